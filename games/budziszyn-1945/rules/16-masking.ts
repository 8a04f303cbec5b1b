// 16.1, R56  What a player may know of a stack, from what stands next to it, lies on it and has happened to it.
import { PUBLIC } from '../../../engine/game/game.ts'
import { areHostile, HEX, hasFlag, ownerOf, PHASE, type State, UNIT } from '../state.ts'
import { grid } from '../world.ts'
import { isFortified } from './07-field-fortifications.ts'

/** How much of a unit lies open: nothing, its type, its type and levels, or the whole counter. Each knows what those before it know. */
export const KNOWN = { nothing: 0, type: 1, levels: 2, all: 3 } as const

/** KNOWN of the unit on top and of those under it. */
export interface Knowledge {
  readonly top: number
  readonly others: number
}

const OPEN: Knowledge = { top: KNOWN.all, others: KNOWN.all }
/** [KNOWN of every unit] with the top unit in plain sight, and with a mask over it (16.1.2). */
const UNMASKED: readonly Knowledge[] = [KNOWN.nothing, KNOWN.type, KNOWN.levels].map(others => ({
  top: KNOWN.all,
  others,
}))
const MASKED: readonly Knowledge[] = [KNOWN.nothing, KNOWN.type, KNOWN.levels].map(each => ({
  top: each,
  others: each,
}))

/** 16.1.1-16.1.4  What a player knows of the stack in a hex. Only stacks of enemies have secrets; the public knows what all know. */
export function knowledgeOf(g: State, player: number, hex: number): Knowledge {
  if (player === PUBLIC) return knownToAll(g, hex)
  if (!g.terms.options.masking || !isEnemyStack(g, player, hex)) return OPEN
  // 16.1.3  Whoever took part in a combat lies open until the phase ends.
  if (hasFlag(g.hexFlags, hex, HEX.open)) return OPEN
  const each = isAdjacent(g, player, hex) ? neighbourly(g, hex) : KNOWN.nothing
  return hasFlag(g.hexFlags, hex, HEX.masked) ? MASKED[each] : UNMASKED[each]
}

// 16.1.4a, 16.1.4b  Neighbours are told the types, and the levels of those who are not fortified.
const neighbourly = (g: State, hex: number): number => (isFortified(g, hex) ? KNOWN.type : KNOWN.levels)

function knownToAll(g: State, hex: number): Knowledge {
  let { top, others } = OPEN
  for (let player = 0; player < g.terms.players; player++) {
    const known = knowledgeOf(g, player, hex)
    top = Math.min(top, known.top)
    others = Math.min(others, known.others)
  }
  return { top, others }
}

/** Is the stack at war with a camp of the player, and not his own? */
function isEnemyStack(g: State, player: number, hex: number): boolean {
  const top = g.top[hex]
  return top >= 0 && ownerOf(g, top) !== player && isHostileTo(g, player, g.camp[top])
}

function isHostileTo(g: State, player: number, camp: number): boolean {
  const { playerOf } = g.terms
  return playerOf.some((owner, other) => owner === player && areHostile(g, camp, other))
}

function isAdjacent(g: State, player: number, hex: number): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0 && g.top[next] >= 0 && ownerOf(g, g.top[next]) === player) return true
  }
  return false
}

/** How much of a unit the player knows (KNOWN). Who took part in a combat is known wherever it went, until the phase ends. */
export function knownOf(g: State, player: number, unit: number): number {
  const hex = g.place[unit]
  if (hex < 0 || hasFoughtNow(g, unit)) return KNOWN.all
  const { top, others } = knowledgeOf(g, player, hex)
  return g.top[hex] === unit ? top : others
}

// 16.1.3
const IN_COMBAT = UNIT.fought | UNIT.attacking | UNIT.defending
const hasFoughtNow = (g: State, unit: number): boolean =>
  g.phase === PHASE.combat && hasFlag(g.unitFlags, unit, IN_COMBAT)
