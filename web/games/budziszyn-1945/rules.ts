// The rules in our own words, for the Rules tab and for every rule number that can be clicked.
import { findRule } from '../../../engine/rulebook/find-rule.ts'
import { rulesInWords } from '../../../games/budziszyn-1945/words/rules/index.ts'
import type { RuleText } from '../../../table/presentation.ts'

export const rules: readonly RuleText[] = rulesInWords

export const rule = (id: string): RuleText | null => findRule(rules, id)
