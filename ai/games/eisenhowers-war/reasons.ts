// Why a player would take an action, said in a few plain words for whoever asks.
import { slot, topFrame } from '../../../engine/flow/frames.ts'
import type { Action, Json } from '../../../engine/game/action.ts'
import { percent } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/eisenhowers-war/flow.ts'
import { isSupplied } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { movingUnits } from '../../../games/eisenhowers-war/rules/08-movement.ts'
import { inEnemyZone } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import { attackersOf, attackRefusal } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import { battleTarget, inBattle } from '../../../games/eisenhowers-war/rules/11-battle-frame.ts'
import { hexNamed, unitNamed } from '../../../games/eisenhowers-war/rules/actions.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { sideOf } from '../../../games/eisenhowers-war/units.ts'
import { placeName, unitName } from '../../../games/eisenhowers-war/words/names.ts'
import { grid, isCity, isPort } from '../../../games/eisenhowers-war/world.ts'
import type { Reason } from '../../players/player.ts'
import { prizeOf } from './aims.ts'
import { sightOf } from './field.ts'
import { landingSuccess } from './invasions.ts'
import { byGround, prospectOf } from './prospects.ts'

type About = (g: State, action: Action) => Reason[]

/** For an action that `side` may take now, a whole order or one step of it; the most telling first. */
export function reasons(g: State, side: number, action: Action): Reason[] {
  return ABOUT[action.do]?.(sightOf(g, side), action) ?? []
}

const listOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

function battle(g: State, units: readonly number[], target: number): Reason[] {
  if (units.length === 0 || target < 0) return []
  const { success, ownLoss } = prospectOf(g, byGround(g, units), target, unit => isSupplied(g, unit))
  const found: Reason[] = [{ text: `${percent(success)} chance to take ${placeName(target)}`, rule: '11.0' }]
  if (prizeOf(g, sideOf[units[0]], target) > 1)
    found.push({ text: `${placeName(target)} counts for victory`, rule: '4.1' })
  found.push({ text: `average loss: ${ownLoss.toFixed(1)} steps`, rule: '11.0c' })
  return found
}

const attack: About = (g, action) => {
  const target = hexNamed(action.target)
  const named = listOf(action.units).map(unitNamed)
  if (named.length > 0) return battle(g, named, target)
  const near: number[] = []
  for (let each = target * 6; each < target * 6 + 6; each++) {
    const from = grid.neighbours[each]
    for (let unit = from < 0 ? -1 : g.top[from]; unit >= 0; unit = g.below[unit])
      if (attackRefusal(g, unit, target) === null) near.push(unit)
  }
  return battle(g, near, target)
}

const resolve: About = g =>
  topFrame(g.flow) === FRAMES.assemble.id
    ? battle(g, attackersOf(g), slot(g.flow, FRAMES.assemble.at.target))
    : []

function ground(g: State, unit: number, hex: number): Reason[] {
  if (unit < 0 || hex < 0) return []
  const side = sideOf[unit]
  const found: Reason[] = []
  const verb = g.control[hex] === side ? 'holds' : 'takes'
  if (isPort[hex] && g.turn <= 4) found.push({ text: `${verb} the port of ${placeName(hex)}`, rule: '4.3.2' })
  else if (isCity[hex]) found.push({ text: `${verb} ${placeName(hex)}`, rule: '4.4' })
  if (inEnemyZone(g, side, hex))
    found.push({ text: 'stands next to the enemy, ready to attack', rule: '10.0' })
  return found
}

const landing: About = (g, action) => {
  const hex = hexNamed(action.hex)
  const found: Reason[] = isPort[hex] ? [{ text: `${placeName(hex)} is a port`, rule: '4.3.2' }] : []
  const success = landingSuccess(g, [0, 1, 2, 3], hex)
  return [...found, { text: `${percent(success)} chance to come ashore`, rule: '5.3.5' }]
}

const ABOUT: Readonly<Record<string, About>> = {
  attack,
  resolve,
  step: (g, action) => ground(g, movingUnits(g)[0] ?? -1, hexNamed(action.to)),
  move: (g, action) => ground(g, unitNamed(listOf(action.units)[0]), hexNamed(listOf(action.path).at(-1))),
  enter: (g, action) => ground(g, unitNamed(action.unit), hexNamed(action.to)),
  advance: (g, action) => (inBattle(g) ? ground(g, unitNamed(action.unit), battleTarget(g)) : []),
  lose: (_, action) => [
    { text: `${unitName(unitNamed(action.unit))} is the least valuable unit`, rule: '11.1' },
  ],
  retreat: () => [{ text: 'a retreat saves half of the steps', rule: '11.2' }],
  stand: () => [{ text: 'the hex is worth the steps', rule: '11.1' }],
  offensive: (_, action) => [
    { text: `an attack from ${placeName(hexNamed(action.hex))} is the best one now`, rule: '13.6k' },
  ],
  'plan-first': landing,
  plan: landing,
  withdraw: () => [{ text: 'two French corps arrive in place of one', rule: '12.1.1' }],
  bombers: () => [{ text: 'shifts one column, and a bombed city counts for neither side', rule: '10.10' }],
}
