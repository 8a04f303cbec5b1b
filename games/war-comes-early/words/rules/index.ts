// The rules in words for players, in the order of the ledger (../../ledger.ts): our own words, not the rulebook's.
import type { RuleWords } from '../../../../engine/rulebook/chapter.ts'
import { introduction } from './01-introduction.ts'
import { components } from './02-components.ts'
import { setUpAndHexControl } from './03-set-up-and-hex-control.ts'
import { howToWin } from './04-how-to-win.ts'
import { sequenceOfPlay } from './05-sequence-of-play.ts'
import { airpower } from './06-airpower.ts'
import { reorganizationAndDisruption } from './07-reorganization-and-disruption.ts'
import { stacking } from './08-stacking.ts'
import { zonesOfControl } from './09-zones-of-control.ts'
import { supply } from './10-supply.ts'
import { movement } from './11-movement.ts'
import { combat } from './12-combat.ts'
import { poland1939 } from './13-poland-1939.ts'
import { playerAidCards } from './player-aid-cards.ts'

export const rulesInWords: readonly RuleWords[] = [
  introduction,
  components,
  setUpAndHexControl,
  howToWin,
  sequenceOfPlay,
  airpower,
  reorganizationAndDisruption,
  stacking,
  zonesOfControl,
  supply,
  movement,
  combat,
  playerAidCards,
  poland1939,
].flat()
