// The present position as the reference knows positions: what a Movement or Combat Phase depends on, and nothing else.
import { findFrame, slotAt } from '../../engine/flow/frames.ts'
import { FRAMES } from './flow.ts'
import { GERMAN, NATIONS, NEUTRALS } from './nations.ts'
import type { MovingUnit, OpenedAttack, ReferencePosition } from './reference/reference.ts'
import { KIND } from './rules/12-attackers.ts'
import { HEX, hasFlag, PHASE, STATUS, type State, UNIT } from './state.ts'
import { grid, HEXES, movementFactor, UNITS, unitIds } from './world.ts'

/** The reference counts movement in half points. */
const HALF_POINT = 6

export function referencePosition(g: State): ReferencePosition {
  return {
    scenario: g.terms.scenario,
    turn: g.turn,
    phase: g.phase === PHASE.movement ? 'movement' : 'combat',
    active: NATIONS.filter((_, nation) => g.active & (1 << nation)),
    units: unitsOf(g),
    control: Object.fromEntries(grid.names.map((name, hex) => [name, NATIONS[g.control[hex] - 1] ?? null])),
    breached: hexesWith(g, HEX.breached),
    belligerent: nationsWith(g, STATUS.fighting).filter(name => NEUTRALS.includes(NATIONS.indexOf(name))),
    capitulated: nationsWith(g, STATUS.capitulated),
    airZones: airZonesOf(g),
    railheads: Array.from(g.railheads)
      .filter(hex => hex >= 0)
      .map(hex => grid.names[hex]),
    moving: movingOf(g),
    done: unitsWith(g, UNIT.begun),
    attacked: unitsWith(g, UNIT.attacked).filter(id => !unitsWith(g, UNIT.flanked).includes(id)),
    defended: defendedHexes(g),
    flanked: unitsWith(g, UNIT.flanked),
    options: {
      mechLineTest: g.terms.options.mechLineTest,
      mechColumnThroughEzoc: g.terms.options.mechColumnThroughEzoc,
    },
    topped: unitsWith(g, UNIT.topped),
    opened: openedOf(g),
  }
}

/** Stack by stack, the topmost first. */
function unitsOf(g: State): { id: string; hex: string }[] {
  const units: { id: string; hex: string }[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
      units.push({ id: unitIds[unit], hex: grid.names[hex] })
    }
  }
  return units
}

const unitsWith = (g: State, flag: number): string[] =>
  unitIds.filter((_, unit) => hasFlag(g.unitFlags, unit, flag))

const hexesWith = (g: State, flag: number): string[] =>
  grid.names.filter((_, hex) => hasFlag(g.hexFlags, hex, flag))

const nationsWith = (g: State, status: number) => NATIONS.filter((_, nation) => g.status[nation] === status)

/** The hexes of the markers: the reference spreads the zones itself. */
function airZonesOf(g: State): ReferencePosition['airZones'] {
  if (g.airSide < 0) return null
  return { side: g.airSide === GERMAN ? 'german' : 'allied', hexes: hexesWith(g, HEX.airMarker) }
}

function movingOf(g: State): ReferencePosition['moving'] {
  const units: MovingUnit[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (hasFlag(g.unitFlags, unit, UNIT.moving)) units.push(moverOf(g, unit))
  return units.length === 0 ? null : { origin: '', units }
}

function moverOf(g: State, unit: number): MovingUnit {
  const flags = g.unitFlags[unit]
  const outOfSupply = (flags & UNIT.unsuppliedMove) !== 0
  const points = outOfSupply ? Math.ceil(movementFactor[unit] / 2) : movementFactor[unit]
  const started = (flags & UNIT.stepped) !== 0
  return {
    id: unitIds[unit],
    left: started ? g.left[unit] / HALF_POINT : points * 2,
    column: (flags & UNIT.column) !== 0,
    started,
    stopped: (flags & UNIT.stopped) !== 0,
    outOfSupply,
  }
}

/** 12.0e  Hexes whose units, or whose empty fort, have been attacked. */
function defendedHexes(g: State): string[] {
  return grid.names.filter((_, hex) => {
    if (hasFlag(g.hexFlags, hex, HEX.assaulted)) return true
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
      if (hasFlag(g.unitFlags, unit, UNIT.defended)) return true
    }
    return false
  })
}

function openedOf(g: State): OpenedAttack | null {
  const frame = findFrame(g.flow, FRAMES.assemble)
  if (frame < 0) return null
  const { target, kind } = FRAMES.assemble.at
  return {
    kind: slotAt(g.flow, frame, kind) === KIND.attack ? 'attack' : 'flank',
    target: grid.names[slotAt(g.flow, frame, target)],
    units: unitsWith(g, UNIT.involved),
  }
}
