/** A priority queue of numbered nodes; equal costs come out in the order of their numbers, so that a build repeats. */
class Queue {
  readonly #heap: { node: number; cost: number }[] = []

  get isEmpty(): boolean {
    return this.#heap.length === 0
  }

  push(node: number, cost: number): void {
    const heap = this.#heap
    heap.push({ node, cost })
    for (let at = heap.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!before(heap[at], heap[parent])) break
      ;[heap[at], heap[parent]] = [heap[parent], heap[at]]
      at = parent
    }
  }

  pop(): { node: number; cost: number } {
    const heap = this.#heap
    const top = heap[0]
    const last = heap.pop()!
    if (heap.length > 0) heap[0] = last
    for (let at = 0; ; ) {
      let least = at
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && before(heap[child], heap[least])) least = child
      }
      if (least === at) return top
      ;[heap[at], heap[least]] = [heap[least], heap[at]]
      at = least
    }
  }
}

const before = (a: { node: number; cost: number }, b: { node: number; cost: number }): boolean =>
  a.cost < b.cost || (a.cost === b.cost && a.node < b.node)

export interface Journey {
  /** Where it may begin, and what beginning there costs. */
  readonly starts: ReadonlyMap<number, number>
  /** Where it may end, and what ending there costs. */
  readonly ends: ReadonlyMap<number, number>
  /** What leaves a node; costs are above zero. */
  leaving(node: number): Iterable<readonly [to: number, cost: number]>
}

/** The cheapest chain of nodes from a start to an end, or null if there is none. */
export function cheapest({ starts, ends, leaving }: Journey): number[] | null {
  const cost = new Map<number, number>(starts)
  const from = new Map<number, number>()
  const queue = new Queue()
  for (const [node, fee] of starts) queue.push(node, fee)
  let best: { node: number; total: number } | null = null
  while (!queue.isEmpty) {
    const here = queue.pop()
    if (here.cost > cost.get(here.node)!) continue
    if (best && here.cost >= best.total) break
    const fee = ends.get(here.node)
    if (fee !== undefined && (!best || here.cost + fee < best.total)) {
      best = { node: here.node, total: here.cost + fee }
    }
    for (const [to, price] of leaving(here.node)) {
      const total = here.cost + price
      if (total >= (cost.get(to) ?? Number.POSITIVE_INFINITY)) continue
      cost.set(to, total)
      from.set(to, here.node)
      queue.push(to, total)
    }
  }
  return best && chainTo(best.node, from)
}

function chainTo(node: number, from: ReadonlyMap<number, number>): number[] {
  const chain = [node]
  for (let before = from.get(node); before !== undefined; before = from.get(before)) chain.unshift(before)
  return chain
}
