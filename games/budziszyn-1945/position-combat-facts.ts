// Facts about combats: an attack before it is made, the tables, who is bound to attack, what a side sees.
import { onlyHeadings, printedResult } from '../../engine/battle/table.ts'
import type { Json } from '../../engine/game/action.ts'
import type { Question } from '../../engine/positions/fact-kinds.ts'
import {
  type Facts,
  hexesNamed,
  hexNamed,
  ofGame,
  ofUnit,
  question,
  sidesOf,
  unitNames,
  unitsNamed,
} from './position-fact-kinds.ts'
import { engagementOfPlan, forecast } from './rules/05-forecast.ts'
import { effectiveAttack, effectiveDefence } from './rules/05-strength.ts'
import { KNOWN, knowledgeOf } from './rules/16-masking.ts'
import { hasFlag, type State, UNIT } from './state.ts'
import { airAttack, artilleryFire, attackOnObjects, combatResults } from './tables.ts'

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const ASKS = [
  'targets',
  'attackers',
  'support',
  'abilities',
  'paid',
  'air',
  'kills',
  'declines',
  'defenceSupport',
  'defenceAbilities',
  'defenceAir',
  'defenceKills',
  'defenceDeclines',
]

const numberIn = (value: Json | undefined): number | undefined =>
  value === undefined ? undefined : Number(value)
const isYes = (value: Json | undefined): boolean => value === true || value === 'yes'

/** What an attack would be resolved as. */
function oddsOf(g: State, asked: Question): Json | undefined {
  const targets = hexesNamed(asked.targets)
  const attackers = unitsNamed(asked.attackers)
  if (targets.some(hex => hex < 0) || attackers.some(unit => unit < 0 || g.place[unit] < 0)) return undefined
  const plan = {
    targets,
    attackers,
    support: unitsNamed(asked.support),
    abilities: unitsNamed(asked.abilities),
    paid: unitsNamed(asked.paid),
    air: numberIn(asked.air),
    kills: numberIn(asked.kills),
    declines: isYes(asked.declines),
    defence: {
      support: unitsNamed(asked.defenceSupport),
      abilities: unitsNamed(asked.defenceAbilities),
      air: numberIn(asked.defenceAir),
      kills: numberIn(asked.defenceKills),
      declines: isYes(asked.defenceDeclines),
    },
  }
  const { attack, defence, start, shifts, column, heading, modifier, chances, helpless } = forecast(
    g,
    engagementOfPlan(g, plan),
  )
  const sum = (sign: number) => shifts.reduce((total, { columns }) => total + Math.max(0, columns * sign), 0)
  return {
    attack,
    defence,
    ratio: onlyHeadings(combatResults).labels[start],
    attackerModifiers: sum(1),
    defenderModifiers: sum(-1),
    shifts: shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
    column: heading,
    modifier,
    helpless,
    results: Object.fromEntries(ROLLS.map(roll => [roll, printedResult(combatResults, column, roll)])),
    chances: Object.fromEntries(chances.map(({ printed, ways, of }) => [printed, `${ways}/${of}`])),
  }
}

const TABLES = { combat: combatResults, air: airAttack, artillery: artilleryFire, objects: attackOnObjects }

/** T2 to T5  A cell of a table. */
function resultOf(_g: State, { table, column, roll }: Question): Json | undefined {
  const known = TABLES[String(table) as keyof typeof TABLES]
  const { labels } = onlyHeadings(known ?? combatResults)
  const at = labels.indexOf(String(column))
  if (known === undefined || at < 0) return undefined
  return { is: printedResult(known as typeof combatResults, at, Number(roll)) }
}

const KNOWN_NAMES = Object.keys(KNOWN)

// 16.1  How much a side knows of the top unit of a stack, and of those under it.
function sightOf(g: State, { side, hex }: Question): Json | undefined {
  const at = hexNamed(hex)
  const player = sidesOf(g).indexOf(String(side))
  if (at < 0 || player < 0) return undefined
  const { top, others } = knowledgeOf(g, player, at)
  return { is: KNOWN_NAMES[top], top: KNOWN_NAMES[top], others: KNOWN_NAMES[others] }
}

const withFlag = (flag: number) => (g: State) =>
  unitNames(unit => g.place[unit] >= 0 && hasFlag(g.unitFlags, unit, flag))

export const COMBAT_FACTS: Facts = {
  odds: question(
    `an attack before it is made: { targets, attackers } and ${ASKS.slice(2).join(', ')}; of the answer attack, defence, ratio, ` +
      'attackerModifiers, defenderModifiers, shifts [{ rule, label, columns }], column, modifier, helpless, results by roll, chances',
    ASKS,
    oddsOf,
  ),
  result: question(
    'a cell of a table (combat, air, artillery, objects): { table: combat, column: "3:1", roll: 7, is: -/D2 }',
    ['table', 'column', 'roll'],
    resultOf,
  ),
  strength: ofUnit('attack and defence of a unit as it is now, halvings counted', (g, unit) => ({
    attack: effectiveAttack(g, unit),
    defence: effectiveDefence(g, unit),
  })),
  mustAttack: ofGame('units that must attack in this phase (5.1.3)', withFlag(UNIT.mustAttack), true),
  mustBeAttacked: ofGame(
    'units that must be attacked in this phase (5.1.4)',
    withFlag(UNIT.mustBeAttacked),
    true,
  ),
  sees: question(
    'what a side knows of a stack: { side, hex }, and of the answer top and others: nothing, type, levels or all',
    ['side', 'hex'],
    sightOf,
  ),
}
