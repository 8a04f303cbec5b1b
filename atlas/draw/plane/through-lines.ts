import { type Line, middle, type Point } from './points.ts'

// Lines through a network of nodes. Where several meet, the two that go on straightest are one line; the others end on
// it, where smoothing will leave it. At a `stop` every line ends.

export type Link = readonly [from: number, to: number]

/** Flatter than this, and two links are one line through a junction: the cosine of 115 degrees between them. */
const STRAIGHT = -0.42

interface Node {
  readonly links: number[]
  /** [link] the link that goes on from it. */
  readonly goesOn: Map<number, number>
}

export function throughLines(
  links: readonly Link[],
  place: (node: number) => Point,
  stop: (node: number) => boolean,
): Line[] {
  const nodes = nodesOf(links, place, stop)
  const used = new Set<number>()
  const follow = (from: number, first: number): number[] => {
    const path = [from]
    for (let link: number | undefined = first, node = from; link !== undefined && !used.has(link); ) {
      used.add(link)
      node = otherEnd(links[link], node)
      path.push(node)
      link = nodes.get(node)!.goesOn.get(link)
    }
    return path
  }
  const paths: number[][] = []
  for (const [node, { links: own, goesOn }] of nodes) {
    for (const link of own) if (!goesOn.has(link) && !used.has(link)) paths.push(follow(node, link))
  }
  links.forEach(([from], link) => {
    if (!used.has(link)) paths.push(follow(from, link))
  })
  return paths.map(path => placed(path, nodes, place, links))
}

const otherEnd = ([from, to]: Link, node: number): number => (from === node ? to : from)

function nodesOf(links: readonly Link[], place: (node: number) => Point, stop: (node: number) => boolean) {
  const nodes = new Map<number, Node>()
  links.forEach((link, index) => {
    for (const node of link) {
      if (!nodes.has(node)) nodes.set(node, { links: [], goesOn: new Map() })
      nodes.get(node)!.links.push(index)
    }
  })
  for (const [node, { links: own, goesOn }] of nodes) {
    if (stop(node)) continue
    for (const [a, b] of straightPairs(links, own, node, place)) goesOn.set(a, b).set(b, a)
  }
  return nodes
}

/** Pairs of links that go on through a node, the straightest first. */
function straightPairs(
  links: readonly Link[],
  own: readonly number[],
  node: number,
  place: (node: number) => Point,
): [number, number][] {
  if (own.length === 2) return [[own[0], own[1]]]
  const [x, y] = place(node)
  const away = own.map(link => {
    const [toX, toY] = place(otherEnd(links[link], node))
    const length = Math.hypot(toX - x, toY - y)
    return [(toX - x) / length, (toY - y) / length]
  })
  const pairs: [number, number, number][] = []
  for (let i = 0; i < own.length; i++) {
    for (let j = i + 1; j < own.length; j++) {
      const cosine = away[i][0] * away[j][0] + away[i][1] * away[j][1]
      if (cosine < STRAIGHT) pairs.push([cosine, own[i], own[j]])
    }
  }
  const taken = new Set<number>()
  const chosen: [number, number][] = []
  for (const [, a, b] of pairs.sort((p, q) => p[0] - q[0])) {
    if (taken.has(a) || taken.has(b)) continue
    taken.add(a).add(b)
    chosen.push([a, b])
  }
  return chosen
}

/** The points of a path; an end that lies on a line passing through is moved onto the smoothed line. */
function placed(
  path: readonly number[],
  nodes: ReadonlyMap<number, Node>,
  place: (node: number) => Point,
  links: readonly Link[],
): Line {
  const points = path.map(place)
  for (const end of [0, path.length - 1]) {
    const node = path[end]
    const { goesOn } = nodes.get(node)!
    const through = [...goesOn].find(([a, b]) => a < b)
    if (!through || path[0] === path[path.length - 1]) continue
    const [before, after] = through.map(link => middle(place(otherEnd(links[link], node)), place(node)))
    const [x, y] = place(node)
    points[end] = [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4]
  }
  return points
}
