// The rules in words for players, in the order of the ledger (../../ledger.ts): our own words, not the rulebook's.
import type { RuleWords } from '../../../../engine/rulebook/chapter.ts'
import { introduction } from './01-introduction.ts'
import { components } from './02-components.ts'
import { scenarios } from './03-scenarios.ts'
import { howToWin } from './04-how-to-win.ts'
import { turnSequence } from './05-turn-sequence.ts'
import { stacking } from './06-stacking.ts'
import { supply } from './07-supply.ts'
import { movement } from './08-movement.ts'
import { zonesOfControl } from './09-zones-of-control.ts'
import { combat } from './10-combat.ts'
import { combatResults } from './11-combat-results.ts'
import { reinforcements } from './12-reinforcements.ts'
import { specialRules } from './13-special-rules.ts'

export const rulesInWords: readonly RuleWords[] = [
  introduction,
  components,
  scenarios,
  howToWin,
  turnSequence,
  stacking,
  supply,
  movement,
  zonesOfControl,
  combat,
  combatResults,
  reinforcements,
  specialRules,
].flat()
