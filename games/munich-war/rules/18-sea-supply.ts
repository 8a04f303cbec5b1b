// 18.3  Amphibious supply: at the start of the Combat Phase a marker in a friendly port supplies its countrymen around it.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { BOX, hasFlag, type State, UNIT } from '../state.ts'
import { isTransport, landUnits, transportOf, unitIds, unitNation } from '../units.ts'
import { grid, portHexes } from '../world.ts'
import { controller } from './02-control.ts'
import { isPhasing, phasingSide } from './04-sides.ts'
import { isSuppliedByAir } from './14-supply.ts'
import { portSeas } from './18-seas.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NO_MARKER = forbid('18.3', 'only an amphibious marker in the Available display supplies a port')
const NO_PORT = forbid('18.3', 'the marker supplies a friendly controlled port of a friendly sea area')
const TAKEN = forbid('18.3', 'only one marker supplies a port')

/** 16.8.2f, 18.3, R66 */
function supplyRefusal(g: State, marker: number, hex: number): Refusal | null {
  if (!isTransport[marker] || !isPhasing(g, marker) || g.place[marker] !== BOX.available) return NO_MARKER
  const nation = unitNation[marker]
  if (portSeas(g, nation, hex) === 0 || controller(g, hex) !== g.phasing) return NO_PORT
  return transportOf.some(other => other >= 0 && isInPort(g, other, hex)) ? TAKEN : null
}

const isInPort = (g: State, marker: number, hex: number): boolean =>
  g.place[marker] === BOX.onMission && g.aim[marker] === hex

const hasChoice = (g: State): boolean =>
  transportOf.some(marker => marker >= 0 && portHexes.some(hex => supplyRefusal(g, marker, hex) === null))

export function offerSeaSupply(g: State): void {
  if (hasChoice(g)) pushFrame(g.flow, FRAMES.seaSupply)
}

/** `{do:'supply', unit, to}`, `{do:'done'}`. */
export const seaSupplyDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (const marker of transportOf) {
      if (marker < 0) continue
      for (const hex of portHexes)
        if (supplyRefusal(g, marker, hex) === null)
          offer({ do: 'supply', unit: unitIds[marker], to: grid.names[hex] })
    }
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'supply') return WRONG_PHASE
    const marker = unitNamed(action.unit)
    const hex = hexNamed(action.to)
    if (marker < 0) return UNKNOWN_UNIT
    return hex < 0 ? UNKNOWN_HEX : supplyRefusal(g, marker, hex)
  },
  perform(g, action, log) {
    if (action.do === 'done') return popFrame(g.flow)
    const marker = unitNamed(action.unit)
    g.place[marker] = BOX.onMission
    g.aim[marker] = hexNamed(action.to)
    log?.push({ event: 'sea-supply', rule: '18.3', unit: unitIds[marker], to: String(action.to) })
    if (!hasChoice(g)) popFrame(g.flow)
  },
}

/** 16.10.2b, 18.2.1g, 18.3  Who is in supply for all attacks of this phase: by air, by sea, or stacked with landed units. */
export function markSupplied(g: State): void {
  for (const unit of landUnits) {
    if (g.place[unit] < 0 || !isPhasing(g, unit)) continue
    if (isSuppliedByAir(g, unit) || isSuppliedBySea(g, unit) || isWithLanded(g, g.place[unit]))
      g.unitFlags[unit] |= UNIT.supplied
  }
}

function isSuppliedBySea(g: State, unit: number): boolean {
  const marker = transportOf[unitNation[unit]]
  if (marker < 0 || g.place[marker] !== BOX.onMission) return false
  return grid.distance(g.aim[marker], g.place[unit]) <= 1
}

function isWithLanded(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (hasFlag(g.unitFlags, unit, UNIT.sailed)) return true
  return false
}
