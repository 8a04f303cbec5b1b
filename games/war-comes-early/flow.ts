// The frames of the game: every step of the sequence that waits for a player or runs by itself.
import { defineFrames } from '../../engine/flow/frames.ts'

export const FRAMES = defineFrames({
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
})
