// Written by `salient freeze eisenhowers-war`: its rules in older versions, for games that began with them.
import type { FrozenRules } from '../../../engine/game/frozen.ts'

export const FROZEN: FrozenRules = {
  1: () => import('./1/rules.js'),
}
