// What clicking a hex or a counter means in the decision at hand.
import type { Action } from '../engine/game/action.ts'
import { planAttack } from './attacking.ts'
import { chosenPiece, hexesFor, piecesOf, tickedPieces } from './choosing.ts'
import { EMPTY_HAND, type Hand, toggled } from './hand.ts'
import { whyNot } from './hex-card.ts'
import type { Look } from './look.ts'
import { clickForMission } from './missions.ts'
import { movableIn } from './moving.ts'
import type { Desk, Sentence } from './presentation.ts'

/** Something is taken in hand, something is done, or it is refused. */
export interface Response {
  readonly hand?: Hand
  readonly act?: readonly Action[]
  /** Done at the end if the same decision is still open. */
  readonly ending?: Action
  readonly refused?: Sentence
  /** The dark button. */
  readonly commit?: true
}

export function clickHex(look: Look, hex: string): Response {
  const { stage, hand } = look
  const { desk } = stage
  if (desk === null) return { hand: looking(look, hex) }
  const placed = clickToEnter(look, hex)
  if (placed !== null) return placed
  switch (desk.style) {
    case 'move':
      return clickToMove(look, hex)
    case 'attack':
      return clickToAttack(look, hex)
    case 'missions':
      return clickForMission(look, hex)
    case 'pick':
    case 'placement':
      return clickToPlace(look, desk, hex)
    case 'reorganise':
      return { hand: { ...EMPTY_HAND, hex: hand.hex === hex ? null : stackedHex(look, hex) } }
    default:
      return { hand: { ...hand, hex: hand.hex === hex ? null : stackedHex(look, hex) } }
  }
}

/** A hex with counters that the viewer may see, or null. */
function stackedHex({ stage }: Look, hex: string): string | null {
  return stage.presentation.stack(stage.sight, hex).length > 0 ? hex : null
}

/** A stack is only looked at. */
function looking(look: Look, hex: string): Hand {
  return { ...EMPTY_HAND, hex: look.hand.hex === hex ? null : stackedHex(look, hex) }
}

// A goal within reach is previewed, then entered; a stack gives its top unit, then all of it.
function clickToMove(look: Look, hex: string): Response {
  const { hand, reach, stage } = look
  if (hand.group.length > 0) {
    const isMade = hand.goal === hex && (look.group?.actions.length ?? 0) > 0
    return isMade ? { commit: true } : { hand: { ...hand, goal: hex } }
  }
  if (hand.units.length > 0 && hex !== hand.hex) {
    if (hand.goal === hex && look.move?.refusal === null) return { commit: true }
    if (reach?.hexes.has(hex)) return { hand: { ...hand, goal: hex } }
  }
  const movable = movableIn(stage, hex)
  if (hex === hand.hex && hand.units.length > 0) {
    const isWhole = movable.every(unit => hand.units.includes(unit))
    return { hand: isWhole ? EMPTY_HAND : { ...hand, units: movable, goal: null, via: [] } }
  }
  if (movable.length > 0) return { hand: { ...EMPTY_HAND, hex, units: movable.slice(0, 1) } }
  const refused = whyNot(look, hex)
  if (hand.units.length === 0) return { hand: looking(look, hex), ...(refused !== null && { refused }) }
  return { hand: { ...hand, goal: hex, via: [] }, ...(refused !== null && { refused }) }
}

/** A reinforcement in hand goes to a lit hex. */
function clickToEnter({ hand, stage }: Look, hex: string): Response | null {
  const piece = chosenPiece(stage.desk!, hand)
  if (piece === null || !hexesFor(stage.desk!, piece).includes(hex)) return null
  return hand.goal === hex ? { commit: true } : { hand: { ...hand, hex: null, goal: hex } }
}

function clickToAttack(look: Look, hex: string): Response {
  const { hand, stage } = look
  const desk = stage.attack!
  if (hand.attack?.target === hex) return { commit: true }
  const further = look.attack?.extras.find(extra => extra.hex === hex)
  if (further !== undefined) return { hand: withExtra(hand, further.id) }
  if (desk.targets(stage.sight).has(hex)) return { hand: { ...EMPTY_HAND, attack: planAttack(stage, hex) } }
  if (hand.attack !== null) {
    const able = look.attack!.attackers.filter(a => a.refusal === null).map(a => a.unit)
    const here = stage.presentation.stack(stage.sight, hex).filter(unit => able.includes(unit))
    if (here.length > 0) return { hand: withAttackers(hand, here) }
  }
  const refused = whyNot(look, hex)
  const isOwn = stackedHex(look, hex) !== null
  return { hand: looking(look, hex), ...(refused !== null && !isOwn && { refused }) }
}

/** Ticks an extra, or takes the tick away. */
export function withExtra(hand: Hand, id: string): Hand {
  const plan = hand.attack!
  const value = (plan.extras[id] ?? 0) > 0 ? 0 : 1
  return { ...hand, attack: { ...plan, extras: { ...plan.extras, [id]: value } } }
}

/** All units of a hex join, or leave if all were in. */
function withAttackers(hand: Hand, here: readonly string[]): Hand {
  const plan = hand.attack!
  const others = plan.units.filter(unit => !here.includes(unit))
  const allIn = here.every(unit => plan.units.includes(unit))
  return { ...hand, attack: { ...plan, units: allIn ? others : [...others, ...here] } }
}

function clickToPlace(look: Look, desk: Desk, hex: string): Response {
  const { hand, stage } = look
  const here = stage.presentation.stack(stage.sight, hex).filter(unit => piecesOf(desk).includes(unit))
  if (here.length > 0) return { hand: { ...hand, piece: here[0], goal: null, hex: null } }
  const refused = whyNot(look, hex)
  if (refused === null) return { hand: { ...hand, hex: stackedHex(look, hex), goal: null } }
  return { hand: { ...hand, goal: null }, refused }
}

