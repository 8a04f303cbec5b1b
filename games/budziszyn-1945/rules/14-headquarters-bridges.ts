// 14.3.2 to 14.3.4, R54  Headquarters bridge a big river: on the bank at the end of the supply phase, declared in the next
// movement phase, done at the start of the one after.
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, ownerOf, PHASE, type State, UNIT } from '../state.ts'
import { isHeadquarters, isRegular, UNITS, unitIds } from '../units.ts'
import { grid, WATER, water, waterside } from '../world.ts'
import { spendAll } from './03-allowance.ts'
import type { Order } from './03-orders.ts'
import { holdsEnemyOf } from './03-stacking.ts'
import { inEnemyZone } from './04-zones-of-control.ts'
import { isOnBigRiver } from './11-banks.ts'
import { bridgeStands, farEnd, nearEnd, raiseBridge } from './14-standing-bridges.ts'
import { CHAPTER_OFF, NO_WATER, STANDS_ALREADY, slotTowards } from './14-working-at-bridges.ts'

const NO_HEADQUARTERS = forbid('14.3.2a', 'only a headquarters can bridge a big river')
const NOT_ON_BANK = forbid('14.3.2a', 'it must have ended its supply phase on this bank of the river')
const MOVEMENT_PHASE_ONLY = forbid('14.3.2b', 'building is declared in the movement phase')
const POINTS_SPENT = forbid('14.3.2b', 'building takes all the movement points of the headquarters')
const STREAM = forbid('14.2.3', 'over a stream bridges are only rebuilt')
const OTHER_BUILDS = forbid('14.3.3', 'another headquarters is building this bridge')

const isOfPlayer = (g: State, unit: number): boolean =>
  isHeadquarters[unit] !== 0 && g.place[unit] >= 0 && ownerOf(g, unit) === g.player

/** 14.3.2a  At the end of a player's supply phase: which of his headquarters are on the bank of a big river. */
export function noteBanks(g: State): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isOfPlayer(g, unit)) continue
    if (isOnBigRiver(g.place[unit])) g.unitFlags[unit] |= UNIT.onBank
    else g.unitFlags[unit] &= ~UNIT.onBank
  }
}

function buildRefusal(g: State, unit: number, slot: number): Refusal | null {
  if (!g.terms.options.bridges) return CHAPTER_OFF
  if (!isHeadquarters[unit]) return NO_HEADQUARTERS
  if (g.phase !== PHASE.movement) return MOVEMENT_PHASE_ONLY
  if (slot < 0) return NO_WATER
  if (water[slot] !== WATER.bigRiver) return STREAM
  if (bridgeStands(g, slot)) return STANDS_ALREADY
  if (!hasFlag(g.unitFlags, unit, UNIT.onBank)) return NOT_ON_BANK
  if (g.left[unit] < g.allowance[unit]) return POINTS_SPENT
  return isBuiltByFriend(g, unit, waterside[slot]) ? OTHER_BUILDS : null
}

// 14.3.3  What an enemy builds is his secret and bars nobody.
function isBuiltByFriend(g: State, unit: number, side: number): boolean {
  for (let other = 0; other < UNITS; other++) {
    if (g.building[other] === side + 1 && ownerOf(g, other) === ownerOf(g, unit)) return true
  }
  return false
}

/** `{ do: 'build', to: '4908' }`, from the bank where the headquarters stands. */
export const buildOrder: Order = {
  do: 'build',
  list(g, unit, offer) {
    if (!isHeadquarters[unit]) return
    const hex = g.place[unit]
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
      if (waterside[slot] >= 0 && buildRefusal(g, unit, slot) === null)
        offer({ do: 'build', to: grid.names[grid.neighbours[slot]] })
    }
  },
  check: (g, unit, action) => buildRefusal(g, unit, slotTowards(g, unit, action)),
  // 14.3.2b  Secret: nothing of it comes into the log.
  perform(g: State, unit: number, action: Action) {
    g.building[unit] = waterside[slotTowards(g, unit, action)] + 1
    g.unitFlags[unit] &= ~UNIT.onBank
    spendAll(g, unit)
  },
}

/** 14.3.2c  At the start of a movement phase the bridges that the player declared a turn ago stand. */
export function completeBridges(g: State, log: Log): void {
  giveUpBuilding(g)
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.building[unit] === 0 || !isOfPlayer(g, unit)) continue
    const side = g.building[unit] - 1
    g.building[unit] = 0
    raiseBridge(g, side, g.camp[unit])
    spendAll(g, unit)
    log?.push({
      event: 'bridge-built',
      rule: '14.3.2c',
      unit: unitIds[unit],
      from: grid.names[nearEnd(side)],
      to: grid.names[farEnd(side)],
    })
  }
}

/** 14.3.2c, B21  Work ends where the far bank is lost, or where a bridge has come to stand. */
export function giveUpBuilding(g: State): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.building[unit] === 0) continue
    const side = g.building[unit] - 1
    if (g.bridge[side] !== 0 || !holdsFarBank(g, unit, side)) g.building[unit] = 0
  }
}

// 14.3.2c  Out of enemy zones of control, or with regular units of the camp on both banks.
function holdsFarBank(g: State, unit: number, side: number): boolean {
  const here = g.place[unit]
  const far = nearEnd(side) === here ? farEnd(side) : nearEnd(side)
  if (holdsEnemyOf(g, g.camp[unit], far)) return false
  if (!inEnemyZone(g, g.camp[unit], far)) return true
  return holdsRegular(g, g.camp[unit], here) && holdsRegular(g, g.camp[unit], far)
}

function holdsRegular(g: State, camp: number, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (g.camp[unit] === camp && isRegular[unit]) return true
  }
  return false
}
