// A small seeded source of chance of the reference's own (mulberry32).
export interface Chance {
  below(n: number): number
  happens(probability: number): boolean
  pick<T>(items: readonly T[]): T
  some<T>(items: readonly T[], probability: number): T[]
  shuffle<T>(items: readonly T[]): T[]
}

export function chance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number) => Math.floor(next() * n)
  const happens = (probability: number) => next() < probability
  const shuffle = <T>(items: readonly T[]): T[] => {
    const order = [...items]
    for (let i = order.length - 1; i > 0; i--) {
      const j = below(i + 1)
      const kept = order[i]
      order[i] = order[j]
      order[j] = kept
    }
    return order
  }
  return {
    below,
    happens,
    shuffle,
    pick: items => items[below(items.length)],
    some: (items, probability) => items.filter(() => happens(probability)),
  }
}
