// The rules in words for players, in the order of the ledger (../../ledger.ts): our own words, not the rulebook's.
import type { RuleWords } from '../../../../engine/rulebook/chapter.ts'
import { introduction } from './01-introduction.ts'
import { components } from './02-components.ts'
import { setUp } from './03-set-up.ts'
import { sequence } from './04-sequence.ts'
import { belligerency } from './05-belligerency.ts'
import { events } from './06-events.ts'
import { mobilization } from './07-mobilization.ts'
import { movement } from './08-movement.ts'
import { stacking } from './09-stacking.ts'
import { zonesOfControl } from './10-zones-of-control.ts'
import { combat } from './11-combat.ts'
import { retreat } from './12-retreat.ts'
import { advance } from './13-advance.ts'
import { supply } from './14-supply.ts'
import { fogOfWar } from './15-fog-of-war.ts'
import { airpower } from './16-airpower.ts'
import { specialForces } from './17-special-forces.ts'
import { naval } from './18-naval.ts'
import { uniqueUnits } from './19-unique-units.ts'
import { weather } from './20-weather.ts'
import { surrender } from './21-surrender.ts'
import { victory } from './22-victory.ts'
import { optionalRules } from './23-optional.ts'

export const rulesInWords: readonly RuleWords[] = [
  introduction,
  components,
  setUp,
  sequence,
  belligerency,
  events,
  mobilization,
  movement,
  stacking,
  zonesOfControl,
  combat,
  retreat,
  advance,
  supply,
  fogOfWar,
  airpower,
  specialForces,
  naval,
  uniqueUnits,
  weather,
  surrender,
  victory,
  optionalRules,
].flat()
