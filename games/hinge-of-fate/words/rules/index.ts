// The rules in words for players, in the order of the ledger (../../ledger.ts): our own words, not the rulebook's.
import type { RuleWords } from '../../../../engine/rulebook/chapter.ts'
import { introduction } from './01-introduction.ts'
import { components } from './02-components.ts'
import { setUpAndHexControl } from './03-set-up-and-hex-control.ts'
import { howToWin } from './04-how-to-win.ts'
import { turnSequence } from './05-turn-sequence.ts'
import { stacking } from './06-stacking.ts'
import { zonesOfControl } from './07-zones-of-control.ts'
import { supply } from './08-supply.ts'
import { reinforcementsAndReplacements } from './09-reinforcements-and-replacements.ts'
import { bordersAndRedRow } from './10-borders-and-red-row.ts'
import { movement } from './11-movement.ts'
import { combat } from './12-combat.ts'
import { airpowerAndSeaside } from './13-airpower-and-seaside.ts'
import { historicalScenario } from './14-historical-scenario.ts'
import { otherGames } from './other-games.ts'

export const rulesInWords: readonly RuleWords[] = [
  introduction,
  components,
  setUpAndHexControl,
  howToWin,
  turnSequence,
  stacking,
  zonesOfControl,
  supply,
  reinforcementsAndReplacements,
  bordersAndRedRow,
  movement,
  combat,
  airpowerAndSeaside,
  historicalScenario,
  otherGames,
].flat()
