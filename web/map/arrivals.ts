// When tiles that have come in are put into the page. A browser without a graphics card draws for a tenth of a second after a
// zoom, and a page that changes again meanwhile must wait for it: so changes keep their distance.

/** Milliseconds that the screen is left alone after it had to be drawn anew. */
const QUIET = 250

export class Arrivals {
  private readonly entering = new Set<() => void>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private frame = 0
  private quietUntil = 0

  /** Calls this with others that wait, before the next frame or as soon as it is quiet. */
  ask(enter: () => void): void {
    this.entering.add(enter)
    if (this.entering.size > 1) return
    const wait = Math.max(0, this.quietUntil - performance.now())
    this.timer = setTimeout(() => {
      this.frame = requestAnimationFrame(this.enterAll)
    }, wait)
  }

  /** All of the map is being drawn anew. */
  hush(): void {
    this.quietUntil = performance.now() + QUIET
  }

  close(): void {
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
  }

  private readonly enterAll = (): void => {
    const all = [...this.entering]
    this.entering.clear()
    for (const enter of all) enter()
    this.hush()
  }
}
