// A position of a game as a position file: what a bug report, a puzzle or a test begins with.
import { findFrame, slotAt, topFrame } from '../../engine/flow/frames.ts'
import type { Json } from '../../engine/game/action.ts'
import { changedOptions } from '../../engine/game/options.ts'
import { nameOf } from '../../engine/positions/fact-kinds.ts'
import { FRAMES } from './flow.ts'
import { operationsProcedure } from './rules/05-sequence.ts'
import { ALLIED, GERMAN, GROUP_NAMES, SIDES } from './sides.ts'
import { BOX, HEX, hasFlag, isAlternate, NOWHERE, PHASE, PLAN, PORTION, type State, UNIT } from './state.ts'
import { OPTIONS } from './terms.ts'
import {
  arrivalTurn,
  isConditional,
  isDropForm,
  isYugoslavGarrison,
  stepsOf,
  UNITS,
  unitIds,
} from './units.ts'
import { GERMAN_SOURCES, grid, isCity, isLand } from './world.ts'

type Keys = Record<string, Json>

/**
 * The position as the data of a position file; null unless a Movement & Attack Phase waits for its player and nothing is under way: what
 * is in the middle of something is not a position yet.
 */
export function describePosition(g: State, title: string): Keys | null {
  const isWaiting = [FRAMES.movement, FRAMES.combat].some(frame => frame.id === topFrame(g.flow))
  if (!isWaiting || g.offensiveHex !== NOWHERE || g.scheldtOpen) return null
  return {
    salient: 'position',
    format: 1,
    game: 'eisenhowers-war',
    title,
    scenario: g.terms.scenario,
    ...named('options', changedOptions(OPTIONS, g.terms.options)),
    turn: g.turn,
    phase: phaseOf(g),
    units: unitsOf(g),
    ...named('boxes', boxesOf(g)),
    ...named('control', controlOf(g)),
    ...named('situation', situationOf(g)),
  }
}

/** The key, unless there is nothing to say. */
const named = (key: string, value: Keys): Keys => (Object.keys(value).length === 0 ? {} : { [key]: value })

// 5.5  The stage that comes next tells whether this portion is the first.
function phaseOf(g: State): Keys {
  const side = SIDES[g.phase === PHASE.alliedOperations ? ALLIED : GERMAN]
  const base = findFrame(g.flow, FRAMES.operations)
  const isFirst = slotAt(g.flow, base, FRAMES.operations.at.stage) === operationsProcedure.stage.second
  if (g.portion === PORTION.movement) return { movement: side, ...(isFirst ? {} : { after: 'attack' }) }
  return { attack: side, ...(isFirst ? { before: 'movement' } : {}) }
}

/** Units on the map, and reduced ones in a box. */
function unitsOf(g: State): Json[] {
  return unitIds.flatMap((id, u): Json[] => {
    const hex = grid.names[g.place[u]]
    if (!g.reduced[u]) return g.place[u] < 0 ? [] : [`${id} ${hex}`]
    return [{ id, ...(g.place[u] < 0 ? { box: boxOf(g, u) } : { hex }), step: stepsOf[u] - 1 } as Keys]
  })
}

const boxOf = (g: State, u: number): string => nameOf(BOX, g.place[u])

/** Where a unit off the map is that a file does not name (position-lay.ts). */
function isUsualBox(g: State, u: number): boolean {
  if (isDropForm[u]) return g.place[u] === BOX.aside
  if (isYugoslavGarrison[u]) return g.place[u] === BOX.garrison
  if (isConditional[u]) return g.place[u] === BOX.track
  return g.place[u] === BOX.removed || g.place[u] === BOX.aside
}

function boxesOf(g: State): Keys {
  const boxes: Record<string, string[]> = {}
  for (let u = 0; u < UNITS; u++) {
    if (g.place[u] >= 0 || g.reduced[u] || isUsualBox(g, u)) continue
    const box = boxOf(g, u)
    boxes[box] = [...(boxes[box] ?? []), unitIds[u]]
  }
  return boxes
}

