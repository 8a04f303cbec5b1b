// 5  The turn sequence: game turns, player turns and their phases.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { FRENCH, PLAYER, PLAYERS } from '../forces.ts'
import { isHistorical, OF_A_PHASE, ORDER, ORDER_NAMES, PHASE, PHASE_NAMES, type State } from '../state.ts'
import { UNITS } from '../world.ts'
import { setRevealed } from './03-fog-of-war.ts'
import { surrenderHela } from './04-hela.ts'
import { FIRST_EVENT_TURN, rollStrategicEvent } from './04-strategic-events.ts'
import { activeSide, endMove } from './05-active.ts'
import { overstackedHex } from './06-stacking.ts'
import { inCrisis } from './08-crisis.ts'
import { hasPhaseA } from './09-reinforcements.ts'
import { takeReplacements } from './09-replacements.ts'
import { endBridge } from './13-airborne.ts'
import { isStukaDecline, switchAir, switchRefusal, weakenStukas } from './13-airpower.ts'
import { offerSeaside, resolveSiege } from './13-seaside.ts'
import { gameTurnBegins, playerTurnBegins } from './13-watches.ts'
import { checkEasternPoland } from './14-surrender.ts'
import { endOfGame } from './14-victory.ts'
import { WRONG_PHASE } from './actions.ts'

/** 5.1b */
const FIRST_WEST_TURN = 3

/** 5.1a, 5.1b, 5.2, 14.5  A game turn: its player turns in an order that never varies. */
export const turnProcedure = staged(FRAMES.turn, {
  start(g: State, log: Log) {
    g.stukasUsed = 0
    g.reinforced = 0
    gameTurnBegins(g)
    log?.push({ event: 'turn', rule: '5.2', turn: g.turn })
    if (g.turn >= FIRST_EVENT_TURN && !isHistorical(g)) rollStrategicEvent(g, log)
  },
  germanEast: g => beginPlayerTurn(g, PLAYER.germanEast),
  polish: g => beginPlayerTurn(g, PLAYER.polish),
  soviet: g => beginPlayerTurn(g, PLAYER.soviet),
  french: g => beginPlayerTurn(g, PLAYER.french),
  germanWest: g => beginPlayerTurn(g, PLAYER.germanWest),
  end: g => pushFrame(g.flow, FRAMES.endOfTurn),
  next(g) {
    g.turn += 1
    return 'start'
  },
})

function beginPlayerTurn(g: State, who: number): void {
  if (takesTurn(g, who)) pushFrame(g.flow, FRAMES.playerTurn, who)
}

/** 5.1b, 14.5 */
export function takesTurn(g: State, who: number): boolean {
  if (who === PLAYER.soviet) return g.soviets === 1
  if (who === PLAYER.french || who === PLAYER.germanWest) return g.turn >= FIRST_WEST_TURN && !isHistorical(g)
  return true
}

/** 5.1a  Replacements, two phases, removal of the markers; order and air are declared before (5.3a, R74). */
export const playerTurnProcedure = staged(FRAMES.playerTurn, {
  declarations(g: State, log: Log) {
    g.player = slot(g.flow, FRAMES.playerTurn.at.who)
    // 5.1c  Whoever has no choice fights first.
    g.order = ORDER.fightMove
    playerTurnBegins(g)
    log?.push({ event: 'player-turn', rule: '5.1a', player: PLAYERS[g.player].name })
    if (choosesOrder(g)) pushFrame(g.flow, FRAMES.order)
  },
  replacement(g) {
    g.phase = PHASE.replacement
    if (hasPhaseA(g)) pushFrame(g.flow, FRAMES.replacement)
  },
  first: (g, log) => beginPhase(g, g.order === ORDER.moveFight ? PHASE.movement : PHASE.combat, log),
  second: (g, log) => beginPhase(g, g.order === ORDER.moveFight ? PHASE.combat : PHASE.movement, log),
  removal(g, log) {
    g.phase = PHASE.replacement
    takeReplacements(g, log)
    g.phase = PHASE.none
    g.player = -1
  },
})

/** 5.3a, 5.3b, 8.10e, R30  Germans always; the French while Army Group C is in crisis. */
function choosesOrder(g: State): boolean {
  if (g.player === PLAYER.germanEast || g.player === PLAYER.germanWest) return true
  return g.player === PLAYER.french && inCrisis(g)
}

function beginPhase(g: State, phase: number, log: Log): void {
  g.phase = phase
  const { name } = PLAYERS[g.player]
  log?.push({ event: 'phase', rule: '5.1a', player: name, phase: PHASE_NAMES[phase] })
  pushFrame(g.flow, FRAMES.phase)
}

/** A movement or combat phase and what is looked at when it ends. */
export const phaseProcedure = staged(FRAMES.phase, {
  main: (g: State) => pushFrame(g.flow, g.phase === PHASE.movement ? FRAMES.movement : FRAMES.combat),
  // 6.5a, 6.5b  The opponent mends one hex after the other until none is overstacked.
  stacks(g) {
    const hex = overstackedHex(g)
    if (hex < 0) return
    // Who removes a unit must see the stack.
    setRevealed(g, hex, true)
    g.revelations += 1
    pushFrame(g.flow, FRAMES.overstacked, hex)
    return 'stacks'
  },
  /** What units remember of a phase is forgotten with it, points not spent included (11.3b). */
  close(g, log) {
    endMove(g)
    for (let unit = 0; unit < UNITS; unit++) g.unitFlags[unit] &= ~OF_A_PHASE
    endBridge(g, log)
    g.phase = PHASE.none
  },
})

/** R60  In this order, because Warsaw starved out takes Hela with it in the same turn. */
export const endOfTurnProcedure = staged(FRAMES.endOfTurn, {
  siege: (g: State, log: Log) => resolveSiege(g, log),
  hela: (g, log) => surrenderHela(g, log),
  seaside: g => offerSeaside(g),
  stukas(g, log) {
    if (isStukaDecline(g)) weakenStukas(g, log)
  },
  easternPoland: (g, log) => checkEasternPoland(g, log),
  verdict: (g, log) => endOfGame(g, log),
})

const NO_SUCH_ORDER = forbid('5.3a', 'the two phases are played as move-fight or fight-move')

/**
 * 5.3a, 13.5c  `{do:'order', order:'move-fight'}`, and before it, at the start of a German East player turn, `{do:'switch'}`
 * for the one change of the airpower environments.
 */
export const orderDecision: Decision<State> = {
  // 5.3b, 8.10e  In crisis the French choose for both.
  side: g => (g.player === PLAYER.germanWest && inCrisis(g) ? FRENCH : activeSide(g)),
  list(g, offer) {
    if (switchRefusal(g) === null) offer({ do: 'switch' })
    for (const order of ORDER_NAMES) offer({ do: 'order', order })
  },
  check(g, action): Refusal | null {
    if (action.do === 'switch') return switchRefusal(g)
    if (action.do !== 'order') return WRONG_PHASE
    return ORDER_NAMES.some(name => name === action.order) ? null : NO_SUCH_ORDER
  },
  perform(g, action, log) {
    if (action.do === 'switch') {
      switchAir(g, log)
      return
    }
    popFrame(g.flow)
    g.order = ORDER_NAMES.indexOf(action.order as (typeof ORDER_NAMES)[number])
    log?.push({ event: 'order', rule: '5.3a', player: PLAYERS[g.player].name, order: ORDER_NAMES[g.order] })
  },
}
