// Facts about battles before they are fought.
import { result } from '../../engine/battle/table.ts'
import type { Json } from '../../engine/game/action.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import { type Facts, hexNamed, question, unitsNamed } from './position-fact-kinds.ts'
import { type Approach, type Attacker, assess, columnName, resultOf } from './rules/10-odds.ts'
import { ALLIED } from './sides.ts'
import { NOWHERE, type State } from './state.ts'
import { combatResults, FIRST_COLUMN } from './tables.ts'
import { sideOf } from './units.ts'

const isSaid = (value: Json | undefined): boolean => value === true || value === 'yes'

function attackersOf(g: State, units: readonly number[], by: Approach): Attacker[] {
  return units.map(unit => ({ unit, by, from: by === 'ground' ? g.place[unit] : NOWHERE }))
}

const FACES = [1, 2, 3, 4, 5, 6]

function oddsOf(g: State, asked: Question): Json | undefined {
  const target = hexNamed(asked.target)
  const attackers = [
    ...attackersOf(g, unitsNamed(asked.attackers), 'ground'),
    ...attackersOf(g, unitsNamed(asked.landing), 'sea'),
    ...attackersOf(g, unitsNamed(asked.dropped), 'air'),
  ]
  if (target < 0 || attackers.length === 0 || attackers.some(({ unit }) => unit < 0)) return undefined
  const assessment = assess(g, {
    side: sideOf[attackers[0].unit] ?? ALLIED,
    target,
    attackers,
    isInvasion: asked.landing !== undefined,
    withBombers: isSaid(asked.bombers),
    isOffensive: isSaid(asked.offensive),
  })
  const { attack, defence, odds, shifts, column, beyond } = assessment
  return {
    attack,
    defence,
    odds,
    shifts: shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
    shift: shifts.reduce((sum, { columns }) => sum + columns, 0),
    column: columnName(column),
    beyond,
    results: Object.fromEntries(FACES.map(die => [die, written(resultOf(assessment, die))])),
  }
}

const written = ({ attacker, defender }: { attacker: number; defender: number }): string =>
  `${attacker}/${defender}`

/** 11.0c  A cell of the combat results table. */
function cellOf(_g: State, { column, die }: Question): Json | undefined {
  const index = combatResults.headings.odds.labels.indexOf(String(column))
  return index < 0
    ? undefined
    : { is: written(result(combatResults, index, Number(die))), first: FIRST_COLUMN }
}

export const COMBAT_FACTS: Facts = {
  odds: question(
    'an attack before it is made: { target, attackers: […], landing: […], dropped: […], bombers: yes, offensive: yes } and of ' +
      'the answer attack, defence, odds, shifts [{ rule, label, columns }], shift, column, beyond, results by die',
    ['target', 'attackers', 'landing', 'dropped', 'bombers', 'offensive'],
    oddsOf,
  ),
  result: question(
    'a cell of the combat results table: { column: "5:1", die: 6, is: 1/2 }',
    ['column', 'die'],
    cellOf,
  ),
}
