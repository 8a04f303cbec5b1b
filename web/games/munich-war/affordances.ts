// How each kind of action is chosen at the table, and what the button says.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import type { Action } from '../../../engine/game/action.ts'
import { percent } from '../../../engine/words/english.ts'
import { type DecisionName, munichWar as game } from '../../../games/munich-war/index.ts'
import { countryBeingSetUp, placeRefusal } from '../../../games/munich-war/rules/03-set-up.ts'
import { refitCost } from '../../../games/munich-war/rules/07-replacements.ts'
import { airUnitAt } from '../../../games/munich-war/rules/16-flight.ts'
import { interceptionColumn } from '../../../games/munich-war/rules/16-interception.ts'
import { hasFlak, terrorColumn } from '../../../games/munich-war/rules/16-terror.ts'
import { PHASE, type State } from '../../../games/munich-war/state.ts'
import {
  COST,
  type InterceptionCode,
  interceptionTable,
  terrorTable,
} from '../../../games/munich-war/tables.ts'
import { fullSteps, isAirlift } from '../../../games/munich-war/units.ts'
import { grid, homeHexes } from '../../../games/munich-war/world.ts'
import type { Affordance } from '../../../table/presentation.ts'
import { certain, chanceOf } from '../kit/odds.ts'
import {
  affordance,
  button,
  buttonOf,
  onUnit as onUnitOf,
  placing,
  type Readers,
  readAll,
  row,
  text,
} from '../kit/readers.ts'
import { carrying, field, nameOf, placeName, placeNamed, unitAt, unitName } from './names.ts'
import type { MunichSight } from './sight.ts'

const onUnit = onUnitOf(field)

const ENDINGS: Readonly<Record<number, string>> = {
  [PHASE.movement]: 'End movement',
  [PHASE.combat]: 'End combat',
}

const DONE: Readonly<Partial<Record<DecisionName, string>>> = {
  spending: 'End mobilization',
  launch: 'Finish launching',
  interception: 'Do not intercept',
  terror: 'End bombing',
  seaSupply: 'No sea supply',
  advance: 'Stay',
}

const READERS: Readers<State> = {
  ground: onUnit('Ground'),
  arrive: (_, { unit, hex }) => placing(unit, hex, `${nameOf(unit)} arrives in ${placeNamed(hex)}`),
  mobilize: (_, { unit }) => ({ piece: text(unit), says: `Mobilize ${nameOf(unit)}, ${COST.mobilize} RP` }),
  refit: (_, { unit }) => ({
    piece: text(unit),
    says: `Refit ${nameOf(unit)}, ${refitCost(unitAt(unit))} RP`,
  }),
  hit: onUnit('Reduce'),
  lose: onUnit('Lose a step from'),
  remove: onUnit('Eliminate'),
  enter: (_, { unit, hex }) => placing(unit, hex, `${nameOf(unit)} enters at ${placeNamed(hex)}`),
  supply: (_, { unit, to }) => placing(unit, to, `Supply ${placeNamed(to)} by sea`),
  join: (_, { unit }) => row(`${nameOf(unit)} joins`, '', '11.2'),
  declare: () => button('declare', 'Attack', 'main', 'E'),
  support: onUnit('Support with'),
  resolve: () => button('resolve', 'Roll the die', 'main', 'E'),
  retreat: (_, { unit, to }) => placing(unit, to, `${nameOf(unit)} retreats to ${placeNamed(to)}`),
  hold: (_, { unit }) => buttonOf(unit, 'hold', 'Hold the fortress'),
  stop: (_, { unit }) => buttonOf(unit, 'stop', 'End the retreat in the fortress'),
  advance: onUnit('Advance'),
  pursue: (_, { unit, to }) => placing(unit, to, `${nameOf(unit)} pursues into ${placeNamed(to)}`),
  end: g => button('end', ENDINGS[g.phase] ?? 'That is all', 'main', 'E'),
}

/** 3.4.2  Counters of the country, each with the hexes that it may stand in; at the strength that the table does not give it, it is taken up first. */
function deployment(s: MunichSight): Affordance[] {
  const nation = countryBeingSetUp(s.g)
  const takes = s.legal.filter(action => action.do === 'take')
  return takes.flatMap(take => {
    const unit = unitAt(take.unit)
    const isOwn = (take.reduced === true) === s.g.steps[unit] < fullSteps[unit]
    const hasBoth = takes.filter(other => other.unit === take.unit).length > 1
    if (hasBoth && !isOwn) {
      const label = take.reduced === true ? 'Take it reduced' : 'Take it at full strength'
      return [affordance(take, buttonOf(take.unit, 'take', label))]
    }
    const reduced: Pick<Action, string> = take.reduced === true ? { reduced: true } : {}
    return homeHexes[nation]
      .filter(hex => placeRefusal(s.g, unit, hex) === null)
      .map(hex =>
        affordance(
          { do: 'place', unit: take.unit, hex: grid.names[hex], ...reduced },
          placing(take.unit, grid.names[hex], `Place ${unitName(unit)} in ${placeName(hex)}`),
        ),
      )
  })
}

