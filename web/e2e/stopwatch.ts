// What the page itself measures while something is done to it.
import type { Page } from 'playwright-core'

/** The longest task of the main thread, 0 if none took more than the fifty milliseconds that a browser reports. */
export async function longestTaskDuring(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      { type: 'longtask' },
    )
  })
  await work()
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
  return Math.max(0, ...tasks)
}

/**
 * A time without what other programs took of it: divided by how many times longer than its own work a stretch of pure
 * work takes just before and after.
 */
export async function undisturbed(measure: () => Promise<number>): Promise<Timed> {
  const before = crowding()
  const measured = await measure()
  return { measured, own: measured / ((before + crowding()) / 2) }
}

/** Milliseconds by the clock, and what is left of them without the other programs. */
export interface Timed {
  readonly measured: number
  readonly own: number
}

const STRETCH = 150

function crowding(): number {
  const [own, start] = [process.cpuUsage(), performance.now()]
  while (performance.now() - start < STRETCH);
  const { user, system } = process.cpuUsage(own)
  return Math.max(1, ((performance.now() - start) * 1000) / (user + system))
}

/** Milliseconds from one frame to the next, without what other programs took of them. */
export interface Frames {
  readonly median: number
  /** Ninety-five of a hundred frames come within this time. */
  readonly late: number
}

const PANNED = 180

/**
 * Times between the frames that the page is given to draw, while the map is dragged and moves in every one of them. The
 * pointer is pressed by the browser; the page itself moves it, so that no message from outside sets the pace.
 */
export async function framesWhilePanning(page: Page): Promise<Frames> {
  await page.mouse.move(600, 400)
  await page.mouse.down({ button: 'middle' })
  const before = crowding()
  const { times, places } = await page.evaluate(draggedAbout, PANNED)
  const crowd = (before + crowding()) / 2
  await page.mouse.up({ button: 'middle' })
  if (places < PANNED * 0.9) throw new Error(`the map moved in ${places} of ${PANNED} frames only`)
  const gaps = times.slice(1).map((time, i) => (time - times[i]) / crowd)
  gaps.sort((a, b) => a - b)
  return { median: gaps[gaps.length >> 1], late: gaps[Math.floor(gaps.length * 0.95)] }
}

/** In the page: three seconds of circles three hundred pixels wide. */
function draggedAbout(count: number): Promise<{ times: number[]; places: number }> {
  const map = document.querySelector<HTMLElement>('[role="application"]')!
  const stage = map.firstElementChild as HTMLElement
  const times: number[] = []
  let place = ''
  let places = 0
  return new Promise(done => {
    const frame = (now: number) => {
      times.push(now)
      if (stage.style.transform !== place) places += 1
      place = stage.style.transform
      const angle = (times.length / 60) * 2 * Math.PI
      const clientX = 600 + 150 * Math.sin(angle) + times.length / 2
      const clientY = 250 + 150 * Math.cos(angle)
      map.dispatchEvent(
        new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', clientX, clientY }),
      )
      if (times.length > count) done({ times, places })
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
