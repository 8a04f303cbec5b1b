// The frames of the game: every step of the sequence that waits for a player or runs by itself.
import { defineFrames } from '../../engine/flow/frames.ts'
import { PLAYERS } from './forces.ts'
import { HEXES, UNITS } from './world.ts'

export const FRAMES = defineFrames(
  {
    // 5 Sequence
    turn: ['stage'],
    playerTurn: ['who', 'stage'],
    order: [],
    phase: ['stage'],
    endOfTurn: ['stage'],
    // 6.5 Overstacking
    overstacked: ['hex'],
    // 9 Reinforcements and replacements
    replacement: [],
    sovietEntry: [],
    // 11 Movement
    movement: [],
    bridge: [],
    // 12 Combat
    combat: [],
    assemble: ['target', 'stuka', 'drop'],
    battle: ['target', 'stage', 'column', 'result', 'marks', 'agcUnits'],
    relief: [],
    commit: [],
    allOut: [],
    defenderLoss: [],
    attackerLoss: [],
    retreat: [],
    advance: [],
    // 13.7 Operation Seaside
    seaside: [],
    ring: [],
    occupation: ['first', 'second'],
  },
  {
    stage: [0, 12],
    who: [0, PLAYERS.length - 1],
    hex: [0, HEXES - 1],
    target: [0, HEXES - 1],
    stuka: [0, 3],
    drop: [0, 1],
    column: [0, 8],
    result: [0, 4],
    marks: [0, 31],
    agcUnits: [0, UNITS],
    first: [-1, HEXES - 1],
    second: [-1, HEXES - 1],
  },
)
