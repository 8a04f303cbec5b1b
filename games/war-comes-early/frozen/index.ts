// Written by `salient freeze war-comes-early`: its rules in older versions, for games that began with them.
import type { FrozenRules } from '../../../engine/game/frozen.ts'

export const FROZEN: FrozenRules = {
  2: () => import('./2/rules.js'),
}
