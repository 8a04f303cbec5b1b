// The rules in words for players, in the order of the ledger: our own words, not the rulebook's.
import type { RuleWords } from '../../../../engine/rulebook/chapter.ts'
import { basicInformation } from './01-basic-information.ts'
import { phasesAndTurns } from './02-phases-and-turns.ts'
import { movement } from './03-movement.ts'
import { zonesOfControl } from './04-zones-of-control.ts'
import { combat } from './05-combat.ts'
import { artillery } from './06-artillery.ts'
import { fortifications } from './07-fortifications.ts'
import { airUnits } from './08-air-units.ts'
import { headquarters } from './09-headquarters.ts'
import { supply } from './10-supply.ts'
import { reinforcements } from './11-reinforcements.ts'
import { strategicMovement } from './12-strategic-movement.ts'
import { tacticalConcentration } from './13-tactical-concentration.ts'
import { bridges } from './14-bridges.ts'
import { specialUnits } from './15-special-units.ts'
import { masking } from './16-masking.ts'
import { nysa1945 } from './nysa-1945.ts'
import { tables } from './tables.ts'
import { twoStars } from './two-stars.ts'

export const rulesInWords: readonly RuleWords[] = [
  basicInformation,
  phasesAndTurns,
  movement,
  zonesOfControl,
  combat,
  artillery,
  fortifications,
  airUnits,
  headquarters,
  supply,
  reinforcements,
  strategicMovement,
  tacticalConcentration,
  bridges,
  specialUnits,
  masking,
  tables,
  nysa1945,
  twoStars,
].flat()
