// A position of a game as a position file: what a bug report, a puzzle or a test begins with.
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { topFrame } from '../../engine/flow/frames.ts'
import type { Json } from '../../engine/game/action.ts'
import { changedOptions } from '../../engine/game/options.ts'
import { documentOf } from '../../engine/positions/document.ts'
import { readPositionFile } from '../../engine/positions/read-file.ts'
import { FRAMES } from './flow.ts'
import { PLAYERS } from './forces.ts'
import { hingeOfFatePositions } from './position.ts'
import { layPosition } from './position-lay.ts'
import { CAMP_NAMES, controller } from './rules/03-control.ts'
import { BOX, HEX, hasFlag, ORDER_NAMES, PHASE_NAMES, SEASIDE, type State, UNIT } from './state.ts'
import { OPTIONS } from './terms.ts'
import { FKG, fullSteps, grid, HEXES, STUKAS, UNITS, unitIds } from './world.ts'

type Keys = Record<string, Json>

/**
 * The position as the data of a position file; null unless a movement or combat phase waits for its player and no unit is on the
 * move and no bridge is seized: what is in the middle of something is not a position yet.
 */
export function describePosition(g: State, title: string): Keys | null {
  const isWaiting = [FRAMES.movement.id, FRAMES.combat.id].includes(topFrame(g.flow))
  if (!isWaiting || g.mover >= 0 || g.bridge >= 0) return null
  const file: Keys = {
    salient: 'position',
    format: 1,
    game: 'hinge-of-fate',
    title,
    scenario: g.terms.scenario,
    ...named('options', changedOptions(OPTIONS, g.terms.options)),
    turn: g.turn,
    phase: { [PHASE_NAMES[g.phase]]: PLAYERS[g.player].name, order: ORDER_NAMES[g.order] },
    units: unitsOf(g),
    ...named('situation', situationOf(g)),
  }
  const plain = layAgain(file)
  if (plain === null) return null
  return { ...file, ...named('boxes', boxesOf(g, plain)), ...named('control', controlOf(g, plain)) }
}

/** The key, unless there is nothing to say. */
const named = (key: string, value: Keys): Keys => (Object.keys(value).length === 0 ? {} : { [key]: value })

/** What the file means without boxes and control: they are written only where they differ from it. */
function layAgain(file: Keys): State | null {
  const read = readPositionFile(documentOf({ ...file, allow: 'overstacked' }), 'position', [
    hingeOfFatePositions,
  ])
  return read.ok ? layPosition(read.value.cases[0].position, fastDice(1)) : null
}

/** One by one, the topmost of a hex first. */
function unitsOf(g: State): Json[] {
  const units: Json[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
      const isWhole = g.steps[unit] === fullSteps[unit]
      const at = grid.names[hex]
      units.push(isWhole ? `${unitIds[unit]} ${at}` : { id: unitIds[unit], hex: at, step: g.steps[unit] })
    }
  }
  return units
}

const unitsWith = (g: State, flag: number): string[] =>
  unitIds.filter((_, unit) => hasFlag(g.unitFlags, unit, flag))

function situationOf(g: State): Keys {
  const words: Keys = {
    stukasUsed: STUKAS.filter((_, i) => g.stukasUsed & (1 << i)).map(unit => unitIds[unit]),
    wasFrench: grid.names.filter((_, hex) => hasFlag(g.hexFlags, hex, HEX.wasFrench)),
    reps: unitsWith(g, UNIT.reps),
    moved: unitsWith(g, UNIT.begun),
    topped: unitsWith(g, UNIT.topped),
    attacked: unitsWith(g, UNIT.attacked),
    ...numbersOf(g),
    ...seasideOf(g),
  }
  return Object.fromEntries(Object.entries(words).filter(([, value]) => !isNothing(value)))
}

function numbersOf(g: State): Keys {
  return {
    switched: g.switched === 1,
    stukasWeak: g.stukasReduced === 1,
    soviets: g.soviets === 1,
    armiesJoined: g.armiesJoined === 1,
    reinforced: g.reinforced === 1,
    easternClosed: g.easternClosed === 1,
    supplyPoints: g.supplyPoints === 49 ? 0 : g.supplyPoints,
    exited: g.exited,
    losses: g.germanLosses,
    paratroops: g.place[FKG] === BOX.aside ? 'ready' : [],
  }
}

function seasideOf(g: State): Keys {
  if (g.seaside === SEASIDE.running) {
    const hexes = [...g.siege].flatMap(hex => grid.names[hex] ?? [])
    return { siege: { hexes, ring: unitsWith(g, UNIT.pinned) } }
  }
  return g.seaside === SEASIDE.spent ? { seaside: 'spent' } : {}
}

const isNothing = (value: Json): boolean =>
  value === false || value === 0 || (Array.isArray(value) && value.length === 0)

function boxesOf(g: State, plain: State): Keys {
  const boxes: Record<string, string[]> = {}
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] >= 0 || g.place[unit] === plain.place[unit]) continue
    const name = Object.keys(BOX).find(box => BOX[box as keyof typeof BOX] === g.place[unit])!
    boxes[name] = [...(boxes[name] ?? []), unitIds[unit]]
  }
  return boxes
}

function controlOf(g: State, plain: State): Keys {
  const held: Record<string, string[]> = {}
  for (let hex = 0; hex < HEXES; hex++) {
    if (g.control[hex] === plain.control[hex] || g.control[hex] === 0) continue
    const name = CAMP_NAMES[controller(g, hex)]
    held[name] = [...(held[name] ?? []), grid.names[hex]]
  }
  return held
}
