// Written by `salient freeze hinge-of-fate`: its rules in older versions, for games that began with them.
import type { FrozenRules } from '../../../engine/game/frozen.ts'

export const FROZEN: FrozenRules = {
  1: () => import('./1/rules.js'),
  2: () => import('./2/rules.js'),
}
