// N-11, R38  When the Germans have lost a headquarters, HQ IV and its artillery appear in a town, once in the game.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CAMP, NOBODY } from '../nations.ts'
import { BOX, isNysa1945, ownerOf, PHASE, type State, UNIT } from '../state.ts'
import { fullLevels, isTowedArtillery, unit, unitIds } from '../units.ts'
import { grid, townHexes, townName } from '../world.ts'
import type { Order } from './03-orders.ts'
import { campIn, levelsIn, STACKING_LIMIT } from './03-stacking.ts'
import { controllerOf } from './04-hex-control.ts'
import { inEnemyZone, standIn } from './04-zones-of-control.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE, WRONG_SIDE } from './actions.ts'

const REPLACEMENTS = [unit('de-hqIV'), unit('de-artIV')] as const
const LEVELS = REPLACEMENTS.reduce((sum, u) => sum + fullLevels[u], 0)

const NONE_LOST = forbid('N-11', 'the Germans have lost no headquarters')
const PLACED_ALREADY = forbid('N-11', 'the replacement has been placed; it comes once in a game')
const NO_FRIENDLY_TOWN = forbid('N-11', 'it is placed in a town that the Germans control')
const IN_ENEMY_ZONE = forbid('N-11', 'the town is in an enemy zone of control')
const NO_ROOM = forbid('3.2.1', 'a hex holds at most eight combat efficiency levels')

function timeRefusal(g: State): Refusal | null {
  if (!isNysa1945(g) || g.phase !== PHASE.movement) return WRONG_PHASE
  if (ownerOf(g, REPLACEMENTS[0]) !== g.player) return WRONG_SIDE
  if (g.replaced !== 0) return PLACED_ALREADY
  return g.headquartersLost === 0 || g.place[REPLACEMENTS[0]] !== BOX.onCall ? NONE_LOST : null
}

function townRefusal(g: State, hex: number): Refusal | null {
  if (townName[hex] === '' || controllerOf(g, hex) !== CAMP.german) return NO_FRIENDLY_TOWN
  const camp = campIn(g, hex)
  if (camp !== NOBODY && camp !== CAMP.german) return NO_FRIENDLY_TOWN
  if (inEnemyZone(g, CAMP.german, hex)) return IN_ENEMY_ZONE
  return levelsIn(g, hex) + LEVELS > STACKING_LIMIT ? NO_ROOM : null
}

/** `{ do: 'replace', at: '3426' }` */
const replace: Order = {
  do: 'replace',
  list(g, _, offer) {
    if (timeRefusal(g) !== null) return
    for (const hex of townHexes)
      if (townRefusal(g, hex) === null) offer({ do: 'replace', at: grid.names[hex] })
  },
  check(g, _, action) {
    const hex = hexNamed(action.at)
    return timeRefusal(g) ?? (hex < 0 ? UNKNOWN_HEX : townRefusal(g, hex))
  },
  perform(g, _, action, log) {
    g.replaced = 1
    for (const u of REPLACEMENTS) {
      // R74  Guns come in transport set-up.
      if (isTowedArtillery[u]) g.unitFlags[u] |= UNIT.transport
      standIn(g, u, hexNamed(action.at))
      log?.push({ event: 'placed', rule: 'N-11', unit: unitIds[u], hex: action.at })
    }
  },
}

/** Orders of the movement phase. */
export const replacementOrders: readonly Order[] = [replace]
