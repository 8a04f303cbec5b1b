// What a player plays for.
import { isNysa1945 } from '../../../games/budziszyn-1945/state.ts'
import type { Objectives } from '../../../table/presentation.ts'
import { objectivesNysa } from './objectives-nysa.ts'
import { objectivesStars } from './objectives-stars.ts'
import type { BudSight } from './sight.ts'

export const objectives = (s: BudSight): Objectives =>
  isNysa1945(s.g) ? objectivesNysa(s) : objectivesStars(s)
