// Why a player would take an action, said in a few plain words for whoever asks.
import type { Action, Json } from '../../../engine/game/action.ts'
import { percent } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/hinge-of-fate/flow.ts'
import { controller, unitsIn } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { inEnemyZone } from '../../../games/hinge-of-fate/rules/07-zones-of-control.ts'
import { attackersOf, attackRefusal } from '../../../games/hinge-of-fate/rules/12-attackers.ts'
import { fateOf } from '../../../games/hinge-of-fate/rules/12-fates.ts'
import { columnLabel, forecast } from '../../../games/hinge-of-fate/rules/12-forecast.ts'
import { hexNamed, unitNamed } from '../../../games/hinge-of-fate/rules/actions.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { nameOf, placeName } from '../../../games/hinge-of-fate/words/names.ts'
import { campOf, grid, groupOf, isCity, isExit } from '../../../games/hinge-of-fate/world.ts'
import type { Reason } from '../../players/player.ts'
import { prizeOf } from './aims.ts'
import { sightOf } from './field.ts'
import { inFrame } from './frames.ts'
import { coverOf, suppliedHexes } from './ground.ts'
import { isAllOut } from './prospects.ts'

type About = (g: State, action: Action) => Reason[]

/** For an action that `side` may take now, a whole order or one step of it; the most telling first. */
export function reasons(g: State, side: number, action: Action): Reason[] {
  return ABOUT[action.do]?.(sightOf(g, side), action) ?? []
}

const listOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

function attackersFor(g: State, action: Action): number[] {
  const named = listOf(action.units).map(unitNamed)
  if (named.length > 0) return named
  const target = hexNamed(action.target)
  const found: number[] = []
  for (let slot = target * 6; slot < target * 6 + 6; slot++) {
    const from = grid.neighbours[slot]
    for (let unit = from < 0 ? -1 : g.top[from]; unit >= 0; unit = g.below[unit])
      if (attackRefusal(g, unit, target) === null) found.push(unit)
  }
  return found
}

function reasonsOfBattle(g: State, attackers: readonly number[], target: number): Reason[] {
  if (attackers.length === 0 || target < 0) return []
  const { chances, column } = forecast(g, attackers, target)
  const fight = {
    target,
    attackers: attackers.length,
    defenders: unitsIn(g, target),
    allOut: isAllOut(g, true),
  }
  let [taken, own, enemy] = [0, 0, 0]
  for (const { result, ways, of } of chances) {
    const fate = fateOf(g, fight, result)
    taken += fate.isEmptied ? ways / of : 0
    own += (fate.attackerSteps * ways) / of
    enemy += (fate.defenderSteps * ways) / of
  }
  return [
    {
      text: `${percent(taken)} chance to clear ${placeName(target)}, on the ${columnLabel(column)} column`,
      rule: '12.11',
    },
    {
      text: `average losses: ${own.toFixed(1)} steps for you, ${enemy.toFixed(1)} for the enemy`,
      rule: '12.5',
    },
    ...prizeReasons(g, attackers[0], target),
  ]
}

function reasonsOfGround(g: State, unit: number, hex: number): Reason[] {
  if (unit < 0 || hex < 0) return []
  const found = prizeReasons(g, unit, hex)
  if (coverOf(unit, hex) > 0)
    found.push(
      isCity[hex]
        ? { text: 'a city doubles its defence', rule: '12.14d' }
        : { text: 'terrain shifts attacks to the left', rule: '12.13a' },
    )
  if (inEnemyZone(g, campOf[unit], hex))
    found.push({ text: 'stands next to the enemy, ready to attack', rule: '12.3a' })
  if (suppliedHexes(g, groupOf[unit])[hex] === 0)
    found.push({ text: 'but it is out of supply there now', rule: '8.2a' })
  return found
}

function prizeReasons(g: State, unit: number, hex: number): Reason[] {
  if (prizeOf(g, groupOf[unit], hex) === 0) return []
  const verb = controller(g, hex) === campOf[unit] ? 'holds' : 'takes'
  return [{ text: `${verb} ${placeName(hex)}, which counts for victory`, rule: '4.8' }]
}

const ABOUT: Readonly<Record<string, About>> = {
  attack: (g, action) => reasonsOfBattle(g, attackersFor(g, action), hexNamed(action.target)),
  resolve: g =>
    reasonsOfBattle(
      g,
      attackersOf(g, inFrame(g, FRAMES.assemble, 'target')),
      inFrame(g, FRAMES.assemble, 'target'),
    ),
  step: (g, action) => reasonsOfGround(g, unitNamed(action.unit), hexNamed(action.to)),
  move: (g, action) => reasonsOfGround(g, unitNamed(action.unit), hexNamed(listOf(action.path).at(-1))),
  retreat: (g, action) => reasonsOfGround(g, unitNamed(action.unit), hexNamed(action.to)),
  advance: (g, action) => reasonsOfGround(g, unitNamed(action.unit), inFrame(g, FRAMES.battle, 'target')),
  place: (g, action) => reasonsOfGround(g, unitNamed(action.unit), hexNamed(action.hex)),
  exit: (g, action) =>
    isExit[g.place[unitNamed(action.unit)]]
      ? [{ text: 'three French units over the edge win the game', rule: '4.2a' }]
      : [],
  lose: (_, action) => [{ text: `${nameOf(action.unit)} loses the least strength`, rule: '12.5' }],
  reps: (_, action) => [{ text: `${nameOf(action.unit)} regains the most strength`, rule: '9.2a' }],
  order: (_, action) =>
    action.order === 'fight-move'
      ? [{ text: 'attacking first gives the best odds, and can go all out', rule: '12.15b' }]
      : [{ text: 'moving first gives better odds', rule: '5.3a' }],
  switch: () => [{ text: 'the West needs the Luftwaffe more', rule: '13.5c' }],
  'all-out': () => [{ text: 'a step hurts the defender more than you', rule: '12.15b' }],
  stall: () => [{ text: 'saves you a step', rule: '12.15a' }],
  seaside: (_, action) => [
    { text: `starves out ${placeName(hexNamed(action.hex))} without a fight`, rule: '13.7d' },
  ],
  land: () => [{ text: 'the drop saves the defence', rule: '13.6b' }],
}
