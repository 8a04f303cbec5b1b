// A position of the reference as a state of the game, in the middle of its Movement or Combat Phase.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import { putOnTop } from '../../../engine/forces/stacks.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN, GERMANY, MARKERS, type NationName, NEUTRALS, nation } from '../nations.ts'
import type { MovingUnit, ReferencePosition } from '../reference/reference.ts'
import { beginState } from '../rules/03-set-up.ts'
import { layOnTrack, returnMarkers } from '../rules/05-markers.ts'
import { GERMAN_MARKER, germanPhaseProcedure, nationalPhaseProcedure } from '../rules/05-phases.ts'
import { garrisonNation } from '../rules/11-entry.ts'
import { KIND } from '../rules/12-attackers.ts'
import { hasFixedSequence } from '../rules/13-scenario-1939.ts'
import { BOX, HEX, layout, PHASE, STATUS, type State, UNIT } from '../state.ts'
import { optionsOf, termsOf } from '../terms.ts'
import { fortHexes, grid, HEXES, hex, isArmy, UNITS, unit, unitNation } from '../world.ts'

/** The reference counts movement in half points, the engine in ticks. */
export const HALF_POINT = 6

const named = (name: string): number => nation(name as NationName)

export function stateOf(position: ReferencePosition): State {
  const g = layout.create(valueOrThrow(termsOf(position.scenario, optionsIn(position))), fastDice(1))
  beginState(g)
  g.flow.fill(0)
  g.turn = position.turn
  // What the German side scores on its first entry is not the reference's subject.
  g.danzigScored = 1
  setNations(g, position)
  setHexes(g, position)
  setUnits(g, position)
  setFlags(g, position)
  setSequence(g, position)
  return g
}

function optionsIn({ options = {} }: ReferencePosition) {
  const words = Object.entries(options).map(([id, value]) => [id, String(value)])
  return valueOrThrow(optionsOf(Object.fromEntries(words)))
}

function setNations(g: State, position: ReferencePosition): void {
  for (const name of position.belligerent) {
    g.status[named(name)] = STATUS.fighting
    g.violatedOn[named(name)] = position.turn
  }
  for (const name of position.capitulated) {
    g.status[named(name)] = STATUS.capitulated
    g.capitulatedOn[named(name)] = position.turn
    if (NEUTRALS.includes(named(name))) g.violatedOn[named(name)] = position.turn
  }
}

function setHexes(g: State, position: ReferencePosition): void {
  for (let h = 0; h < HEXES; h++) {
    const holder = position.control[grid.names[h]]
    g.control[h] = holder ? named(holder) + 1 : 0
  }
  for (const name of position.breached) g.hexFlags[hex(name)] |= HEX.breached
  // R83
  for (const h of fortHexes) {
    if (g.status[garrisonNation(h)] === STATUS.capitulated) g.hexFlags[h] |= HEX.breached
  }
  position.railheads.forEach((name, i) => {
    g.railheads[i] = hex(name)
  })
  if (position.airZones === null) return
  g.airSide = position.airZones.side === 'german' ? GERMAN : ALLIED
  for (const name of position.airZones.hexes) layAirMarker(g, hex(name))
}

function layAirMarker(g: State, at: number): void {
  g.hexFlags[at] |= HEX.airMarker | HEX.airZone
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbours[at * 6 + direction]
    if (next >= 0) g.hexFlags[next] |= HEX.airZone
  }
}

/** Off the map lie the units of neutrals, those of nations that are out, and the counters that armies are made of. */
function setUnits(g: State, position: ReferencePosition): void {
  for (let u = 0; u < UNITS; u++) {
    if (g.place[u] === BOX.unused) continue
    if (g.status[unitNation[u]] === STATUS.capitulated) g.place[u] = BOX.removed
    else if (isArmy[u] && g.status[unitNation[u]] === STATUS.fighting) g.place[u] = BOX.pool
  }
  for (const { id, hex: name } of position.units.toReversed()) putOnTop(g, unit(id), hex(name))
}

