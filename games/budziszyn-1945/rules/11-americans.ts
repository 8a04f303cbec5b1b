// N-A1, N-10, R44  From 25 April the Soviet player brings on one American regiment a day.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { AMERICAN_COLUMN } from '../board/facts.ts'
import { CAMP } from '../nations.ts'
import { HEX, isNysa1945, type State } from '../state.ts'
import { counters } from '../units.ts'
import { grid } from '../world.ts'
import { takeHex } from './04-hex-control.ts'
import { isWestOfElbe } from './11-banks.ts'

/** 25 April. */
const FIRST_TURN = 10

const TOO_EARLY = forbid('N-A1', 'the first American regiment comes on 25 April')
const ONE_A_DAY = forbid('N-A1', 'only one American regiment comes each day')
const NO_REGIMENT = forbid('N-A1', 'only American regiments come')
const BEYOND_LIMIT = forbid(
  'N-10',
  'American units keep to their bank of the Elbe and to the columns up to 17',
)

/** Why an American unit on call may not come now, or null. */
export function regimentRefusal(g: State, unit: number): Refusal | null {
  if (counters[unit].size !== 'regiment') return NO_REGIMENT
  if (g.turn < FIRST_TURN) return TOO_EARLY
  return g.americansToday > 0 ? ONE_A_DAY : null
}

/** N-10  Americans in Nysa 1945 do not come in where they could not have gone. */
export function americanGroundRefusal(g: State, camp: number, hex: number): Refusal | null {
  if (camp !== CAMP.american || !isNysa1945(g)) return null
  return isWestOfElbe[hex] && grid.line[hex] <= AMERICAN_COLUMN ? null : BEYOND_LIMIT
}

/** N-S3, B64  Where Americans came in, their supply comes in: the hex is theirs at once, until a German takes it back. */
export function noteAmericanEntry(g: State, camp: number, hex: number): void {
  if (camp !== CAMP.american || !isNysa1945(g)) return
  g.own('hexFlags')[hex] |= HEX.americanEntry
  takeHex(g, hex, camp)
}
