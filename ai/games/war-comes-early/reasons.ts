// Why a player would take an action, said in a few plain words for whoever asks.
import { slot, topFrame } from '../../../engine/flow/frames.ts'
import type { Action, Json } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/war-comes-early/flow.ts'
import { attackersOf, attackRefusal, isDriveIn } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { momentumRefusal } from '../../../games/war-comes-early/rules/12-flank-and-momentum.ts'
import { hexNamed, unitNamed } from '../../../games/war-comes-early/rules/actions.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { hexName } from '../../../games/war-comes-early/words/names.ts'
import { counters, grid } from '../../../games/war-comes-early/world.ts'
import type { Reason } from '../../players/player.ts'
import { sightOf } from './field.ts'
import { reasonsOfBattle } from './reasons-of-battle.ts'
import { reasonsOfGround } from './reasons-of-ground.ts'

type About = (g: State, action: Action) => Reason[]

/** For an action that `side` may take now, a whole order or one step of it; the most telling first. */
export function reasons(g: State, side: number, action: Action): Reason[] {
  return ABOUT[action.do]?.(sightOf(g, side), action) ?? []
}

const listOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

/** The units that the order names, or everybody who may: a hex is named before those who attack it. */
function attackersFor(g: State, action: Action, may: (unit: number) => boolean): number[] {
  const named = listOf(action.units).map(unitNamed)
  if (named.length > 0) return named
  const target = hexNamed(action.target)
  const found: number[] = []
  for (let side = target * 6; side < target * 6 + 6; side++) {
    const from = grid.neighbours[side]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) if (may(unit)) found.push(unit)
  }
  return found
}

const attack: About = (g, action) => {
  const target = hexNamed(action.target)
  return reasonsOfBattle(
    g,
    attackersFor(g, action, unit => attackRefusal(g, unit, target) === null),
    target,
  )
}

const momentum: About = (g, action) => {
  const target = hexNamed(action.target)
  return reasonsOfBattle(
    g,
    attackersFor(g, action, unit => momentumRefusal(g, unit, target) === null),
    target,
  )
}

const driveIn: About = (g, action) => {
  const unit = unitNamed(listOf(action.units)[0] ?? action.unit)
  const target = hexNamed(action.target)
  return [
    { text: `drives into ${hexName(target)} without a fight`, rule: '12.6a' },
    ...reasonsOfGround(g, unit, target),
  ]
}

const resolve: About = g => {
  if (topFrame(g.flow) !== FRAMES.assemble.id || isDriveIn(slot(g.flow, FRAMES.assemble.at.kind))) return []
  const target = slot(g.flow, FRAMES.assemble.at.target)
  return reasonsOfBattle(g, attackersOf(g, target), target)
}

const step: About = (g, action) => reasonsOfGround(g, unitNamed(action.unit), hexNamed(action.to))

const move: About = (g, action) =>
  reasonsOfGround(g, unitNamed(listOf(action.units)[0]), hexNamed(listOf(action.path).at(-1)))

const advance: About = (g, action) =>
  topFrame(g.flow) === FRAMES.advance.id
    ? reasonsOfGround(g, unitNamed(action.unit), slot(g.flow, FRAMES.advance.at.target))
    : []

const setUp: About = (g, action) => {
  const unit = unitNamed(action.unit)
  if (unit < 0) return []
  const isSuggested = counters[unit].fields.get('suggested') === action.hex
  const ground = reasonsOfGround(g, unit, hexNamed(action.hex))
  return isSuggested ? [{ text: 'the suggested place', rule: '3.0a' }, ...ground] : ground
}

const ABOUT: Readonly<Record<string, About>> = {
  attack,
  momentum,
  flank: driveIn,
  'momentum-flank': driveIn,
  resolve,
  step,
  column: step,
  move,
  advance,
  place: setUp,
  'deploy-suggested': () => [{ text: 'the suggested places', rule: '3.0a' }],
  replace: (g, action) => reasonsOfGround(g, unitNamed(action.unit), hexNamed(action.hex)),
  combine: () => [{ text: 'an army is stronger than its corps', rule: '7.0a' }],
  split: () => [{ text: 'corps find room where another army stands', rule: '8.0d' }],
  lose: (_, action) => [
    { text: `${counters[unitNamed(action.unit)].name} is the least valuable unit`, rule: '12.3d' },
  ],
  bomb: () => [{ text: 'every other marker takes a victory point from the enemy', rule: '6.2.1' }],
  support: (_, action) => [
    { text: `one column for battles around ${hexName(hexNamed(action.hex))}`, rule: '6.2.2d' },
  ],
  drop: () => [{ text: 'one column, unless the die is a 1 or a 2', rule: '12.8b' }],
  railhead: (_, action) => [
    { text: `supply reaches four hexes beyond ${hexName(hexNamed(action.to ?? action.hex))}`, rule: '10.3a' },
  ],
  violate: (_, action) => [{ text: `${String(action.nation)} can be beaten quickly`, rule: '3.3b' }],
}
