// What speaks for a hex, in words.
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { isNysa1945, type State } from '../../../games/budziszyn-1945/state.ts'
import { groundModifiers } from '../../../games/budziszyn-1945/terrain-chart.ts'
import {
  EDGE,
  grid,
  isCzech,
  isExit,
  routeOverEdge,
  townName,
  WATER,
  water,
} from '../../../games/budziszyn-1945/world.ts'
import { countsForBerlin } from './aims.ts'
import type { Reason } from './reasons.ts'

/** What the victory conditions give a camp for the hex, or null. */
export function prizeInWords(g: State, camp: number, hex: number): Reason | null {
  const town = townName[hex]
  if (isNysa1945(g)) return town === '' ? null : { text: `${town} counts as a town`, rule: 'N-V2' }
  if (camp === CAMP.soviet && (routeOverEdge[hex] & EDGE.south) !== 0)
    return { text: 'a road over the south edge is worth ten points', rule: 'S-V2' }
  if (camp === CAMP.soviet && isCzech[hex])
    return { text: 'a supplied unit in Czechoslovakia is worth twenty points', rule: 'S-V1' }
  if (town === '') return null
  if (camp === CAMP.american) return { text: `${town} is worth a point`, rule: 'S-V8' }
  if (camp !== CAMP.german) return null
  if (town === 'Dresden') return { text: 'Dresden is worth eight points', rule: 'S-V11' }
  return { text: `${town} is worth two points if it is retaken`, rule: 'S-V13' }
}

function hasRiverInFront(hex: number): boolean {
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    if (grid.neighbours[side] >= 0 && water[side] === WATER.bigRiver) return true
  }
  return false
}

export function reasonsOfGround(g: State, unit: number, hex: number): Reason[] {
  const camp = g.camp[unit]
  const found: Reason[] = []
  if (isNysa1945(g) && isExit[hex]) {
    if (countsForBerlin(g, unit))
      found.push({ text: 'armour can exit towards Berlin from here', rule: 'N-V1' })
    if (camp === CAMP.german) found.push({ text: 'blocks the road to Berlin', rule: 'N-V1' })
  }
  const prize = prizeInWords(g, camp, hex)
  if (prize !== null) found.push(prize)
  if (inEnemyZone(g, camp, hex))
    found.push({ text: 'next to the enemy: there will be an attack', rule: '5.1.3' })
  if (isDugIn(g, hex) && g.top[hex] >= 0 && g.camp[g.top[hex]] === camp)
    found.push({ text: 'a field fortification stands here', rule: '7.1.10' })
  if (groundModifiers[hex] > 0) found.push({ text: 'terrain favours the defender', rule: 'T1' })
  if (hasRiverInFront(hex)) found.push({ text: 'protected by a major river', rule: '4.1.3' })
  return found
}
