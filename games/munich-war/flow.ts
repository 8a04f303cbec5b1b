// The frames of the game: every step of the sequence that waits for a player or runs by itself.
import { defineFrames } from '../../engine/flow/frames.ts'
import { NATIONS } from './nations.ts'
import { UNITS } from './units.ts'
import { HEXES } from './world.ts'

export const FRAMES = defineFrames(
  {
    // 3, 23  Set-up
    setUp: ['line'],
    deploy: ['nation'],
    placing: ['nation', 'unit', 'reduced'],
    surprise: ['nation'],
    // 4 Sequence
    turn: ['stage'],
    playerTurn: ['stage'],
    // 7, 20 Mobilization
    mobilization: ['stage'],
    grounding: ['number'],
    arrivals: [],
    spending: ['kind', 'nation', 'side', 'points'],
    // 16 Air
    airPhase: ['stage'],
    launch: [],
    flight: ['unit'],
    interception: [],
    airCombat: [],
    dogfight: [],
    terror: [],
    terrorLoss: ['unit'],
    // 8 Movement
    movement: [],
    // 18.3 Sea supply
    seaSupply: [],
    // 11, 12, 13 Combat
    combat: [],
    assemble: ['target'],
    battle: ['stage', 'target', 'marks', 'air', 'fleet', 'special', 'result'],
    table: [],
    support: [],
    losses: ['role', 'number'],
    retreat: ['role', 'hexes', 'unit', 'gone', 'start'],
    advance: [],
  },
  {
    line: [0, NATIONS.length],
    nation: [0, NATIONS.length],
    stage: [0, 20],
    number: [0, 18],
    kind: [0, 2],
    side: [0, 1],
    points: [0, 2],
    unit: [-1, UNITS - 1],
    reduced: [0, 1],
    target: [0, HEXES - 1],
    start: [0, HEXES - 1],
    marks: [0, 0xff],
    air: [0, UNITS],
    fleet: [0, UNITS],
    special: [0, UNITS],
    result: [0, 15],
    role: [0, 1],
    hexes: [0, 3],
    gone: [0, HEXES],
  },
)
