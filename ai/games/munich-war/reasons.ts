// Why a player would take an action, said in a few plain words for whoever asks.
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import type { Action, Json } from '../../../engine/game/action.ts'
import { percent } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/munich-war/flow.ts'
import { inEnemyZone } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { attackersOf, attackRefusal } from '../../../games/munich-war/rules/11-attackers.ts'
import { isSupplied, suppliedHexes } from '../../../games/munich-war/rules/14-supply.ts'
import { hexNamed, unitNamed } from '../../../games/munich-war/rules/actions.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { unitNation } from '../../../games/munich-war/units.ts'
import { nameOf, placeName } from '../../../games/munich-war/words/names.ts'
import { grid, isCity, isEntrenchment, victoryValue } from '../../../games/munich-war/world.ts'
import type { Reason } from '../../players/player.ts'
import { sightOf } from './clock.ts'
import { isToTake, prizeOf } from './prizes.ts'
import { prospectOf } from './prospects.ts'

type About = (g: State, action: Action) => Reason[]

/** For an action that `side` may take now, a whole order or one step of it; the most telling first. */
export function reasons(g: State, side: number, action: Action): Reason[] {
  return ABOUT[action.do]?.(sightOf(g, side), action) ?? []
}

const listOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

function reasonsOfGround(g: State, unit: number, hex: number): Reason[] {
  if (unit < 0 || hex < 0) return []
  const nation = unitNation[unit]
  const found: Reason[] = []
  if (prizeOf(g, nation, hex) > 0) {
    const verb = isToTake(g, nation, hex) ? 'takes' : 'holds'
    const points = victoryValue[hex] > 0 ? `, worth ${victoryValue[hex]}` : ''
    found.push({ text: `${verb} ${placeName(hex)}${points}`, rule: '22.0c' })
  }
  if (isEntrenchment[hex]) found.push({ text: 'an entrenchment shifts attacks to the left', rule: '11.12a' })
  else if (isCity[hex]) found.push({ text: 'a city shifts attacks one column to the left', rule: '11.11b' })
  if (inEnemyZone(g, g.allegiance[nation], hex))
    found.push({ text: 'stands next to the enemy, ready to attack', rule: '11.0a' })
  if (suppliedHexes(g, nation, 3)[hex] === 0)
    found.push({ text: 'but it is out of supply there now', rule: '14.5' })
  return found
}

function reasonsOfBattle(g: State, units: readonly number[], target: number): Reason[] {
  if (units.length === 0 || target < 0) return []
  const { success, ownLoss, enemyLoss } = prospectOf(g, units, target, unit => isSupplied(g, unit))
  const found: Reason[] = [
    { text: `${percent(Math.min(1, success))} chance to clear ${placeName(target)}`, rule: '11.16a' },
  ]
  if (prizeOf(g, unitNation[units[0]], target) > 0)
    found.push({ text: `${placeName(target)} is worth ${victoryValue[target]}`, rule: '22.0c' })
  found.push({
    text: `average losses: ${ownLoss.toFixed(1)} steps for you, ${enemyLoss.toFixed(1)} for the enemy`,
    rule: '11.17a',
  })
  return found
}

/** The units that the order names, or all of one country who may. */
function attackersFor(g: State, action: Action): number[] {
  const named = listOf(action.units).map(unitNamed)
  if (named.length > 0) return named
  const target = hexNamed(action.target)
  const lead = unitNamed(action.unit)
  const found: number[] = []
  for (let slot = target * 6; slot < target * 6 + 6; slot++) {
    const from = grid.neighbours[slot]
    for (let unit = from < 0 ? -1 : g.top[from]; unit >= 0; unit = g.below[unit])
      if (unitNation[unit] === unitNation[lead] && attackRefusal(g, unit, target) === null) found.push(unit)
  }
  return found
}

const move: About = (g, action) =>
  reasonsOfGround(
    g,
    unitNamed(listOf(action.units)[0] ?? action.unit),
    hexNamed(listOf(action.path).at(-1) ?? action.to ?? action.hex),
  )

const battleNow: About = g => {
  const at = findFrame(g.flow, FRAMES.battle)
  if (at < 0) return []
  const target = slotAt(g.flow, at, FRAMES.battle.at.target)
  return reasonsOfBattle(g, attackersOf(g, target), target)
}

const spared: About = (_, action) => [
  { text: `${nameOf(action.unit)} is the least valuable unit`, rule: '11.16a' },
]

const ABOUT: Readonly<Record<string, About>> = {
  attack: (g, action) => reasonsOfBattle(g, attackersFor(g, action), hexNamed(action.target)),
  table: battleNow,
  support: battleNow,
  move,
  step: move,
  rail: move,
  sail: move,
  arrive: move,
  retreat: move,
  pursue: move,
  place: (g, action) => [{ text: 'part of the suggested deployment', rule: '3.4.2d' }, ...move(g, action)],
  'deploy-suggested': () => [{ text: 'the suggested deployment', rule: '3.4.2d' }],
  lose: spared,
  ground: spared,
  mobilize: (_, action) => [{ text: `${nameOf(action.unit)} arrives in one to three turns`, rule: '7.2.1a' }],
  refit: (_, action) => [{ text: `${nameOf(action.unit)} is whole again at once`, rule: '7.3a' }],
  launch: () => [{ text: 'supports the attack there', rule: '16.9c' }],
  fly: () => [{ text: 'supports the attack there', rule: '16.9c' }],
  intercept: () => [{ text: 'the interceptor has the better of it', rule: '16.6b' }],
}
