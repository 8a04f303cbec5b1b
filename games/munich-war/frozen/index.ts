// Written by `salient freeze munich-war`: its rules in older versions, for games that began with them.
import type { FrozenRules } from '../../../engine/game/frozen.ts'

export const FROZEN: FrozenRules = {}
