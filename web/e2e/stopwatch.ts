// What the page itself measures while something is done to it.
import type { Page } from 'playwright-core'

interface Watched {
  tasks: number[]
  frames: number[]
}

const watched = (): Watched => (window as unknown as { watched: Watched }).watched

/** The longest task of the main thread, 0 if none took more than the fifty milliseconds that a browser reports. */
export async function longestTaskDuring(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { watched: { tasks, frames: [] } })
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
      { type: 'longtask' },
    )
  })
  await work()
  const { tasks } = await page.evaluate(watched)
  return Math.max(0, ...tasks)
}

/** Milliseconds from one frame to the next. */
export interface Frames {
  readonly median: number
  /** Ninety-five of a hundred frames come within this time. */
  readonly late: number
}

/** Times between the frames that the page was given to draw. */
export async function framesDuring(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { watched: { tasks: [], frames } })
    const frame = (now: number) => {
      frames.push(now)
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  await work()
  const { frames } = await page.evaluate(watched)
  const gaps = frames.slice(1).map((time, i) => time - frames[i])
  gaps.sort((a, b) => a - b)
  return { median: gaps[gaps.length >> 1], late: gaps[Math.floor(gaps.length * 0.95)] }
}
