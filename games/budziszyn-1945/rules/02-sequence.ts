// 2  Turns and phases. Each player has six phases in turn; this file only knows their order.
import { pushFrame, setSlot } from '../../../engine/flow/frames.ts'
import { inTurn, phased } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { CAMP } from '../nations.ts'
import { PHASE, PHASE_NAMES, type State } from '../state.ts'
import { beginMovementPhase, endMovementPhase } from './03-movement.ts'
import { beginCombatPhase, endCombatPhase } from './05-combat.ts'
import { recoverUnits } from './05-disorganisation.ts'
import { mayBarrage } from './06-barrage.ts'
import { removeEmptyFortifications } from './07-field-fortifications.ts'
import { beginAirPhase } from './08-air-phase.ts'
import { bankAirPoints, grantAirPoints } from './08-air-points.ts'
import { countCrossings } from './11-twenty-eighth-army.ts'
import { beginStrategicPhase, endStrategicPhase } from './12-strategic-movement.ts'
import { updateBridgeControl } from './14-bridge-control.ts'
import { offerPontoons } from './14-pontoons.ts'
import { judge } from './17-victory.ts'

/** One phase: how it opens and how it closes. What happens in between are the frames that `open` pushes. */
interface Phase {
  readonly rule: string
  readonly phase: number
  open(g: State, log: Log): void
  close?(g: State, log: Log): void
}

const movement = open(beginMovementPhase, FRAMES.movement)
const combat = open(beginCombatPhase, FRAMES.combat)
const strategic = open(beginStrategicPhase, FRAMES.strategic)
const supply = (g: State): void => pushFrame(g.flow, FRAMES.supply)

/**
 * 2.2, 3.1.1, 12.1.1  Phases 1 to 6 of the player with the initiative, and again of each that follows (2.2-7, S-9a). They are
 * common to all camps of a player (S-8c).
 */
const PHASES: readonly Phase[] = [
  { rule: '2.2-1', phase: PHASE.air, open: beginAirPhase },
  { rule: '2.2-2', phase: PHASE.barrage, open: openBarrage },
  { rule: '2.2-3', phase: PHASE.movement, open: movement, close: endMovementPhase },
  { rule: '2.2-4', phase: PHASE.combat, open: combat, close: endCombatPhase },
  // N-6  Pontoons are laid in the gap between the combat phase and strategic movement (R43).
  { rule: 'N-6', phase: PHASE.combat, open: offerPontoons },
  { rule: '2.2-5', phase: PHASE.strategic, open: strategic, close: endStrategicPhase },
  { rule: '2.2-6', phase: PHASE.supply, open: supply },
]

function open(begin: (g: State, log: Log) => void, frame: typeof FRAMES.movement): Phase['open'] {
  return (g, log) => {
    begin(g, log)
    pushFrame(g.flow, frame)
  }
}

// 2.2-2, 6.5.1
function openBarrage(g: State): void {
  if (mayBarrage(g)) pushFrame(g.flow, FRAMES.barrage)
}

/** 2.1.4  Opens one phase after the other; each is closed when all that it opened is done. */
export const playerTurnProcedure = phased<State>(
  FRAMES.playerTurn,
  PHASES.map(phase => ({
    open: (g, log) => openPhase(g, phase, log),
    close: (g, log) => closePhase(g, phase, log),
  })),
)

function openPhase(g: State, { rule, phase, open }: Phase, log: Log): void {
  if (phase !== g.phase) {
    g.phase = phase
    log?.push({ event: 'phase', rule, phase: PHASE_NAMES[phase], player: g.player, turn: g.turn })
  }
  open(g, log)
}

// 2.1.3  What every phase leaves behind is put in order before the next begins.
function closePhase(g: State, { close }: Phase, log: Log): void {
  close?.(g, log)
  removeEmptyFortifications(g)
  recoverUnits(g)
  updateBridgeControl(g)
  if (g.player === g.terms.playerOf[CAMP.soviet]) countCrossings(g)
}

/** 2.1.1, 2.1.5  A turn: the part of each player, then the marker moves on or the game is judged. */
export const turnProcedure = inTurn<State>(FRAMES.turn.at.stage, {
  count: g => g.terms.players,
  each(g, player, log) {
    if (player === 0) beginTurn(g, log)
    g.player = player
    g.phase = PHASE.none
    pushFrame(g.flow, FRAMES.playerTurn)
  },
  after(g, log) {
    bankAirPoints(g)
    if (g.turn === g.terms.lastTurn) judge(g, log)
    else {
      g.turn += 1
      setSlot(g.flow, FRAMES.turn.at.stage, 0)
    }
  },
})

// 2.1.5  Everything that is once a turn is free again.
function beginTurn(g: State, log: Log): void {
  g.americansToday = 0
  grantAirPoints(g)
  log?.push({ event: 'turn', rule: '2.1.5', turn: g.turn })
}
