// node web/games/war-comes-early/map-demo/measure.ts [address]: pans and zooms the map of a game in the middle with every overlay on, and tells
// how evenly the frames come.
import { type CDPSession, chromium } from 'playwright-core'
import { packedChromium } from '../../../../tools/chromium.ts'
import { serveDemo } from './serve.ts'

interface Frames {
  readonly count: number
  readonly mean: number
  readonly p95: number
  readonly worst: number
  readonly late: number
  readonly longTasks: readonly number[]
  /** Time spent in our own code a frame. */
  readonly script: number
}

/** Runs in the page: one gesture a frame for some seconds. */
const panning = (kind: 'pan' | 'zoom' | 'still', milliseconds: number): string => `new Promise(done => {
  const view = document.querySelector('.map-viewport')
  const box = view.getBoundingClientRect()
  const longTasks = []
  const watch = new PerformanceObserver(list => longTasks.push(...list.getEntries().map(entry => Math.round(entry.duration))))
  watch.observe({ entryTypes: ['longtask'] })
  const deltas = []
  let script = 0
  let last = 0
  const begin = performance.now()
  const step = now => {
    if (last) deltas.push(now - last)
    last = now
    const t = (now - begin) / 1000
    const before = performance.now()
    const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2, cancelable: true, bubbles: true }
    if ('${kind}' === 'pan') {
      view.dispatchEvent(new WheelEvent('wheel', { ...at, shiftKey: true, deltaY: 14 * Math.sign(Math.sin(t * 1.4)) }))
    }
    if ('${kind}' === 'zoom') {
      view.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: 12 * Math.sign(Math.sin(t * 2.2)) }))
    }
    script += performance.now() - before
    if (now - begin < ${milliseconds}) return requestAnimationFrame(step)
    watch.disconnect()
    deltas.sort((a, b) => a - b)
    const sum = deltas.reduce((a, b) => a + b, 0)
    done({
      count: deltas.length,
      mean: sum / deltas.length,
      p95: deltas[Math.floor(deltas.length * 0.95)],
      worst: deltas.at(-1),
      late: deltas.filter(delta => delta > 20).length,
      longTasks,
      script: script / deltas.length,
    })
  }
  requestAnimationFrame(step)
})`

/** Time that the thread of the page has worked, in milliseconds: it does not depend on what else the machine does. */
async function busy(devices: CDPSession): Promise<number> {
  const { metrics } = await devices.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

async function measure(address: string, scale: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await packedChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: scale,
  })
  const page = await context.newPage()
  const devices = await context.newCDPSession(page)
  await devices.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const scene of ['rest', 'all']) {
    await page.goto(`${address}?scene=${scene}`)
    await page.waitForSelector('html[data-ready]')
    await page.waitForTimeout(1500)
    for (const kind of ['still', 'pan', 'zoom'] as const) {
      const before = await busy(devices)
      const frames = (await page.evaluate(panning(kind, 4000))) as Frames
      const spent = ((await busy(devices)) - before) / frames.count
      const say = (value: number) => value.toFixed(1)
      console.log(
        `${scene}, ${kind}, ${scale}x: ${frames.count} frames, mean ${say(frames.mean)} ms, 95 % ${say(frames.p95)}, worst ${say(frames.worst)}, over 20 ms ${frames.late}, page thread ${say(spent)} ms a frame, of it our code ${say(frames.script)}, long tasks ${frames.longTasks.join(' ') || 'none'}`,
      )
      await page.waitForTimeout(500)
    }
  }
  await browser.close()
}

const own = process.argv[2] === undefined ? await serveDemo() : null
await measure(own?.address ?? process.argv[2], 1)
await own?.close()