/** 16.2b, 16.2d  Aircraft with their targets; an airlift that is to carry a unit is a piece of its own. */
function launches(s: MunichSight): Affordance[] {
  const found = s.legal
    .filter(action => action.do === 'launch')
    .flatMap(({ unit }) => {
      const open = s.ask(g => {
        game.perform(g, s.viewer, { do: 'launch', unit }, null)
        return game.legal(g, s.viewer)
      })
      return open.map(({ do: verb, to }) =>
        verb === 'fly'
          ? affordance({ do: 'launch', unit, to }, placing(unit, to, flightWords(unit, to)))
          : affordance(
              { do: 'launch', unit, to, standBy: true },
              placing(carrying(text(unit)), to, `${nameOf(unit)} waits in ${placeNamed(to)}`),
            ),
      )
    })
  return [...found, ...done(s, 'launch')]
}

const flightWords = (unit: unknown, to: unknown): string =>
  isAirlift[unitAt(unit)]
    ? `${nameOf(unit)} supplies ${placeNamed(to)}`
    : `${nameOf(unit)} to ${placeNamed(to)}`

const done = (s: MunichSight, decision: DecisionName): Affordance[] =>
  s.legal
    .filter(action => action.do === 'done')
    .map(action => affordance(action, button('done', DONE[decision] ?? 'That is all', 'main', 'E')))

/** A flight that was begun without a target. */
const flight = (s: MunichSight): Affordance[] =>
  s.legal.map(action =>
    affordance(action, {
      hex: text(action.to),
      says: `${action.do === 'fly' ? 'Fly to' : 'Wait in'} ${placeNamed(action.to)}`,
    }),
  )

const inHand = (s: MunichSight): Affordance[] =>
  s.legal.map(action =>
    affordance(action, { hex: text(action.hex), says: `Place it in ${placeNamed(action.hex)}` }),
  )

/** 16.6  Each interceptor with each target, and what the die promises. */
function interceptions(s: MunichSight): Affordance[] {
  const offers = s.legal
    .filter(action => action.do === 'intercept')
    .map(action => {
      const hex = grid.indexOf(text(action.to))
      const target = airUnitAt(s.g, s.g.phasing, hex)
      const label = `${nameOf(action.unit)} intercepts ${unitName(target)} at ${placeNamed(action.to)}, ${downChance(s.g, unitAt(action.unit), target, hex)}`
      return affordance(action, button(`intercept-${action.unit}-${action.to}`, label, 'offer'))
    })
  return [...offers, ...done(s, 'interception')]
}

/** `50% chance to stop it`: it is shot up, shot down or called off. */
function downChance(g: State, interceptor: number, target: number, hex: number): string {
  const column = interceptionColumn(g, interceptor, target, hex)
  const stops = chanceOf(certain(chances(interceptionTable, column, ONE_DIE)), code => STOPS.includes(code))
  return `${percent(stops)} chance to stop it`
}

const STOPS: readonly InterceptionCode[] = ['DB', 'DL', 'DE', 'ML']

/** 16.8  Each bomber at the city or at the units under it, with the chance of terror. */
function bombings(s: MunichSight): Affordance[] {
  const rows = s.legal
    .filter(action => action.do === 'bomb')
    .map(action => {
      const unit = unitAt(action.unit)
      const hex = s.g.aim[unit]
      const at =
        action.target === 'city' ? placeNamed(grid.names[hex]) : `the units in ${placeNamed(grid.names[hex])}`
      return affordance(action, row(`${unitName(unit)} bombs ${at}`, bombChance(s.g, unit, hex), '16.8f'))
    })
  return [...rows, ...done(s, 'terror')]
}

function bombChance(g: State, unit: number, hex: number): string {
  const cases = certain(chances(terrorTable, terrorColumn(g, unit, hex), ONE_DIE))
  const terror = chanceOf(cases, code => code === 'Terror')
  const loss = chanceOf(cases, code => code === 'Defiance' || (code === 'Flak' && hasFlak(g, hex)))
  return `${percent(terror)} chance of terror, ${percent(loss)} chance of losing a step`
}

/** 16.6a  Air combats, in the order that the interceptor chooses. */
const dogfights = (s: MunichSight): Affordance[] =>
  s.legal.map(action => {
    const hex = grid.indexOf(text(action.hex))
    const [mine, theirs] = [airUnitAt(s.g, s.viewer, hex), airUnitAt(s.g, 1 - s.viewer, hex)]
    return affordance(
      action,
      row(
        `Air combat over ${placeNamed(action.hex)}`,
        `${unitName(mine)} against ${unitName(theirs)}`,
        '16.6a',
      ),
    )
  })

const readable =
  (decision: DecisionName) =>
  (s: MunichSight): Affordance[] => [
    ...readAll(
      READERS,
      s.g,
      s.legal.filter(action => action.do !== 'done'),
    ),
    ...done(s, decision),
  ]

/** Decisions whose actions are put together in another way than one by one. */
const CHOICES: Partial<Record<DecisionName, (s: MunichSight) => Affordance[]>> = {
  deploy: deployment,
  placing: inHand,
  launch: launches,
  flight,
  interception: interceptions,
  dogfight: dogfights,
  terror: bombings,
}

/** Steps and voyages are made in the movement desk, attacks in theirs. */
const ELSEWHERE = [
  'begin',
  'step',
  'rail',
  'exit',
  'top',
  'sail',
  'assault',
  'evacuate',
  'transit',
  'airlift',
  'attack',
]

export function affordancesOf(s: MunichSight, decision: DecisionName): Affordance[] {
  const all = (CHOICES[decision] ?? readable(decision))(s)
  return all.filter(({ action }) => !(decision === 'movement' && ELSEWHERE.includes(action.do)))
}
