// Nobody is shut out: axe on every screen of every tour, by day and by night.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SCREENS, turnTo, withClient } from './kit.ts'
import { tour } from './tours.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

const BY_DAY = '{ resultTypes: ["violations"] }'
/** By night only the colours are others. */
const BY_NIGHT = '{ resultTypes: ["violations"], runOnly: ["color-contrast"] }'

async function violationsOn(page: Page, options: string): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(AXE)
  const found = (await page.evaluate(`axe.run(${options}).then(r => r.violations)`)) as Violation[]
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0].html.slice(0, 160)} ${nodes[0].failureSummary}`,
    )
}

/** Screens that must be among those looked at, on every device. */
const MUST_SEE = ['start', 'set-up-1938', 'movement', 'attack', 'losses', 'airpower', 'window', 'pass-until']
const AND_SEE = ['timeline', 'curtain', 'victory', 'report', 'report-file', 'forces', 'log', 'rules', 'menu']

for (const [device, screen] of Object.entries(SCREENS)) {
  // A phone that lies on its side has the panels of a desktop, in the same colours.
  const hasNight = device !== 'phone-lying'
  test(`axe finds nothing serious on any screen of a ${device}, by day${hasNight ? ' or by night' : ''}`, {
    timeout: 180_000,
  }, async () => {
    await withClient(async kit => {
      const found: Record<string, string[]> = {}
      const seen: string[] = []
      await tour(kit, screen, async (name, page) => {
        seen.push(name)
        const byDay = await violationsOn(page, BY_DAY)
        if (byDay.length > 0) found[name] = byDay
        if (!hasNight) return
        await turnTo(page, 'dark')
        const byNight = await violationsOn(page, BY_NIGHT)
        if (byNight.length > 0) found[`${name} by night`] = byNight
        await turnTo(page, 'light')
      })
      expect(found).toEqual({})
      expect(seen).toEqual(expect.arrayContaining([...MUST_SEE, ...AND_SEE]))
      expect(kit.complaints).toEqual([])
    })
  })
}
