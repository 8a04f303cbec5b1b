// The frames of the game: every step of the sequence that waits for a player or runs by itself.
import { defineFrames } from '../../engine/flow/frames.ts'
import { UNITS } from './units.ts'
import { HEXES } from './world.ts'

export const FRAMES = defineFrames(
  {
    // Set-up (scenario chapters)
    setUp: ['stage'],
    deploy: ['player', 'unit'],
    cut: ['player'],
    airDays: ['next'],
    defection: ['next'],
    // 2 Sequence
    turn: ['stage'],
    playerTurn: ['stage'],
    // 8 Air
    airPhase: ['stage'],
    airPlan: ['player'],
    // 6.4, 6.5, 8.2  Fire on a hex or an object
    barrage: [],
    fire: ['stage', 'target', 'kind', 'points', 'marks'],
    // 3, 7, 11, 12, 14  Movement
    movement: [],
    march: ['unit', 'acted'],
    pontoons: [],
    strategic: [],
    // 5 Combat
    combat: [],
    assemble: [],
    rangedFire: ['target', 'air'],
    defence: ['player', 'kills'],
    battle: ['stage'],
    losses: ['owner', 'levels', 'who', 'marks'],
    retreat: ['who', 'steps', 'gone', 'paid'],
    fallBack: ['owner'],
    pursuit: ['who', 'owner'],
    chase: ['unit'],
    // 10 Supply
    supply: ['stage', 'next'],
  },
  {
    stage: [0, 40],
    player: [0, 2],
    kills: [0, 60],
    owner: [0, 3],
    next: [0, UNITS],
    target: [0, HEXES * 6],
    kind: [0, 10],
    air: [0, 1],
    points: [-200, 400],
    levels: [0, 40],
    marks: [0, 0xffff],
    unit: [0, UNITS],
    who: [0, 3],
    steps: [0, 6],
    paid: [0, 6],
    gone: [0, 6],
    acted: [0, 1],
  },
)
