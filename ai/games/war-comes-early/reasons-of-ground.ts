// What speaks for a hex, in words.
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { inEnemyZone } from '../../../games/war-comes-early/rules/09-zones-of-control.ts'
import { isIntact } from '../../../games/war-comes-early/rules/11-entry.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { hexName } from '../../../games/war-comes-early/words/names.ts'
import {
  DANZIG_HEX,
  fort,
  isCity,
  KRAKOW,
  unitNation,
  victoryValue,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import type { Reason } from '../../players/player.ts'
import { isOpen, isVital } from './garrisons.ts'
import { suppliedHexes } from './supply.ts'

export function reasonsOfGround(g: State, unit: number, hex: number): Reason[] {
  if (unit < 0 || hex < 0) return []
  const side = g.terms.sideOf[unitNation[unit]]
  const found = [...prizeReasons(g, side, hex), ...coverReasons(g, side, hex)]
  if (inEnemyZone(g, side, hex))
    found.push({ text: 'stands next to the enemy, ready to attack', rule: '12.0d' })
  if (suppliedHexes(g, unitNation[unit])[hex] === 0)
    found.push({ text: 'but it is out of supply there now', rule: '10.2b' })
  return found
}

function prizeReasons(g: State, side: number, hex: number): Reason[] {
  const isOwn = controllingSide(g, hex) === side
  const verb = isOwn ? 'holds' : 'takes'
  if (isOpen(g, side, hex)) return [{ text: `${hexName(hex)} stands open and must not be lost`, rule: '4.1' }]
  if (is1939(g)) {
    const counts = hex === WARSAW || hex === KRAKOW || hex === DANZIG_HEX
    return counts ? [{ text: `${verb} ${hexName(hex)}, which counts in the end`, rule: '13.3b' }] : []
  }
  if (victoryValue[hex] > 0)
    return [{ text: `${verb} ${hexName(hex)}, worth ${victoryValue[hex]}`, rule: '4.4a' }]
  return isVital(g, hex) ? [{ text: `${verb} ${hexName(hex)}`, rule: '4.5' }] : []
}

function coverReasons(g: State, side: number, hex: number): Reason[] {
  if (fort[hex] > 0 && isIntact(g, hex) && controllingSide(g, hex) === side)
    return [{ text: 'the fortification shifts attacks to the left', rule: '11.3f' }]
  return isCity[hex] ? [{ text: 'a city shifts attacks one column to the left', rule: 'PAC-C4' }] : []
}
