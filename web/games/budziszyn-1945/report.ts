// The end of a game: who won, how lucky the sides were, where it turned.
import { chances, TWO_DICE } from '../../../engine/battle/chances.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { count } from '../../../engine/words/english.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { CAMPS } from '../../../games/budziszyn-1945/nations.ts'
import { scoresOf } from '../../../games/budziszyn-1945/rules/17-victory-points.ts'
import { isNysa1945, ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { type CombatResult, combatResults } from '../../../games/budziszyn-1945/tables.ts'
import { counters, fullLevels } from '../../../games/budziszyn-1945/units.ts'
import { campName, kindName, nationName, sideOf, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { Fact } from '../../../table/presentation.ts'
import type { Fought } from '../kit/luck.ts'
import { reportOf } from '../kit/report.ts'
import { verdictOf } from '../kit/verdict.ts'
import { score } from './header.ts'
import { field } from './names.ts'
import type { BudSight } from './sight.ts'

function fought(g: State, attack: GameEvent, combat: GameEvent): Fought<CombatResult> {
  const attackers = (attack.units as readonly string[]).map(unitAt)
  const side = ownerOf(g, attackers[0])
  const column = combatResults.headings.odds.labels.indexOf(String(combat.column))
  const printed = String(combat.result)
  return {
    side,
    enemy: enemyOf(g, side),
    target: (combat.targets as readonly string[])[0],
    attackers,
    chances: chances(combatResults, column, TWO_DICE, Number(combat.modifier)),
    result: combatResults.results[combatResults.printed.indexOf(printed)],
    printed,
    dice: combat.dice as readonly number[],
  }
}

/** In a game of three everybody fights the Soviets; luck against him who attacked falls to them, or to whoever holds out. */
const enemyOf = (g: State, side: number): number => (g.terms.players === 2 ? 1 - side : side === 1 ? 0 : 1)

/** Levels that go with an event; an eliminated unit takes all that it has left. */
function lossReader() {
  const left = Int8Array.from(fullLevels)
  return (event: GameEvent) => {
    const unit = unitAt(event.unit)
    if (unit < 0) return null
    if (event.event === 'fed') left[unit] += 1
    const isGone = event.event === 'eliminated'
    if (!isGone && event.event !== 'reduced') return null
    const lost = isGone ? Math.max(1, left[unit]) : 1
    left[unit] -= lost
    return { unit, lost }
  }
}

export const report = reportOf<State, CombatResult>(field, {
  declared: 'attack',
  rolled: 'combat',
  fought,
  // 5.3.7  A hex of retreat is worth the level that refusing it would cost.
  balance: ({ attacker, defender }) =>
    defender.losses + defender.retreat - attacker.losses - attacker.retreat,
  unit: 'levels',
  costs: ({ attacker, defender }) => ({ attacker: attacker.losses, defender: defender.losses }),
  lossReader,
  kindOfLoss: unit => `${nationName(unit)} ${kindName(counters[unit].type)}`,
  kinds: 4,
  story: (g, { attackers, side, printed, event }) =>
    `${count(attackers.length, `${sideOf(g, side)} unit`)} attacked at ${event.column}: ${printed}`,
})

export const verdict = verdictOf<State, BudSight>(field, game, {
  score,
  because: (s, { because }) => (isNysa1945(s.g) ? because : pointWords(s)),
  facts: s => (isNysa1945(s.g) ? score(s).map(({ label, value }) => ({ label, value })) : pointFacts(s)),
})

/** `Soviet 55, German 48, American 47`: the most first. */
const pointWords = (s: BudSight): string =>
  s
    .ask(scoresOf)
    .map(({ total }, camp) => ({ total, text: `${campName(camp)} ${total}` }))
    .toSorted((a, b) => b.total - a.total)
    .map(({ text }) => text)
    .join(', ')

/** S-V0  Every line that brought points. */
function pointFacts(s: BudSight): Fact[] {
  const scores = s.ask(scoresOf)
  return CAMPS.flatMap((_, camp) => [
    ...scores[camp].lines
      .filter(({ points }) => points !== 0)
      .map(({ label, points, rule }) => ({ label: `${campName(camp)}: ${label}`, value: `${points}`, rule })),
    { label: `${campName(camp)} points`, value: `${scores[camp].total}`, rule: 'S-V0' },
  ])
}
