// Who has won, by which rule, and the figures at the end.
import type { Game, Outcome } from '../../../engine/game/game.ts'
import { capital, list } from '../../../engine/words/english.ts'
import type { Fact, Presentation, ScoreItem, Sentence } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'
import { sentence } from './sentences.ts'
import type { KitSight } from './sight.ts'

export interface VerdictWords<S> {
  score(s: S): readonly ScoreItem[]
  /** Why it ended so, without a full stop; left out, the reason that the rules give. */
  because?(s: S, outcome: Outcome): string
  /** Who has won, as an adjective; left out, the winning sides by their names. */
  winners?(s: S, outcome: Outcome): string
  /** Left out, the score. */
  facts?(s: S): readonly Fact[]
}

type Verdict<S> = (s: S) => ReturnType<Presentation['verdict']>

export function verdictOf<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  game: Game<G>,
  { score, because = (_, outcome) => outcome.because, facts, winners: named }: VerdictWords<S>,
): Verdict<S> {
  return s => {
    const outcome = s.ask(game.outcome)
    if (outcome === null) return null
    const said: Sentence = sentence(`${capital(because(s, outcome))}.`, outcome.rule)
    const winners = named?.(s, outcome) ?? list(outcome.winners.map(side => field.sideOf(s.g, side)))
    return {
      title: outcome.winners.length === 0 ? 'A draw' : `${winners} victory`,
      sentence: said,
      facts: facts?.(s) ?? score(s).map(({ label, value }) => ({ label, value })),
    }
  }
}
