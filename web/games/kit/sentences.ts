// Sentences with the rule that they rest on.
import type { Refusal } from '../../../engine/game/refusal.ts'
import { capital } from '../../../engine/words/english.ts'
import type { Sentence } from '../../../table/presentation.ts'

export const sentence = (text: string, ...rules: string[]): Sentence => ({ text, rules })

/** A refusal as a sentence of its own: `V Corps cannot enter Prague: an enemy holds it.` */
export const sentenceOf = ({ rule, because }: Refusal, before = ''): Sentence =>
  sentence(`${capital(before === '' ? because : `${before}: ${because}`)}.`, rule)

/** The same, null where nothing is refused. */
export const sentenceOrNull = (refusal: Refusal | null): Sentence | null =>
  refusal === null ? null : sentenceOf(refusal)

/** What a rule tells without its full stop, as a sentence. */
export const told = ({ text, rule }: { readonly text: string; readonly rule: string }): Sentence =>
  sentence(`${capital(text)}.`, rule)
