// Why a player would take an action, said in a few plain words for whoever asks.
import { slot, topFrame } from '../../../engine/flow/frames.ts'
import type { Action, Json } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { targetCount } from '../../../games/budziszyn-1945/rules/05-battle-cells.ts'
import { engagementOf } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { engagementOfPlan } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { LEVELS_TO_BERLIN } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { hexNamed, unitNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { counters } from '../../../games/budziszyn-1945/units.ts'
import { grid, townName } from '../../../games/budziszyn-1945/world.ts'
import { strikersAt } from './duties.ts'
import { reasonsOfBattle } from './reasons-of-battle.ts'
import { reasonsOfGround } from './reasons-of-ground.ts'
import { sightOf } from './sight.ts'

export interface Reason {
  readonly text: string
  readonly rule?: string
}

/** For an action that `side` may take now, a whole order or one step of it; the most telling first. */
export function reasons(g: State, side: number, action: Action): Reason[] {
  const seen = sightOf(g, side)
  const about = ABOUT[action.do]
  return about === undefined ? [] : about(seen, action)
}

type About = (g: State, action: Action) => Reason[]

const listOf = (value: Json | undefined): string[] => (Array.isArray(value) ? value.map(String) : [])

const onTheMarch = (g: State): number =>
  topFrame(g.flow) === FRAMES.march.id ? slot(g.flow, FRAMES.march.at.unit) : -1

const nameOf = (hex: number): string => (townName[hex] === '' ? grid.names[hex] : townName[hex])

const assault: About = (g, action) => {
  const targets = listOf(action.targets).map(hexNamed)
  const attackers = listOf(action.units).map(unitNamed)
  const named = {
    support: listOf(action.support).map(unitNamed),
    abilities: listOf(action.abilities).map(unitNamed),
  }
  return reasonsOfBattle(g, engagementOfPlan(g, { targets, attackers, ...named }))
}

/** Everybody who may: a hex is named before those who attack it. */
const attack: About = (g, action) => {
  const target = hexNamed(action.hex)
  const attackers = strikersAt(g, target)
  if (attackers.length === 0) return []
  return reasonsOfBattle(g, engagementOfPlan(g, { targets: [target], attackers }))
}

const resolve: About = g => (targetCount(g) > 0 ? reasonsOfBattle(g, engagementOf(g)) : [])

const march = (g: State, unit: number, to: number): Reason[] =>
  unit < 0 || to < 0 ? [] : reasonsOfGround(g, unit, to)

function move(g: State, action: Action): Reason[] {
  const last = [...listOf(action.path), ...(typeof action.to === 'string' ? [action.to] : [])].at(-1)
  const first = listOf(action.units)[0] ?? String(action.unit ?? '')
  return march(g, unitNamed(first), hexNamed(last))
}

const step: About = (g, action) => march(g, onTheMarch(g), hexNamed(action.to))

const fallBack: About = (g, action) => march(g, unitNamed(action.unit), hexNamed(action.to))

const dig: About = () => [
  { text: 'a field fortification gives the defender two columns', rule: '7.1.10' },
  { text: 'units that are dug in do not have to attack', rule: '7.1.11' },
]

const lose: About = (_, action) => {
  const unit = unitNamed(action.unit)
  return [{ text: `${counters[unit].name} is the cheapest unit to take the loss`, rule: '5.2.1f' }]
}

const stay: About = (g, action) => {
  const hex = g.place[unitNamed(action.unit)]
  return [{ text: `${nameOf(hex)} is worth the level it costs to hold`, rule: '5.3.7' }]
}

const mission: About = (_, action) => {
  const target = nameOf(hexNamed(action.hex))
  if (action.kind === 'air-attack')
    return [{ text: `thirteen points or more are sure to hit ${target}`, rule: '8.2.6' }]
  if (action.kind === 'offensive-support')
    return [{ text: `the points are added to the attack on ${target}`, rule: '8.2.2' }]
  return []
}

const fire: About = (_, action) => {
  if (typeof action.hex !== 'string') return []
  return [{ text: `guns within three hexes of ${nameOf(hexNamed(action.hex))} fire together`, rule: '6.4.2' }]
}

const feed: About = () => [{ text: 'Volkssturm replaces a lost level of a regiment', rule: '15.3.3' }]

const mark: About = () => [{ text: 'moves after the attacks, through any gap they open', rule: '12.1.1' }]

const exit: About = (g, action) => {
  const unit = typeof action.unit === 'string' ? unitNamed(action.unit) : onTheMarch(g)
  if (unit < 0) return []
  return [{ text: `${g.levels[unit]} more of the ${LEVELS_TO_BERLIN} levels for Berlin`, rule: 'N-V1' }]
}

const demolish: About = () => [{ text: 'the enemy would use this bridge', rule: '14.1.4' }]
const rebuild: About = () => [{ text: 'the advance has to cross here', rule: '14.2.2' }]
const build: About = () => [{ text: 'the advance has to cross here', rule: '14.3.2b' }]
const pontoon: About = () => [{ text: 'the armour needs a bridge over the Nysa', rule: 'N-6' }]

const ABOUT: Readonly<Record<string, About>> = {
  assault,
  attack,
  resolve,
  move,
  step,
  straight: step,
  retreat: fallBack,
  dig,
  lose,
  stay,
  mission,
  fire,
  feed,
  mark,
  exit,
  demolish,
  rebuild,
  build,
  pontoon,
}
