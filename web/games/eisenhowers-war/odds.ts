// The odds of an attack before it is made: every shift with its rule, and what each die would bring.
import type { Chance } from '../../../engine/battle/chances.ts'
import type { ShiftEntry } from '../../../engine/battle/shifts.ts'
import { onlyHeadings } from '../../../engine/battle/table.ts'
import { count, percent } from '../../../engine/words/english.ts'
import { stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { inOffensive } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { defendersOf } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import {
  type Assessment,
  type Attacker,
  assess,
  type Engagement,
  resultOf,
  strengthInAttack,
} from '../../../games/eisenhowers-war/rules/10-odds.ts'
import { riverColumns, surrounds } from '../../../games/eisenhowers-war/rules/10-shifts.ts'
import { hexesOfRetreat, stepsOfRetreat } from '../../../games/eisenhowers-war/rules/11-losses.ts'
import { HEX, hasFlag, NOWHERE, type State } from '../../../games/eisenhowers-war/state.ts'
import { type CombatResult, combatResults } from '../../../games/eisenhowers-war/tables.ts'
import { isMobile, sideOf } from '../../../games/eisenhowers-war/units.ts'
import { beyondWords } from '../../../games/eisenhowers-war/words/account.ts'
import { isCity } from '../../../games/eisenhowers-war/world.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import {
  chanceOf,
  clear,
  headline,
  type OddsLine,
  oddsLine,
  resultRows,
  shiftLines,
  strengthTags,
} from '../kit/odds.ts'
import { field, placeName, unitName } from './names.ts'

export const COLUMNS = onlyHeadings(combatResults).labels

export interface Plan {
  readonly target: number
  readonly ground: readonly number[]
  readonly dropped?: readonly number[]
  readonly bombers?: boolean
  readonly offensive?: boolean
}

/** An attack that is thought of. */
export function engagement(
  g: State,
  { target, ground, dropped = [], bombers = false, offensive }: Plan,
): Engagement {
  const attackers: Attacker[] = [
    ...ground.map((unit): Attacker => ({ unit, by: 'ground', from: g.place[unit] })),
    ...dropped.map((unit): Attacker => ({ unit, by: 'air', from: NOWHERE })),
  ]
  return {
    side: sideOf[(ground[0] ?? dropped[0])!],
    target,
    attackers,
    isInvasion: false,
    withBombers: bombers,
    isOffensive: offensive ?? inOffensive(g),
  }
}

/** What each of the six dice gives, equal results together. */
export function chancesOf(assessment: Assessment): Chance<CombatResult>[] {
  const ways = new Map<string, { result: CombatResult; ways: number }>()
  for (let die = 1; die <= 6; die++) {
    const result = resultOf(assessment, die)
    const printed = `${result.attacker}/${result.defender}`
    const known = ways.get(printed)
    if (known === undefined) ways.set(printed, { result, ways: 1 })
    else known.ways += 1
  }
  return [...ways].map(([printed, each]) => ({ ...each, printed, of: 6 }))
}

const stepsIn = (g: State, hex: number): number =>
  defendersOf(g, hex).reduce((sum, unit) => sum + stepsLeft(g, unit), 0)

/** `3:1`, with what lies beyond the table. */
export const columnWords = ({ column, beyond }: Assessment): string =>
  `${COLUMNS[column]}${beyondWords(beyond)}`

/** The chance that nobody is left in the hex if the defenders hold. */
export function chanceToTake(g: State, e: Engagement): number {
  const steps = stepsIn(g, e.target)
  return chanceOf(clear(chancesOf(assess(g, e))).best, ({ defender }) => defender >= steps)
}

