import type { Point } from './points.ts'

// Lines made of edges between numbered nodes: hexsides between corners, railways between hexes.

export type Edge = readonly [from: number, to: number]

const ends = (edges: readonly Edge[]): Map<number, number[]> => {
  const at = new Map<number, number[]>()
  edges.forEach((edge, index) => {
    for (const node of edge) {
      const list = at.get(node)
      if (list) list.push(index)
      else at.set(node, [index])
    }
  })
  return at
}

/** The longest lines that can be drawn in one go; a line ends where not exactly two edges meet, or at a `stop`. */
export function chains(edges: readonly Edge[], stop: (node: number) => boolean = () => false): number[][] {
  const at = ends(edges)
  const used = new Set<number>()
  const isEnd = (node: number) => at.get(node)!.length !== 2 || stop(node)
  const walk = (from: number, first: number): number[] => {
    const line = [from]
    for (let index: number | undefined = first, node = from; index !== undefined; ) {
      used.add(index)
      node = edges[index][0] === node ? edges[index][1] : edges[index][0]
      line.push(node)
      index = isEnd(node) ? undefined : at.get(node)!.find(other => !used.has(other))
    }
    return line
  }
  const found: number[][] = []
  for (const [node, list] of at) {
    if (isEnd(node)) for (const index of list) if (!used.has(index)) found.push(walk(node, index))
  }
  edges.forEach((edge, index) => {
    if (!used.has(index)) found.push(walk(edge[0], index))
  })
  return found
}

/** Directed edges as closed rings. */
export function rings(edges: readonly Edge[]): number[][] {
  const from = new Map<number, number[]>()
  for (const [start, end] of edges) {
    const list = from.get(start)
    if (list) list.push(end)
    else from.set(start, [end])
  }
  const found: number[][] = []
  for (const [start, list] of from) {
    while (list.length > 0) {
      const ring = [start]
      for (let node = list.pop(); node !== undefined && node !== start; node = from.get(node)?.pop())
        ring.push(node)
      found.push(ring)
    }
  }
  return found
}

/** The longest path of each connected part, then what is left over, again by its longest path. */
export function stems(edges: readonly Edge[]): number[][] {
  const found: number[][] = []
  for (let rest = edges; rest.length > 0; ) {
    const at = ends(rest)
    const farthest = farthestFrom(rest, at, farthestFrom(rest, at, rest[0][0])[0])
    const onPath = new Set(farthest.slice(1).map((node, i) => edgeKey(node, farthest[i])))
    const left = rest.filter(([a, b]) => !onPath.has(edgeKey(a, b)))
    found.push(farthest)
    rest = left
  }
  return found
}

const edgeKey = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`)

/** The path from the node that is most edges away, back to the start. */
function farthestFrom(edges: readonly Edge[], at: ReadonlyMap<number, number[]>, start: number): number[] {
  const from = new Map<number, number | null>([[start, null]])
  let last = start
  for (const node of from.keys()) {
    last = node
    for (const index of at.get(node)!) {
      const other = edges[index][0] === node ? edges[index][1] : edges[index][0]
      if (!from.has(other)) from.set(other, node)
    }
  }
  const path: number[] = []
  for (let node: number | null = last; node !== null; node = from.get(node)!) path.push(node)
  return path
}

/** Lines that nearly touch end to beginning become one. */
export function joinedLines(lines: readonly (readonly Point[])[], gap: number): Point[][] {
  const out = lines.map(line => [...line])
  for (let i = 0; i < out.length; i++) {
    for (let j = 0; j < out.length; j++) {
      if (i === j || out[i].length === 0 || out[j].length === 0) continue
      const [x, y] = out[i][out[i].length - 1]
      const [toX, toY] = out[j][0]
      if (Math.hypot(toX - x, toY - y) > gap) continue
      out[i].push(...out[j].splice(0))
      j = -1
    }
  }
  return out.filter(line => line.length > 0)
}
