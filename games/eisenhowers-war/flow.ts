// The frames of the game: every step of the sequence that waits for a player or runs by itself.
import { defineFrames } from '../../engine/flow/frames.ts'
import { UNITS } from './units.ts'
import { HEXES } from './world.ts'

export const FRAMES = defineFrames(
  {
    // 3 Set-up and plans
    setUp: ['stage'],
    deploy: [],
    planFirst: [],
    planSecond: [],
    shift: [],
    // 5 Sequence and invasions
    turn: ['stage'],
    launch: ['which'],
    landing: ['marks'],
    operations: ['stage'],
    order: [],
    // 6 Stacking
    excess: ['hex'],
    // 7 Supply
    supplyProblem: [],
    supplyCheck: [],
    // 8 Movement
    movement: [],
    move: ['steps'],
    // 10, 11 Combat
    combat: [],
    assemble: ['target', 'marks'],
    battle: ['target', 'stage', 'attackerLoss', 'defenderLoss', 'marks', 'hexes'],
    support: [],
    inland: [],
    defence: [],
    defenderLosses: [],
    attackerLosses: [],
    retreat: ['debt'],
    advance: ['gone'],
    // 12 Reinforcements
    alliedReinforcement: [],
    germanReinforcement: [],
    secondPanzers: [],
    exchange: [],
    yugoslavs: [],
    lastReserves: [],
    // 13 Special rules
    airdrop: ['unit'],
    conversion: [],
    bridge: ['hex'],
    window: [],
    offensive: ['stage'],
    alpineFortress: [],
  },
  {
    stage: [0, 20],
    which: [1, 2],
    steps: [0, 1],
    target: [0, HEXES - 1],
    hex: [0, HEXES - 1],
    unit: [0, UNITS - 1],
    attackerLoss: [0, 20],
    defenderLoss: [0, 20],
    marks: [0, 63],
    hexes: [0, 20],
    debt: [0, 1],
    gone: [0, 20],
  },
)
