// The frames of the game: every step of the sequence that waits for a player or runs by itself.
import { defineFrames } from '../../engine/flow/frames.ts'
import { NATIONS } from './nations.ts'
import { HEXES, UNITS } from './world.ts'

export const FRAMES = defineFrames(
  {
    // 3 Set-up and arrivals
    setUp: ['line'],
    deploy: ['line'],
    violation: [],
    deployNeutral: ['nation'],
    reserves: [],
    mountainCorps: [],
    replacements: [],
    chainEntry: [],
    // 5 Sequence
    turn: ['stage'],
    germanOrder: [],
    germanTurn: ['next'],
    nationalTurn: ['next'],
    germanWindow: [],
    germanPhase: ['phase', 'stage'],
    nationalPhase: ['phase', 'stage'],
    // 6 Airpower
    terrorBombing: [],
    groundSupport: [],
    // 7, 8 Reorganization, break-down and dispersal
    reorganization: [],
    components: ['hex', 'army', 'remaining', 'flags'],
    stackCheck: ['hex'],
    disperse: ['hex'],
    // 10.3.1 Railheads
    railheads: ['moved'],
    // 11 Movement
    movement: [],
    // 12 Combat
    combat: [],
    assemble: ['target', 'kind', 'drop'],
    battle: ['target', 'kind', 'stage', 'attackerLoss', 'defenderLoss', 'marks'],
    defenderLosses: ['target'],
    attackerLosses: ['target'],
    advance: ['target', 'kind'],
    momentum: ['target', 'kind'],
  },
  // What a battle still owes may fall below nothing (12.3c).
  {
    line: [0, 40],
    nation: [0, NATIONS.length - 1],
    stage: [0, 10],
    next: [0, 7],
    phase: [1, 3],
    hex: [0, HEXES - 1],
    target: [0, HEXES - 1],
    army: [0, UNITS - 1],
    remaining: [0, 5],
    flags: [0, 0x1ffff],
    moved: [0, 15],
    kind: [0, 3],
    drop: [0, 1],
    attackerLoss: [-10, 10],
    defenderLoss: [-10, 10],
    marks: [0, 15],
  },
)
