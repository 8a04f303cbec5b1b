// The map of one look: counters with their states, lights, reach, plan, arrows, overlays.
import type { AttackPreview } from './attacking.ts'
import { chosenPiece, hexesFor, isPlacingBeside, piecesOf, tickedPieces } from './choosing.ts'
import type { GroupPlan } from './group-march.ts'
import type { Look } from './look.ts'
import { missionKind } from './missions.ts'
import type { Desk } from './presentation.ts'
import type { CounterPicture, CounterState, HexLight, HexTag, MapScene, PlanPicture } from './scene.ts'
import { words } from './words.ts'

export function sceneOf(
  look: Look,
  overlays: readonly string[],
  cursor: string | null,
  shown: readonly string[],
  threats: Pick<MapScene, 'tags' | 'arrows' | 'overlays'>,
): MapScene {
  const { stage, hand } = look
  return {
    counters: marked(stage.counters, statesOf(look)),
    markers: stage.markers,
    lights: [...lightsOf(look), ...shown.map(hex => ({ hex, look: 'shown' as const }))],
    reach: look.reach,
    plan: planOf(look),
    overlays: [...overlays.flatMap(id => stage.overlay(id, hand.units)), ...threats.overlays],
    arrows: [...arrowsOf(look), ...threats.arrows],
    tags: [...tagsOf(look), ...threats.tags],
    fan: fanOf(look),
    cursor,
    attention: shown.length > 0 ? shown : attentionOf(look),
    isVisit: shown.length === 0 && isVisit(look),
  }
}

/** The same pictures where nothing is added. */
function marked(
  counters: readonly CounterPicture[],
  states: ReadonlyMap<string, CounterState>,
): readonly CounterPicture[] {
  if (states.size === 0) return counters
  return counters.map(counter => {
    const state = counter.unit === null ? undefined : states.get(counter.unit)
    return state === undefined ? counter : { ...counter, states: [...counter.states, state] }
  })
}

function statesOf(look: Look): Map<string, CounterState> {
  const states = new Map<string, CounterState>()
  const { stage, hand } = look
  const { desk, presentation, sight } = stage
  if (hand.hex !== null && hand.units.length > 0)
    for (const unit of presentation.stack(sight, hand.hex)) states.set(unit, 'pale')
  for (const unit of hand.units) states.set(unit, 'selected')
  for (const unit of hand.group) states.set(unit, 'selected')
  if (desk === null) return states
  for (const piece of selectable(desk)) states.set(piece, 'eligible')
  const piece = chosenPiece(desk, hand)
  if (piece !== null) states.set(piece, 'selected')
  for (const ticked of tickedPieces(desk, hand)) states.set(ticked, 'selected')
  if (look.attack === null || hand.attack === null) return states
  for (const { unit, refusal } of look.attack.attackers) if (refusal === null) states.set(unit, 'eligible')
  for (const unit of hand.attack.units) states.set(unit, 'selected')
  for (const hex of attackedHexes(hand.attack.target, look.attack))
    for (const unit of presentation.stack(sight, hex)) states.set(unit, 'target')
  return states
}

/** The target, and the further hexes that are attacked with it. */
function attackedHexes(target: string, { extras, added }: AttackPreview): readonly string[] {
  return [target, ...extras.flatMap(({ id, hex }) => (hex !== undefined && id in added ? [hex] : []))]
}

const selectable = (desk: Desk): readonly string[] =>
  desk.style === 'pick' || desk.style === 'several' ? piecesOf(desk) : []

function lightsOf(look: Look): HexLight[] {
  const { stage, hand } = look
  const { desk } = stage
  const lights: HexLight[] = []
  const light = (hex: string, kind: HexLight['look'], why?: string) =>
    lights.push(why === undefined ? { hex, look: kind } : { hex, look: kind, why })
  if (desk !== null) for (const hex of choices(look, desk)) light(hex, 'choose')
  if (hand.hex !== null) light(hand.hex, 'selected')
  for (const hex of new Set(hand.group.map(unit => stage.presentation.hexOf(stage.sight, unit))))
    if (hex !== null) light(hex, 'selected')
  if (hand.attack !== null) {
    light(hand.attack.target, 'target')
    const added = look.attack?.added ?? {}
    for (const { id, hex } of look.attack?.extras ?? [])
      if (hex !== undefined) light(hex, id in added ? 'target' : 'choose')
    for (const unit of hand.attack.units) {
      const hex = stage.presentation.hexOf(stage.sight, unit)
      if (hex !== null && !lights.some(l => l.hex === hex && l.look === 'selected')) light(hex, 'selected')
    }
  }
  if (desk?.battle) light(desk.battle.hex, isAdvance(look) ? 'goal' : 'target')
  for (const { from } of joiningOf(look)) light(from, 'selected')
  const goer = goerOf(look)
  if (goer !== null) light(goer, 'selected')
  if (hand.goal !== null) {
    const refusal = look.move?.refusal ?? null
    light(hand.goal, refusal === null ? 'goal' : 'refused', refusal?.text)
  }
  return lights
}

