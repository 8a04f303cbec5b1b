// The odds of an attack before it is made, from what the attacker can see.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { columnOf } from '../../../engine/battle/columns.ts'
import { shiftedColumn } from '../../../engine/battle/shifts.ts'
import { garrisonFactor } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { type Forecast, forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { type CombatResult, combatResults } from '../../../games/war-comes-early/tables.ts'
import { columnLabel } from '../../../games/war-comes-early/words/odds.ts'
import { attackFactor, corpsHalves, grid } from '../../../games/war-comes-early/world.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import type { HexTag } from '../../../table/scene.ts'
import { type Addition, type Guess, guessAt } from './guess.ts'
import { oddsLines } from './odds-lines.ts'
import { fallWords, resultWords } from './odds-words.ts'
import type { WarSight } from './sight.ts'
import { strengthOf } from './strength.ts'

/** One way in which the battle may be fought: its column, how likely it is, and what the defender has to lose. */
interface Case {
  readonly column: number
  readonly share: number
  readonly halves: number
  readonly garrison: boolean
}

/** 12.8b  The division lands on 3 to 6. */
const LANDS = 4 / 6

export function oddsOf(s: WarSight, units: readonly number[], target: number, drops: boolean): OddsPicture {
  const guess = guessAt(s, target)
  const seen = forecast(s.g, units, target, { landed: drops })
  const dry = drops ? forecast(s.g, units, target) : seen
  const best = casesOf(s, target, seen, dry, drops, guess.least)
  const worst = guess.count === 0 ? best : casesOf(s, target, seen, dry, drops, guess.most)
  const line = combatResults.headings[seen.line]
  const isGuess = guess.count > 0
  return {
    lines: oddsLines(s, units, target, seen, guess, drops),
    columns: line.labels,
    column: best[0].column - 1,
    columnTo: isGuess && worst[0].column !== best[0].column ? worst[0].column - 1 : null,
    headline: headlineOf(s, target, best, worst),
    results: resultsOf(best, worst, isGuess),
    isGuess,
    says: `Attack at ${columnLabel(seen.line, best[0].column)}${isGuess ? ' or less' : ''}`,
    tags: tagsOf(s, units, target, seen, guess),
  }
}

function casesOf(
  s: WarSight,
  target: number,
  landed: Forecast,
  dry: Forecast,
  drops: boolean,
  more: Addition,
): Case[] {
  const halves = defenderHalves(s, target) + more.halves
  const garrison = garrisonFactor(s.g, target) > 0
  const caseOf = (reckoning: Forecast, share: number): Case => ({
    column: columnWith(reckoning, more.defence),
    share,
    halves,
    garrison,
  })
  return drops ? [caseOf(landed, LANDS), caseOf(dry, 1 - LANDS)] : [caseOf(landed, 1)]
}

// 12.1d, 12.2  The same reckoning with a stronger defender.
function columnWith({ line, differential, shifts }: Forecast, more: number): number {
  const start = columnOf(combatResults.headings[line], differential - more)
  return shiftedColumn(start, shifts, combatResults.columns) + 1
}

function defenderHalves({ g }: WarSight, target: number): number {
  let sum = 0
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) sum += corpsHalves[unit]
  return sum
}

/** 12.3b, 12.3c  Is nobody left? The garrison of a fort goes last. */
function falls({ halves, garrison }: Case, { defender }: CombatResult): boolean {
  return garrison ? defender * 2 > halves : defender * 2 >= halves && defender > 0
}

function each(
  cases: readonly Case[],
  found: (c: Case, result: CombatResult, printed: string, chance: number) => void,
) {
  for (const c of cases) {
    for (const { result, printed, ways, of } of chances(combatResults, c.column - 1, ONE_DIE))
      found(c, result, printed, (c.share * ways) / of)
  }
}

function chanceOf(cases: readonly Case[], wanted: (c: Case, result: CombatResult) => boolean): number {
  let sum = 0
  each(cases, (c, result, _, chance) => {
    if (wanted(c, result)) sum += chance
  })
  return Math.min(1, sum)
}

function headlineOf(s: WarSight, target: number, best: readonly Case[], worst: readonly Case[]) {
  const chance = chanceOf(best, falls)
  const low = chanceOf(worst, falls)
  const loss = chanceOf(best, (_, { attacker }) => attacker > 0)
  const { text, rules } = fallWords(s, target, loss)
  return { chance, chanceTo: low === chance ? null : low, text, rules }
}

interface Tally {
  chance: number
  falls: boolean
  readonly result: CombatResult
}

function tally(cases: readonly Case[]): Map<string, Tally> {
  const found = new Map<string, Tally>()
  each(cases, (c, result, printed, chance) => {
    const known = found.get(printed)
    if (known === undefined) found.set(printed, { chance, result, falls: falls(c, result) })
    else known.chance += chance
  })
  return found
}

function resultsOf(best: readonly Case[], worst: readonly Case[], isGuess: boolean): OddsPicture['results'] {
  const here = tally(best)
  const there = isGuess ? tally(worst) : here
  const printed = [...new Set([...here.keys(), ...there.keys()])]
  const rows = printed.map(label => {
    const one = here.get(label)
    const other = there.get(label)
    const { result } = (one ?? other)!
    const fallsSurely = (one?.falls ?? true) && (other?.falls ?? true)
    const chance = one?.chance ?? 0
    const chanceTo = isGuess && (other?.chance ?? 0) !== chance ? (other?.chance ?? 0) : null
    const mayFall = (one?.falls ?? false) || (other?.falls ?? false)
    return { label, text: resultWords(result, fallsSurely, mayFall), chance, chanceTo, good: mayFall, result }
  })
  rows.sort((a, b) => b.result.defender - b.result.attacker - (a.result.defender - a.result.attacker))
  return rows.map(({ result: _, ...row }) => row)
}

function tagsOf(
  s: WarSight,
  units: readonly number[],
  target: number,
  seen: Forecast,
  guess: Guess,
): HexTag[] {
  const hexes = [...new Set(units.map(unit => s.g.place[unit]))]
  const tags = hexes.map((hex): HexTag => {
    const here = units.filter(unit => s.g.place[unit] === hex && attackFactor[unit] > 0)
    const strengths = here.map(unit => `${strengthOf(s.g, unit, target).value}`)
    return { hex: grid.names[hex], text: strengths.join(' + ') || '0', look: 'ink' }
  })
  const more = guess.count > 0 ? ' or more' : ''
  return [
    ...tags,
    {
      hex: grid.names[target],
      text: `defends with ${seen.defence + guess.least.defence}${more}`,
      look: 'target',
    },
  ]
}