/** A counter on the map, in the fan, in the dock or in a tray. */
export function clickUnit(look: Look, unit: string): Response {
  const { hand, stage } = look
  const { desk } = stage
  const hex = stage.presentation.hexOf(stage.sight, unit)
  if (desk?.style === 'move' && stage.movement!.refusal(stage.sight, unit) === null && hex !== null)
    return { hand: { ...EMPTY_HAND, hex, units: [unit] } }
  if (
    desk?.style === 'move' &&
    hand.units.length > 0 &&
    hex !== null &&
    !stage.presentation.stack(stage.sight, hand.hex!).includes(unit)
  )
    return clickHex(look, hex)
  if (desk !== null && piecesOf(desk).includes(unit)) return pickUnit(look, desk, unit)
  if (hand.attack !== null) {
    const attacker = look.attack?.attackers.find(a => a.unit === unit)
    if (attacker !== undefined) return toggleUnit(look, unit)
  }
  if (desk?.style === 'reorganise' && hex !== null && hand.hex === hex) return toggleUnit(look, unit)
  if (hex === null) return {}
  const refused = hand.units.length === 0 ? whyStays(look, unit, hex) : null
  return refused === null ? clickHex(look, hex) : { hand: looking(look, hex), refused }
}

/** Why a unit of the viewer's cannot move, where nobody beside it can either. */
function whyStays({ stage }: Look, unit: string, hex: string): Sentence | null {
  if (stage.movement === null || movableIn(stage, hex).length > 0) return null
  const isOwn = stage.counters.some(counter => counter.unit === unit && counter.side === stage.sight.viewer)
  return isOwn ? stage.movement.refusal(stage.sight, unit) : null
}

function pickUnit(look: Look, desk: Desk, unit: string): Response {
  if (desk.style === 'several') return toggleUnit(look, unit)
  return { hand: { ...look.hand, piece: unit, units: [], attack: null, goal: null, hex: null } }
}

/** Adds a unit to those chosen or takes it out. */
export function toggleUnit(look: Look, unit: string): Response {
  const { hand, stage } = look
  const { desk } = stage
  if (desk === null) return {}
  if (hand.attack !== null) return toggleAttacker(look, unit)
  if (desk.style === 'several') {
    const refused = piecesOf(desk).includes(unit) ? null : look.stage.presentation.unitCard(stage.sight, unit)
    if (refused !== null) return {}
    return { hand: { ...hand, units: toggled(tickedPieces(desk, hand), unit), isTouched: true } }
  }
  if (desk.style === 'move' && hand.group.length > 0)
    return { hand: grouped(toggled(hand.group, unit), hand) }
  if (desk.style === 'move') return toggleMover(look, unit)
  if (desk.style === 'reorganise') {
    const hex = stage.presentation.hexOf(stage.sight, unit)
    const units = hand.hex === hex ? toggled(hand.units, unit) : [unit]
    return { hand: { ...EMPTY_HAND, hex, units } }
  }
  return clickUnit(look, unit)
}

function toggleAttacker({ hand, attack }: Look, unit: string): Response {
  const refusal = attack?.attackers.find(a => a.unit === unit)?.refusal
  if (refusal === undefined) return {}
  if (refusal !== null) return { refused: refusal }
  const plan = hand.attack!
  return { hand: { ...hand, attack: { ...plan, units: toggled(plan.units, unit) } } }
}

/** Adds the units of a stack that can move to those that march together, or takes them out. */
export function toggleStack({ hand, stage }: Look, hex: string): Response {
  const here = movableIn(stage, hex)
  if (here.length === 0) return {}
  const before = hand.group.length > 0 ? hand.group : hand.units
  const others = before.filter(unit => !here.includes(unit))
  const group = here.every(unit => before.includes(unit)) ? others : [...others, ...here]
  return { hand: grouped(group, hand) }
}

/** All units in these hexes that can move. */
export const selectMany = ({ stage, hand }: Look, hexes: readonly string[]): Response => ({
  hand: grouped(
    hexes.flatMap(hex => movableIn(stage, hex)),
    hand,
  ),
})

export const grouped = (group: readonly string[], { way }: Hand): Hand =>
  group.length === 0 ? EMPTY_HAND : { ...EMPTY_HAND, group, way }

function toggleMover({ hand, stage }: Look, unit: string): Response {
  const refusal = stage.movement!.refusal(stage.sight, unit)
  if (refusal !== null) return { refused: refusal }
  const hex = stage.presentation.hexOf(stage.sight, unit)
  if (hex !== hand.hex) return { hand: { ...EMPTY_HAND, hex, units: [unit] } }
  const units = toggled(hand.units, unit)
  return { hand: units.length === 0 ? EMPTY_HAND : { ...hand, units, goal: null, via: [] } }
}

/** The whole stack of a hex. */
export function selectStack(look: Look, hex: string): Response {
  const { stage, hand } = look
  const { desk } = stage
  if (desk?.style === 'move') {
    const movable = movableIn(stage, hex)
    return movable.length === 0
      ? { hand: looking(look, hex) }
      : { hand: { ...EMPTY_HAND, hex, units: movable } }
  }
  if (desk?.style === 'reorganise') {
    const units = desk.affordances.flatMap(a => a.units ?? [])
    const here = stage.presentation.stack(stage.sight, hex).filter(unit => units.includes(unit))
    return { hand: { ...EMPTY_HAND, hex, units: here } }
  }
  return hand.hex === hex ? {} : { hand: looking(look, hex) }
}
