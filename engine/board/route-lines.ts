import { argumentsOf, expectOnly } from '../files/arguments.ts'
import { unknown } from '../files/nearest.ts'
import type { Reporter } from '../files/reporter.ts'
import type { Line } from '../files/tokens.ts'
import { opposite } from '../hex/directions.ts'
import type { BoardParts, Route } from './board.ts'
import type { Header } from './header.ts'

// route rail "Hamburg-Berlin" 2007 2008 2109 !route

export type RouteParts = Pick<BoardParts, 'networks' | 'routes'>

export function readRoutes(lines: readonly Line[], header: Header, to: Reporter): RouteParts {
  const networks = new Uint32Array(header.grid.size * 6)
  const routes: Route[] = []
  for (const line of lines) {
    if (line.directive !== 'route') continue
    const route = readRoute(line, header, to)
    if (route === null) continue
    routes.push(route)
    connect(route, header, networks)
  }
  return { networks, routes }
}

function readRoute(line: Line, header: Header, to: Reporter): Route | null {
  const { tokens } = line
  const given = argumentsOf(line, to)
  expectOnly(line, given, [], ['route'], to)
  const [network = ''] = given.words
  const name = tokens[1]?.kind === 'text' ? tokens[1].text : ''
  const names = given.words.slice(tokens[1]?.kind === 'text' ? 2 : 1)
  const place = name === '' ? undefined : name
  if (!header.networkKinds.includes(network)) {
    to.report('unknown-network', line.number, unknown('network', network, header.networkKinds), place)
    return null
  }
  if (names.length < 2) {
    to.report('incomplete-route', line.number, 'a route needs at least two hexes', place)
    return null
  }
  const hexes = names.map(each => header.grid.indexOf(each))
  const isWhole = checkSteps(hexes, names, line, header, place, to)
  return isWhole ? { network, name, hexes, isFromRulebook: given.marks.has('route') } : null
}

function checkSteps(
  hexes: readonly number[],
  names: readonly string[],
  line: Line,
  { grid }: Header,
  place: string | undefined,
  to: Reporter,
): boolean {
  const before = to.faults.length
  hexes.forEach((hex, i) => {
    const label = place === undefined ? names[i] : `${place}, ${names[i]}`
    if (hex < 0) {
      to.report('unknown-hex', line.number, `there is no hex ${names[i]} on this grid`, label)
    } else if (i > 0 && hexes[i - 1] >= 0 && grid.directionTo(hexes[i - 1], hex) < 0) {
      const reason = `the route breaks at step ${i}: ${names[i - 1]} and ${names[i]} are not adjacent`
      to.report('broken-route', line.number, reason, label)
    }
  })
  return to.faults.length === before
}

function connect({ network, hexes }: Route, { grid, networkKinds }: Header, networks: Uint32Array): void {
  const bit = 1 << networkKinds.indexOf(network)
  for (let i = 1; i < hexes.length; i++) {
    const direction = grid.directionTo(hexes[i - 1], hexes[i])
    networks[hexes[i - 1] * 6 + direction] |= bit
    networks[hexes[i] * 6 + opposite(direction)] |= bit
  }
}
