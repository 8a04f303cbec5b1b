// The military half of a random position: units round a few hot spots, trails of captured hexes, railheads, aircraft.
import { isNeutral, sideOf } from './nations.ts'
import { lay } from './position.ts'
import type { Chance } from './random.ts'
import { capitals, type Draft } from './random-draft.ts'
import { hexes, occupy, suits, touches, within } from './random-ground.ts'
import { layRailheads } from './random-railheads.ts'
import { isArmy, isMarker, stackingBan } from './stacking.ts'
import { suppliedOn } from './supply.ts'
import { isMountainOrSwamp } from './terrain.ts'
import { type Hex, neighbours, printed, type Unit } from './world.ts'

function canStand(draft: Draft, unit: Unit, hex: Hex): boolean {
  if (!suits(draft, unit, hex)) return false
  const there = draft.units.filter(other => other.hex === hex.name).map(other => printed.units.get(other.id)!)
  if (there.some(other => other.nation !== unit.nation) || stackingBan([unit, ...there]) !== null)
    return false
  // Nobody but its own side stands in the capital of a nation that still fights (4.5).
  return !hex.capital || sideOf(draft, draft.control[hex.name] ?? '') === sideOf(draft, unit.nation)
}

function place(draft: Draft, unit: Unit, hex: string): void {
  draft.units.unshift({ id: unit.id, hex })
  occupy(draft, unit.nation, hex)
}

function inPlay(draft: Draft, unit: Unit): boolean {
  const scenario = unit.fields.get('scenario')
  if (isMarker(unit) || (scenario !== 'both' && scenario !== draft.scenario)) return false
  return !isNeutral(draft, unit.nation) && !draft.capitulated.includes(unit.nation)
}

// So that no step of a position can end the game or a nation (4.1c3, 4.5).
function garrisonCapitals(draft: Draft, pool: readonly Unit[]): void {
  for (const name of capitals) {
    const hex = printed.hexes.get(name)!
    const unit = pool.find(
      one => one.nation === hex.region && !draft.units.some(placed => placed.id === one.id),
    )
    if (unit && canStand(draft, unit, hex)) place(draft, unit, name)
  }
}

// Places where rules apply that are met nowhere else.
const isNearSoviets = (hex: Hex) =>
  hex.region !== 'Soviet Union' &&
  within(hex.name, 3).some(near => printed.hexes.get(near)!.region === 'Soviet Union')
const CURIOUS = [
  hexes.filter(hex => hex.railEdge),
  hexes.filter(hex => hex.fort === 'belgian'),
  hexes.filter(hex => hex.region === 'Danzig'),
  hexes.filter(hex => touches(hex.name, 'straits')),
  hexes.filter(hex => touches(hex.name, 'rail') && isNearSoviets(hex)),
]

function hotSpots(draft: Draft, chance: Chance): string[] {
  const open = hexes.filter(hex => hex.region !== null && hex.region !== 'Switzerland')
  const early = draft.scenario === '1938' && draft.turn <= 2
  const theatre = early
    ? open.filter(hex => hex.region === 'Czechoslovakia')
    : draft.scenario === '1939'
      ? open.filter(hex => hex.region === 'Poland')
      : open
  const border = theatre.filter(hex =>
    neighbours(printed, hex.name).some(next => ![null, hex.region].includes(printed.hexes.get(next)!.region)),
  )
  const special = theatre.filter(hex => hex.fort !== null || hex.city || isMountainOrSwamp(hex))
  const curious = early || draft.scenario === '1939' ? special : chance.pick(CURIOUS)
  const count = 2 + chance.below(5)
  const kinds = [border, special, theatre, curious]
  return Array.from({ length: count }, () => chance.pick(chance.pick(kinds)).name)
}

// Mostly round the hot spots, sometimes on top of friends, sometimes anywhere.
function areaFor(draft: Draft, chance: Chance, unit: Unit, places: readonly string[][]): string[] {
  if (chance.happens(0.1)) return hexes.map(hex => hex.name)
  const friends = draft.units.filter(other => printed.units.get(other.id)!.nation === unit.nation)
  return friends.length > 0 && chance.happens(0.3) ? friends.map(other => other.hex) : chance.pick(places)
}

function deploy(draft: Draft, chance: Chance, pool: readonly Unit[], spots: readonly string[]): void {
  const share = 0.15 + chance.below(50) / 100
  const places = spots.map(spot => within(spot, 2 + chance.below(2)))
  for (const unit of pool) {
    if (!chance.happens(unit.mechanized ? 0.8 : share)) continue
    if (draft.units.some(placed => placed.id === unit.id)) continue
    const area = areaFor(draft, chance, unit, places)
    const fitting = chance.shuffle(area).find(name => canStand(draft, unit, printed.hexes.get(name)!))
    if (fitting) place(draft, unit, fitting)
  }
}

// Hexes that a unit has walked through: they change hands (3.6) although nobody stands there now.
function leaveTrails(draft: Draft, chance: Chance): void {
  const occupied = new Set(draft.units.map(unit => unit.hex))
  for (const { id, hex } of chance.some(draft.units, 0.3)) {
    const unit = printed.units.get(id)!
    let at = hex
    for (let steps = chance.below(6); steps > 0; steps--) {
      at = chance.pick(neighbours(printed, at))
      if (occupied.has(at) || capitals.has(at) || !suits(draft, unit, printed.hexes.get(at)!)) break
      occupy(draft, unit.nation, at)
    }
  }
}

function sendAircraft(draft: Draft, chance: Chance, spots: readonly string[]): void {
  if (draft.scenario === '1939' || draft.turn <= 2 || chance.happens(0.4)) return
  const area = spots.flatMap(spot => within(spot, 3))
  const markers = Array.from({ length: 1 + chance.below(6) }, () => chance.pick(area))
  draft.airZones = { side: chance.pick(['german', 'allied']), hexes: [...new Set(markers)] }
}

// 10.5e  An army out of supply would be split before anything else happens, so none is left on the map.
export function hasArmyOutOfSupply(draft: Draft): boolean {
  return lostArmies(draft).length > 0
}

function lostArmies(draft: Draft): string[] {
  const table = lay(draft)
  const armies = draft.units.filter(({ id }) => {
    const unit = printed.units.get(id)!
    return isArmy(unit) && unit.flags.has('breaksDown')
  })
  return armies.map(army => army.id).filter(id => !suppliedOn(table, id, { for: 'movement' }))
}

export function deployAll(draft: Draft, chance: Chance): void {
  const pool = chance.shuffle([...printed.units.values()].filter(unit => inPlay(draft, unit)))
  const spots = hotSpots(draft, chance)
  if (draft.scenario === '1938') garrisonCapitals(draft, pool)
  deploy(draft, chance, pool, spots)
  leaveTrails(draft, chance)
  if (draft.scenario === '1938') layRailheads(draft, chance)
  sendAircraft(draft, chance, spots)
  for (let lost = lostArmies(draft); lost.length > 0; lost = lostArmies(draft))
    draft.units = draft.units.filter(unit => !lost.includes(unit.id))
}
