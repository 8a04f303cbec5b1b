// Many units march towards one hex: each as far as the rules let it, one after another, on a position that the viewer's view
// allows. The head goes first; the others fall in behind it along its way, where a hex still has room.
import type { Action } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import type { Route, Sentence } from './presentation.ts'
import type { AnyPresentation, Stage } from './stage.ts'

/** In column along one way, or all into one hex. */
export type GroupWay = 'column' | 'together'

export interface GroupPlace {
  readonly unit: string
  readonly from: string
  /** Where it ends, null if it stays. */
  readonly to: string | null
  readonly left: string
  /** Why it does not follow. */
  readonly why: Sentence | null
}

export interface GroupPlan {
  readonly goal: string
  /** In the order of march; those that cannot follow come last. */
  readonly places: readonly GroupPlace[]
  readonly actions: readonly Action[]
  /** The way of the head. */
  readonly path: readonly string[]
  readonly costs: readonly string[]
}

/** So many hexes are tried for a unit before it stays where it is. */
const TRIES = 10

interface Marching {
  readonly presentation: AnyPresentation
  readonly viewer: number
  readonly way: GroupWay
  /** Hexes away from the goal, by hex. */
  readonly far: ReadonlyMap<string, number>
  /** The trial position; each unit that marches makes a new one. */
  g: GameState
  /** Hexes of the column, its head first. */
  column: readonly string[]
}

export function planGroup(stage: Stage, units: readonly string[], goal: string, way: GroupWay): GroupPlan {
  const { presentation, sight } = stage
  const far = distancesFrom(presentation, goal)
  const start = stage.trial()
  const march: Marching | null =
    start === null ? null : { presentation, viewer: sight.viewer, way, far, g: start, column: [] }
  const places: GroupPlace[] = []
  const actions: Action[] = []
  let head: Route | null = null
  for (const unit of inOrder(stage, units, far)) {
    const from = presentation.hexOf(sight, unit)
    if (from === null || march === null) continue
    const found = marched(march, unit, from)
    if (found.action !== null) actions.push(found.action)
    head ??= found.route
    places.push({ unit, from, ...found.place })
  }
  const goers = places.filter(({ to }) => to !== null)
  const stayers = places.filter(({ to }) => to === null)
  return { goal, places: [...goers, ...stayers], actions, path: head?.path ?? [], costs: head?.costs ?? [] }
}

/** The nearest to the goal leads. */
function inOrder({ presentation, sight }: Stage, units: readonly string[], far: ReadonlyMap<string, number>) {
  const away = (unit: string) => far.get(presentation.hexOf(sight, unit) ?? '') ?? Number.MAX_SAFE_INTEGER
  return units.toSorted((a, b) => away(a) - away(b))
}

interface Marched {
  readonly place: Pick<GroupPlace, 'to' | 'left' | 'why'>
  readonly action: Action | null
  readonly route: Route | null
}

const stays = (why: Sentence): Marched => ({ place: { to: null, left: '', why }, action: null, route: null })

function marched(march: Marching, unit: string, from: string): Marched {
  const { presentation, viewer, far } = march
  const s = presentation.see(march.g, viewer)
  const desk = presentation.movement
  const refusal = desk.refusal(s, unit)
  if (refusal !== null) return stays(refusal)
  const mode = desk.modes(s, [unit]).find(each => each.refusal === null)?.id
  const reach = mode === undefined ? null : desk.reach(s, [unit], mode, [])
  if (mode === undefined || reach === null) return stays(CANNOT)
  const here = far.get(from) ?? Number.MAX_SAFE_INTEGER
  if (march.column[0] === from) return stays(THERE)
  for (const hex of candidates(march, reach.hexes, here).slice(0, TRIES)) {
    const route = desk.route(s, [unit], mode, [], hex)
    if (route === null) continue
    const action = desk.order(s, [unit], mode, route.path.slice(1))
    if (!goes(march, action, hex)) continue
    if (march.column.length === 0) march.column = route.path.toReversed()
    return { place: { to: hex, left: route.left, why: null }, action, route }
  }
  return stays(march.way === 'together' && march.column.length > 0 ? NO_ROOM : TOO_FAR)
}

const CANNOT: Sentence = { text: 'It cannot move now.', rules: [] }
const THERE: Sentence = { text: 'It is there already.', rules: [] }
const NO_ROOM: Sentence = { text: 'There is no room for it, or it cannot get there.', rules: [] }
const TOO_FAR: Sentence = { text: 'It cannot get any nearer.', rules: [] }

/** Where a unit would like to end, the best first. */
function candidates(
  { column, way, far }: Marching,
  reach: ReadonlyMap<string, { readonly left: string }>,
  here: number,
): readonly string[] {
  const inColumn = column.filter(hex => reach.has(hex))
  if (way === 'together' && column.length > 0) return inColumn.slice(0, 1)
  const nearer = [...reach.keys()]
    .filter(hex => (far.get(hex) ?? Number.MAX_SAFE_INTEGER) < here)
    .sort((a, b) => far.get(a)! - far.get(b)!)
  const onTheWay = inColumn.filter(hex => (far.get(hex) ?? 0) < here)
  return [...new Set([...onTheWay, ...nearer])]
}

/** Does it on the trial position, if the rules allow it and the hex can hold it. */
function goes(march: Marching, action: Action, hex: string): boolean {
  const { presentation, viewer } = march
  const { game } = presentation
  if (game.check(march.g, viewer, action).length > 0) return false
  const trial = march.g.copy()
  trial.dice = march.g.dice
  game.perform(trial, viewer, action, null)
  // A die, or a decision of somebody else: what comes after it cannot be foreseen.
  if (game.awaited(trial)?.side !== viewer || trial.rolls !== march.g.rolls) return false
  const size = presentation.stacking?.(presentation.see(trial, viewer), hex) ?? null
  if (size !== null && size.size > size.limit) return false
  march.g = trial
  return true
}

/** Hexes away from a hex, over land and water alike. */
function distancesFrom(presentation: AnyPresentation, goal: string): ReadonlyMap<string, number> {
  const far = new Map([[goal, 0]])
  const queue = [goal]
  for (const hex of queue)
    for (const next of presentation.neighbours(hex))
      if (!far.has(next)) {
        far.set(next, far.get(hex)! + 1)
        queue.push(next)
      }
  return far
}
