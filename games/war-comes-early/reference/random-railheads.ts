// Railheads of a random position: on rail hexes joined to the Soviet rail net by hexes that Soviet units have taken (10.3.1).
import type { Chance } from './random.ts'
import { capitals, type Draft } from './random-draft.ts'
import { hexes, occupy, suits, touches, within } from './random-ground.ts'
import { hexsideKinds, neighbours, printed } from './world.ts'

const LONGEST = 16

const inside = hexes
  .filter(hex => hex.region === 'Soviet Union' && touches(hex.name, 'rail'))
  .map(hex => hex.name)
const frontier = inside.filter(name =>
  within(name, 3).some(near => ![null, 'Soviet Union'].includes(printed.hexes.get(near)!.region)),
)
const edge = inside.filter(name => printed.hexes.get(name)!.railEdge)

function mayPass(draft: Draft, hex: string): boolean {
  const there = printed.hexes.get(hex)!
  const isTaken = draft.units.some(unit => unit.hex === hex) && draft.control[hex] !== 'Soviet Union'
  if (isTaken || capitals.has(hex) || !suits(draft, printed.units.get('su-a1')!, there)) return false
  return draft.turn > 2 || there.region === 'Soviet Union'
}

// Most start near the frontier and leave the country; some never left the edge of the map.
function startOf(draft: Draft, chance: Chance): string {
  const held = (names: readonly string[]) => names.filter(hex => draft.control[hex] === 'Soviet Union')
  return chance.pick(held(chance.pick([inside, frontier, frontier, edge])))
}

export function layRailheads(draft: Draft, chance: Chance): void {
  draft.railheads = Array.from({ length: 4 }, () => {
    let at = startOf(draft, chance)
    const passed = new Set([at])
    const stays = edge.includes(at) && chance.happens(0.5)
    for (let steps = stays ? 0 : chance.below(LONGEST); steps > 0; steps--) {
      const ahead = neighbours(printed, at).filter(
        next => hexsideKinds(printed, at, next)?.has('rail') && !passed.has(next),
      )
      if (ahead.length === 0) break
      const next = chance.pick(ahead)
      if (!mayPass(draft, next)) break
      occupy(draft, 'Soviet Union', next)
      passed.add(next)
      at = next
    }
    return at
  })
}