function setFlags(g: State, position: ReferencePosition): void {
  const mark = (ids: readonly string[], flags: number) => {
    for (const id of ids) g.unitFlags[unit(id)] |= flags
  }
  mark(position.done, UNIT.begun)
  mark(position.topped ?? [], UNIT.topped)
  mark(position.attacked, UNIT.attacked)
  mark(position.flanked, UNIT.attacked | UNIT.flanked)
  mark(position.opened?.units ?? [], UNIT.involved)
  for (const moving of position.moving?.units ?? []) {
    g.unitFlags[unit(moving.id)] |= flagsOf(moving)
    g.left[unit(moving.id)] = moving.started ? moving.left * HALF_POINT : 0
  }
  for (const name of position.defended) {
    g.hexFlags[hex(name)] |= HEX.assaulted
    for (let u = g.top[hex(name)]; u >= 0; u = g.below[u]) g.unitFlags[u] |= UNIT.defended
  }
}

function flagsOf({ started, column, stopped, outOfSupply }: MovingUnit): number {
  return (
    UNIT.begun |
    UNIT.moving |
    (started ? UNIT.stepped : 0) |
    (column ? UNIT.column : 0) |
    (stopped ? UNIT.stopped : 0) |
    (outOfSupply ? UNIT.unsuppliedMove : 0)
  )
}

const REORGANIZED = 1 << PHASE.reorganization
/** The phases in the order of the rulebook, as `germanOrder` has them. */
const USUAL_ORDER = PHASE.reorganization + PHASE.movement * 4 + PHASE.combat * 16

function setSequence(g: State, position: ReferencePosition): void {
  g.phase = PHASE[position.phase]
  for (const name of position.active) g.active |= 1 << named(name)
  const germans = g.active === 1 << GERMANY
  returnMarkers(g)
  if (hasFixedSequence(g)) pushFixedTurn(g, germans)
  else pushDrawnTurn(g, germans)
  if (germans) pushFrame(g.flow, FRAMES.germanPhase, g.phase, germanPhaseProcedure.stage.stacks)
  else pushFrame(g.flow, FRAMES.nationalPhase, g.phase, nationalPhaseProcedure.stage.railheads)
  pushFrame(g.flow, position.phase === 'movement' ? FRAMES.movement : FRAMES.combat)
  if (!position.opened) return
  const { target, kind } = position.opened
  pushFrame(g.flow, FRAMES.assemble, hex(target), kind === 'attack' ? KIND.attack : KIND.flank)
}

/** Phases of the German turn that have begun, in the usual order. */
const begun = (phase: number): number =>
  phase === PHASE.combat ? REORGANIZED | (1 << PHASE.movement) : REORGANIZED

function pushFixedTurn(g: State, germans: boolean): void {
  g.germanOrder = USUAL_ORDER
  if (germans) {
    g.germanPhases = begun(g.phase) | (1 << g.phase)
    pushFrame(g.flow, FRAMES.turn, 1)
    pushFrame(g.flow, FRAMES.germanTurn, g.phase)
  } else {
    g.germanPhases = begun(PHASE.combat) | (1 << PHASE.combat)
    pushFrame(g.flow, FRAMES.turn, 2)
    pushFrame(g.flow, FRAMES.nationalTurn, g.phase * 2)
  }
}

/** 5.2, 5.3  A marker has been drawn; the Germans act in a window before its first phase. */
function pushDrawnTurn(g: State, germans: boolean): void {
  g.marker = MARKERS.findIndex((marker, m) =>
    germans ? g.pool & (1 << m) : marker.nations.some(acting => g.active & (1 << acting)),
  )
  g.pool &= ~(1 << g.marker)
  layOnTrack(g, g.marker + 1)
  pushFrame(g.flow, FRAMES.turn, 1)
  pushFrame(g.flow, FRAMES.nationalTurn, germans ? 1 : g.phase * 2)
  if (!germans) return
  g.germanPhases = 1 << g.phase
  layOnTrack(g, GERMAN_MARKER + g.phase)
  pushFrame(g.flow, FRAMES.germanWindow)
}
