// A position of a game as a position file: what a bug report, a puzzle or a test begins with.

import { fastDice } from '../../engine/dice/fast-dice.ts'
import { findFrame, slotAt, topFrame } from '../../engine/flow/frames.ts'
import type { Json } from '../../engine/game/action.ts'
import { changedOptions } from '../../engine/game/options.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import type { Cells } from '../../engine/state/fields.ts'
import { FRAMES } from './flow.ts'
import { GERMANY, MARKERS, NATIONS, NEUTRALS } from './nations.ts'
import { warComesEarlyPositions } from './position.ts'
import { layPosition } from './position-lay.ts'
import { GERMAN_MARKER } from './rules/05-phases.ts'
import { defendingNation, hasFixedSequence } from './rules/13-scenario-1939.ts'
import { BOX, FLIEGER, HEX, hasFlag, PHASE_NAMES, STATUS, type State, UNIT } from './state.ts'
import { OPTIONS } from './terms.ts'
import { grid, HEXES, UNITS, unitIds } from './world.ts'

type Keys = Record<string, Json>

const MAIN = [FRAMES.reorganization, FRAMES.movement, FRAMES.combat]

/**
 * The position as the data of a position file; null unless a Reorganization, Movement or Combat Phase waits for its player
 * and no stack is on the move: what is in the middle of something is not a position yet.
 */
export function describePosition(g: State, title: string): Keys | null {
  const isWaiting = MAIN.some(frame => frame.id === topFrame(g.flow))
  if (!isWaiting || unitsWith(g, UNIT.moving).length > 0) return null
  const file: Keys = {
    salient: 'position',
    format: 1,
    game: 'war-comes-early',
    title,
    scenario: g.terms.scenario,
    ...named('options', changedOptions(OPTIONS, g.terms.options)),
    turn: g.turn,
    phase: phaseOf(g),
    units: unitsOf(g),
    ...named('situation', situationOf(g)),
  }
  const plain = layAgain(file)
  return plain === null
    ? null
    : { ...file, ...named('boxes', boxesOf(g, plain)), ...named('control', controlOf(g, plain)) }
}

/** The key, unless there is nothing to say. */
const named = (key: string, value: Keys): Keys => (Object.keys(value).length === 0 ? {} : { [key]: value })

/** What the file means without boxes and control: they are written only where they differ from it. */
function layAgain(file: Keys): State | null {
  const read = readPositionFile(documentOf(file), 'position', [warComesEarlyPositions])
  return read.ok ? layPosition(read.value.cases[0].position, fastDice(1)) : null
}

const AFTER = ['draw', 'reorganization', 'movement', 'combat']

function phaseOf(g: State): Keys {
  const name = PHASE_NAMES[g.phase]
  if (g.active !== 1 << GERMANY) {
    return { [name]: hasFixedSequence(g) ? NATIONS[defendingNation(g)] : MARKERS[g.marker].name }
  }
  if (hasFixedSequence(g)) return { [name]: 'Germany' }
  const turn = findFrame(g.flow, FRAMES.nationalTurn)
  return { [name]: 'Germany', after: AFTER[(slotAt(g.flow, turn, FRAMES.nationalTurn.at.next) - 1) / 2] }
}

function unitsOf(g: State): Keys {
  const stacks: Keys = {}
  for (let hex = 0; hex < HEXES; hex++) {
    const ids: string[] = []
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) ids.push(unitIds[unit])
    if (ids.length > 0) stacks[grid.names[hex]] = ids.join(' ')
  }
  return stacks
}

const unitsWith = (g: State, flag: number): string[] =>
  unitIds.filter((_, unit) => hasFlag(g.unitFlags, unit, flag))
const hexesWith = (g: State, flag: number): string[] =>
  grid.names.filter((_, hex) => hasFlag(g.hexFlags, hex, flag))

function situationOf(g: State): Keys {
  const words: Keys = {
    vp: { german: g.vp[0], [g.terms.scenario === '1939' ? 'polish' : 'allied']: g.vp[1] },
    breached: g.terms.scenario === '1939' ? [] : hexesWith(g, HEX.breached),
    belligerent: dated(g, STATUS.fighting, g.violatedOn, NEUTRALS),
    capitulated: dated(g, STATUS.capitulated, g.capitulatedOn),
    railheads: Array.from(g.railheads).flatMap(hex => grid.names[hex] ?? []),
    returns: Object.fromEntries(
      unitIds.flatMap((id, unit) => (g.place[unit] === BOX.returning ? [[id, g.returns[unit]]] : [])),
    ),
    moved: unitsWith(g, UNIT.begun),
    topped: unitsWith(g, UNIT.topped),
    attacked: unitsWith(g, UNIT.attacked),
    flanked: unitsWith(g, UNIT.flanked),
    momentum: unitsWith(g, UNIT.momentum),
    split: unitsWith(g, UNIT.split),
    combined: unitsWith(g, UNIT.combined),
    defended: defendedHexes(g),
    ...sequenceOf(g),
    ...airOf(g),
  }
  if (g.replaced) words.replaced = true
  if (g.danzigScored) words.danzigScored = true
  if (g.terms.scenario === '1938') words.flieger = Object.keys(FLIEGER)[g.flieger]
  return Object.fromEntries(Object.entries(words).filter(([, value]) => !isEmpty(value)))
}

const isEmpty = (value: Json): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

function dated(g: State, status: number, turns: Cells, among?: readonly number[]): Keys {
  const lands = NATIONS.map((_, land) => land).filter(land => g.status[land] === status)
  return Object.fromEntries(
    lands
      .filter(land => among?.includes(land) ?? true)
      .map(land => [NATIONS[land], Math.max(1, turns[land])]),
  )
}

/** 12.0e */
function defendedHexes(g: State): string[] {
  return grid.names.filter((_, hex) => {
    const top = g.top[hex]
    return top < 0 ? hasFlag(g.hexFlags, hex, HEX.assaulted) : hasFlag(g.unitFlags, top, UNIT.defended)
  })
}

function sequenceOf(g: State): Keys {
  if (hasFixedSequence(g)) {
    const order = [0, 2, 4].map(shift => PHASE_NAMES[(g.germanOrder >> shift) & 3])
    return { germanOrder: order }
  }
  const track = Array.from(g.track).filter(box => box > 0)
  const used = track.filter(box => box > GERMAN_MARKER).map(box => PHASE_NAMES[box - GERMAN_MARKER])
  const running = g.active === 1 << GERMANY ? PHASE_NAMES[g.phase] : ''
  return {
    drawn: track.filter(box => box < GERMAN_MARKER).map(box => MARKERS[box - 1].name),
    germanPhasesUsed: used.filter(phase => phase !== running),
  }
}

function airOf(g: State): Keys {
  if (g.airSide < 0) return {}
  return { air: { side: ['german', 'allied'][g.airSide], markers: hexesWith(g, HEX.airMarker) } }
}

function boxesOf(g: State, plain: State): Keys {
  const boxes: Record<string, string[]> = {}
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] === plain.place[unit]) continue
    const box = Object.entries(BOX).find(([, code]) => code === g.place[unit])![0]
    boxes[box] = [...(boxes[box] ?? []), unitIds[unit]]
  }
  return boxes
}

function controlOf(g: State, plain: State): Keys {
  const held: Record<string, string[]> = {}
  for (let hex = 0; hex < HEXES; hex++) {
    if (g.control[hex] === plain.control[hex]) continue
    const holder = g.control[hex] === 0 ? 'nobody' : NATIONS[g.control[hex] - 1]
    held[holder] = [...(held[holder] ?? []), grid.names[hex]]
  }
  return held
}