/** Nobody is left in the hex of the battle: it is entered. */
function isAdvance({ stage: { desk, presentation, sight } }: Look): boolean {
  return (
    desk?.style === 'several' &&
    desk.battle !== null &&
    presentation.stack(sight, desk.battle.hex).length === 0
  )
}

/** Those ticked to enter a hex, to join an attack or to help a defence: whence they come, and where it is. */
function joiningOf({ stage, hand }: Look): { readonly from: string; readonly to: string }[] {
  const { desk, presentation, sight } = stage
  if (desk === null) return []
  const to = desk.battle?.hex ?? (desk.hexes.length === 1 ? desk.hexes[0] : null)
  if (to === null) return []
  const hexes = new Set(tickedPieces(desk, hand).map(unit => presentation.hexOf(sight, unit)))
  return [...hexes].flatMap(from => (from === null || from === to ? [] : [{ from, to }]))
}

/** Where somebody stands who is chosen to go back or on: he is ringed, and his label would lie on the ways that are open to him. */
function goerOf({ stage, hand }: Look): string | null {
  const { desk } = stage
  if (desk?.style !== 'pick') return null
  const piece = chosenPiece(desk, hand)
  if (piece === null || hexesFor(desk, piece).length === 0) return null
  return stage.presentation.hexOf(stage.sight, piece)
}

/** Hexes that the player may click to go on. */
function choices({ stage, hand }: Look, desk: Desk): readonly string[] {
  if (isPlacingBeside(desk, hand)) return hexesFor(desk, chosenPiece(desk, hand))
  switch (desk.style) {
    case 'attack':
      return hand.attack === null ? [...stage.attack!.targets(stage.sight).keys()] : []
    case 'missions': {
      const kind = missionKind(stage, hand)
      return kind === null ? [] : stage.missions!.hexes(stage.sight, kind)
    }
    case 'move':
      return hand.units.length === 0 && hand.group.length === 0 ? stage.unmovedHexes : []
    case 'pick':
    case 'placement':
      return hexesFor(desk, chosenPiece(desk, hand))
    case 'reorganise':
      return [
        ...new Set(
          desk.affordances.flatMap(a => a.units ?? []).map(u => stage.presentation.hexOf(stage.sight, u)!),
        ),
      ]
    default:
      return []
  }
}

function planOf({ move, group }: Look): PlanPicture | null {
  if (group !== null) return group.path.length < 2 ? null : { path: group.path, costs: group.costs }
  const route = move?.route ?? null
  return route === null ? null : { path: route.path, costs: route.costs }
}

function arrowsOf(look: Look): MapScene['arrows'] {
  const { stage, hand } = look
  if (hand.attack === null) return joiningOf(look)
  const { target, units } = hand.attack
  const hexes = new Set(units.map(unit => stage.presentation.hexOf(stage.sight, unit)))
  return [...hexes].flatMap(from => (from === null ? [] : [{ from, to: target }]))
}

function tagsOf(look: Look): readonly HexTag[] {
  const { stage, hand, attack } = look
  if (attack?.odds) return attack.odds.tags
  if (look.group !== null) return placesOf(look.group)
  if (hand.hex === null && hand.group.length === 0 && stage.overstacked.length > 0)
    return stage.overstacked.map(({ hex, size, limit }) => ({
      hex,
      text: words.overstack.tooMany(size, limit),
      look: 'target',
    }))
  if (goerOf(look) !== null) return []
  const { desk } = stage
  const piece = desk?.style === 'pick' && desk.battle !== null ? chosenPiece(desk, hand) : null
  const hex = piece === null ? null : stage.presentation.hexOf(stage.sight, piece)
  if (piece === null || hex === null) return []
  return [{ hex, text: stage.presentation.unitCard(stage.sight, piece).name, look: 'chosen' }]
}

/** The places of a column, by number. */
function placesOf({ places }: GroupPlan): readonly HexTag[] {
  const numbers = new Map<string, string[]>()
  for (const [i, { to }] of places.entries())
    if (to !== null) numbers.set(to, [...(numbers.get(to) ?? []), `${i + 1}`])
  return [...numbers].map(([hex, [first, ...more]]) => ({
    hex,
    text: more.length === 0 ? first : `${first}–${more.at(-1)}`,
    look: 'ink',
  }))
}

/** The stack in hand, when it has more than one counter. */
function fanOf({ stage, hand }: Look): string | null {
  if (hand.hex === null) return null
  return stage.presentation.stack(stage.sight, hand.hex).length > 1 ? hand.hex : null
}

/** Losses, retreats, advances, defensive fire: the decision calls, not the player. */
const isVisit = ({ stage: { desk } }: Look): boolean =>
  desk !== null &&
  desk.hexes.length > 0 &&
  (desk.battle !== null || desk.style === 'pick' || desk.style === 'choice')

function attentionOf(look: Look): readonly string[] {
  const { stage, hand } = look
  const asked = [hand.goal, hand.attack?.target ?? null, hand.hex, goerOf(look)].filter(hex => hex !== null)
  if (asked.length > 0) return asked
  const [first] = hand.group
  const group = first === undefined ? null : stage.presentation.hexOf(stage.sight, first)
  return group === null ? (stage.desk?.hexes ?? []) : [group]
}