/** Empty Allied hexes; the others are held by those who stand there, or German. */
function controlOf(g: State): Keys {
  const allied = grid.names.filter((_, h) => isLand[h] && g.top[h] < 0 && g.control[h] === ALLIED)
  return allied.length === 0 ? {} : { allied }
}

const unitsWith = (g: State, flag: number): string[] =>
  unitIds.filter((_, u) => hasFlag(g.unitFlags, u, flag))
const hexesWith = (g: State, flag: number): string[] =>
  grid.names.filter((_, h) => hasFlag(g.hexFlags, h, flag))
const hexNamed = (hex: number): Json[] => (hex >= 0 ? [grid.names[hex]] : [])

function situationOf(g: State): Keys {
  const words: Keys = {
    beachheads: Array.from(g.beachheads).flatMap(hexNamed),
    due: dueOf(g),
    allied: grid.names.filter(
      (_, h) => isCity[h] && g.control[h] === GERMAN && hasFlag(g.hexFlags, h, HEX.everAllied),
    ),
    destroyed: hexesWith(g, HEX.destroyed),
    secured: hexesWith(g, HEX.secured),
    sourcesLost: GERMAN_SOURCES.flatMap((hex, i) => (g.sourcesLost & (1 << i) ? [grid.names[hex]] : [])),
    bridgeTried: hexesWith(g, HEX.bridgeTried),
    moved: unitsWith(g, UNIT.moved),
    attacked: unitsWith(g, UNIT.attacked),
    dropped: unitsWith(g, UNIT.dropped),
    attackedByAllies: hexesWith(g, HEX.attackedByAllies),
    attackedByGermans: hexesWith(g, HEX.attackedByGermans),
    ...planOf(g),
    ...markersOf(g),
    ...switchesOf(g),
  }
  return Object.fromEntries(Object.entries(words).filter(([, value]) => !isEmpty(value)))
}

const isEmpty = (value: Json): boolean =>
  value === 0 || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

const dueOf = (g: State): Keys =>
  Object.fromEntries(
    unitIds.flatMap((id, u) =>
      g.place[u] === BOX.track && g.due[u] !== arrivalTurn[u] ? [[id, g.due[u]]] : [],
    ),
  )

function planOf(g: State): Keys {
  const first: Keys = isAlternate(g) ? { first: grid.names[g.firstHex] } : {}
  if (g.secondPlan !== PLAN.secret) return first
  const hex: Keys = g.secondHex === NOWHERE ? {} : { hex: grid.names[g.secondHex] }
  return { ...first, plan: { turn: g.secondTurn, ...hex } }
}

function markersOf(g: State): Keys {
  const bridge: Keys =
    g.bridge < 0 ? {} : { [grid.names[Math.floor(g.bridge / 6)]]: grid.names[grid.neighbours[g.bridge]] }
  return {
    bridge,
    ...(g.aerialHex < 0 ? {} : { aerial: grid.names[g.aerialHex] }),
    ...(g.fortress < 0 ? {} : { fortress: grid.names[g.fortress] }),
    ...(g.shortGroup === 0 ? {} : { short: GROUP_NAMES[g.shortGroup - 1] }),
    scheldt: g.scheldtTurn,
    viennaLost: g.viennaLostOn,
    bombers: g.bombers,
    offensives: g.offensives,
    flipped: g.flipped,
    rebuilt: g.rebuilt,
    merged: g.merged,
  }
}

const SWITCHES = [
  'aerialUsed',
  'staticSeen',
  'offensiveReady',
  'thunderclap',
  'yugoslavsCalled',
  'reservesCalled',
  'italyOpen',
  'seineOpen',
  'landedUnopposed',
] as const

const switchesOf = (g: State): Keys =>
  Object.fromEntries(SWITCHES.flatMap(name => (g[name] ? [[name, true]] : [])))