export function oddsOf(g: State, plan: Plan): OddsPicture {
  const e = engagement(g, plan)
  const assessment = assess(g, e)
  const outlook = clear(chancesOf(assessment))
  const steps = stepsIn(g, plan.target)
  const mayRetreat = defendersOf(g, plan.target).some(unit => isMobile[unit])
  const falls = ({ defender }: CombatResult) => defender >= steps
  const loss = chanceOf(outlook.best, ({ attacker }) => attacker > 0)
  const strength = (unit: number) => strengthInAttack(g, { unit, by: 'ground', from: g.place[unit] })
  return {
    lines: lines(g, e, assessment),
    columns: COLUMNS,
    column: assessment.column,
    columnTo: null,
    headline: headline(outlook, falls, headlineText(plan.target, loss, mayRetreat), '11.0c'),
    results: resultRows(outlook, {
      isGood: falls,
      text: (result, isSure) => resultWords(result, isSure, mayRetreat),
      value: ({ attacker, defender }) => defender - attacker,
    }),
    isGuess: false,
    says: `Attack at ${COLUMNS[assessment.column]}`,
    tags: strengthTags(field, g, plan.ground, strength, plan.target, `defends with ${assessment.defence}`),
  }
}

function headlineText(target: number, loss: number, mayRetreat: boolean): string {
  const cost = loss === 0 ? 'You lose nothing.' : `${percent(loss)} chance of losing at least one step.`
  return `chance to clear ${placeName(target)}${mayRetreat ? ' if they hold' : ''}. ${cost}`
}

/** `they lose 3, or lose 1 and retreat 2 hexes; you lose 1` */
function resultWords({ attacker, defender }: CombatResult, falls: boolean, mayRetreat: boolean): string {
  const hexes = count(hexesOfRetreat(defender), 'hex', 'hexes')
  const retreat =
    mayRetreat && defender >= 2 ? `, or lose ${stepsOfRetreat(defender)} and retreat ${hexes}` : ''
  const fate = falls ? `cleared${retreat}` : defender === 0 ? 'holds' : `they lose ${defender}${retreat}`
  return `${fate}; ${attacker === 0 ? 'no loss' : `you lose ${attacker}`}`
}

/** 10.1 to 10.10  The reckoning, with shifts that do not apply and why. */
export function lines(g: State, e: Engagement, assessment: Assessment): OddsLine[] {
  const { attack, defence, odds, startColumn, shifts, beyond } = assessment
  return [
    oddsLine(`Attack ${attack} against defence ${defence}`, odds, '10.1'),
    ...shiftLines(shifts, startColumn, COLUMNS),
    ...(beyond === 0
      ? []
      : [oddsLine(`Beyond the table${beyondWords(beyond)}`, COLUMNS[assessment.column], '11.0')]),
    ...unused(
      g,
      e,
      shifts.some(({ rule }) => rule === '10.9'),
    ),
  ]
}

function unused(g: State, e: Engagement, isConcentric: boolean): OddsLine[] {
  const ground = e.attackers.filter(({ by }) => by === 'ground')
  const across = ground.map(({ from }) => riverColumns(g, e.side, from, e.target))
  const dry = ground.find((_, i) => across[i] === 0)
  const found: OddsLine[] = []
  if (dry !== undefined && across.some(columns => columns > 0))
    found.push(oddsLine(`River: ${unitName(dry.unit)} crosses none`, '0', '10.4', false))
  if (isConcentric) return found
  const stands = isCity[e.target] && !hasFlag(g.hexFlags, e.target, HEX.destroyed) && !e.withBombers
  if (surrounds(e.target, e.attackers)) {
    const why = stands ? 'never against a city' : 'never against fortifications'
    found.push(oddsLine(`Concentric bonus: ${why}`, '0', '10.9a', false))
  } else if (new Set(ground.map(({ from }) => from)).size > 1)
    found.push(oddsLine('Concentric bonus: defender is not surrounded', '0', '10.9', false))
  return found
}

/** The shifts of the attack in hand, for the charts; null while nobody attacks. */
export function shiftsInUse(
  g: State,
  target: number,
  units: readonly number[],
  extras: Readonly<Record<string, number>>,
): readonly ShiftEntry[] | null {
  const ground = units.filter(unit => unit >= 0 && g.place[unit] >= 0)
  if (ground.length === 0 || target < 0) return null
  return assess(g, engagement(g, { target, ground, bombers: (extras.bombers ?? 0) > 0 })).shifts
}
