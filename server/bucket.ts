/** So many at once, and so many a second after that. */
export class Bucket {
  readonly #most: number
  readonly #perSecond: number
  #left: number
  #at: number

  constructor(most: number, perSecond: number, now = performance.now()) {
    this.#most = most
    this.#perSecond = perSecond
    this.#left = most
    this.#at = now
  }

  /** False when it was too much. */
  take(now = performance.now()): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
