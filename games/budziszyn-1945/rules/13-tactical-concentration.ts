// 13.1  Tactical concentration: for every three units of one division or corps that fight together, one modifier.
import type { State } from '../state.ts'
import { FORMATIONS, formation, isTowedArtillery } from '../units.ts'
import type { Force } from './05-engagement.ts'
import { mayFire } from './06-support.ts'

const counts = new Uint8Array(FORMATIONS.length)

/** 13.1.2, 13.1.3, 13.1.4, 13.1.5, R59  From any hexes, guns that support among them; each full three counts. */
export function concentration(g: State, force: Force): number {
  if (!g.terms.options.tacticalConcentration) return 0
  counts.fill(0)
  for (const unit of force.units) if (takesPart(g, unit)) count(unit)
  for (const gun of force.support) count(gun)
  let modifiers = 0
  for (let i = 0; i < counts.length; i++) modifiers += Math.floor(counts[i] / 3)
  return modifiers
}

// 13.1.1, R83  Units of formations that concentrate have a number.
function count(unit: number): void {
  if (formation[unit] >= 0) counts[formation[unit]] += 1
}

/** A towed gun in a hex under attack fights only if it can fire (6.6.1). */
const takesPart = (g: State, unit: number): boolean => !isTowedArtillery[unit] || mayFire(g, unit)
