// Every control of a page, touched with a finger: it lies on top, and something comes of it.
import type { Page } from 'playwright-core'

const CONTROLS = 'button, .term, a[href], summary, [role=tab], [role=radio], .segment label, label.check'

export interface Control {
  readonly index: number
  readonly name: string
  /** Greyed, with its reason; or chosen already, so that touching it changes nothing. */
  readonly isAtRest: boolean
}

/** What can be touched, in the order of the page. */
export const controlsOf = (page: Page): Promise<Control[]> =>
  page.evaluate(selector => {
    const shown = [...document.querySelectorAll<HTMLElement>(selector)]
    const isOutOfReach = (element: Element) =>
      element.closest('[inert]') !== null ||
      document.querySelector('dialog:modal')?.contains(element) === false
    return shown.flatMap((element, index) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
      if (element.getBoundingClientRect().width < 2 || isOutOfReach(element)) return []
      const input = element instanceof HTMLLabelElement ? (element.control as HTMLInputElement | null) : null
      const isChosen =
        (input?.type === 'radio' && input.checked) ||
        element.matches('[aria-selected=true], [aria-current], [aria-checked=true], [aria-pressed=true]')
      const isGreyed = element.matches('[aria-disabled=true]') || input?.disabled === true
      const name = element.ariaLabel ?? element.textContent ?? ''
      return [{ index, name: name.trim().slice(0, 60), isAtRest: isChosen || isGreyed }]
    })
  }, CONTROLS)

/** Things that look like buttons and are none, and greyed ones that do not say why. */
export const pretenders = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const looks = document.querySelectorAll<HTMLElement>('.button, .icon-button, .text-button, .go, .tab')
    const isReal = (element: Element) =>
      element.closest('button, a[href], summary, label, input, [role=radio], [role=tab]') !== null
    const greyed = document.querySelectorAll<HTMLElement>('button[aria-disabled=true]')
    const isDumb = (element: HTMLElement) =>
      !element.title && !element.ariaDescription && !element.getAttribute('aria-describedby')
    return [
      ...[...looks].filter(element => !isReal(element)).map(element => `no button: ${element.className}`),
      ...[...greyed].filter(isDumb).map(element => `greyed without a reason: ${element.textContent}`),
    ]
  })

/** Where a finger would touch it; null if something lies over it there. */
const placeOf = (page: Page, index: number): Promise<{ x: number; y: number } | null> =>
  page.evaluate(
    ({ selector, at }) => {
      const element = document.querySelectorAll<HTMLElement>(selector)[at]
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getClientRects()[0]
      const [x, y] = [left + width / 2, top + height / 2]
      const hit = document.elementFromPoint(x, y)
      // The mark of a radio button may lie on its label: it is the same control.
      const own = element instanceof HTMLLabelElement ? element.control : null
      return hit !== null && (element.contains(hit) || hit.contains(element) || hit === own) ? { x, y } : null
    },
    { selector: CONTROLS, at: index },
  )

/** What comes to lie on top while the page is still being drawn. */
async function placeAtLast(page: Page, index: number): ReturnType<typeof placeOf> {
  for (const begun = performance.now(); ; await page.waitForTimeout(60)) {
    const at = await placeOf(page, index)
    if (at !== null || performance.now() - begun > SETTLED) return at
  }
}

/** Whatever passes over a control has gone by then. */
const SETTLED = 5_000

/** A machine with much else to do takes seconds over what an idle one does at once. */
const PATIENCE = 30_000

const WATCH = `
  window.touched = 0
  window.watching?.disconnect()
  window.watching = new MutationObserver(changes => { window.touched += changes.length })
  window.watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
`

/** Touches a control that is still there; says what is wrong with it, or null. */
export async function touch(page: Page, name: string): Promise<string | null> {
  const found = (await controlsOf(page)).find(control => control.name === name && !control.isAtRest)
  if (found === undefined) return null
  const at = await placeAtLast(page, found.index)
  if (at === null) return `covered: ${name}`
  let chose = false
  page.once('filechooser', () => {
    chose = true
  })
  const address = page.url()
  await page.evaluate(WATCH)
  const fingers = await page.context().newCDPSession(page)
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at, id: 0 }] })
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await fingers.detach()
  for (const begun = performance.now(); performance.now() - begun < PATIENCE; ) {
    if (chose || page.url() !== address) return null
    const changes = await page.evaluate('window.touched').catch(() => 1)
    if (Number(changes) > 0) return null
    await page.waitForTimeout(60)
  }
  return `nothing comes of it: ${name}`
}
