// What a player reads rather than handles: the briefing, the objectives behind the score, and the play aids beside the map.
import { button, COMMIT } from './bar.ts'
import type { Look } from './look.ts'
import type { ChartCard, Goal, InUse, Objectives } from './presentation.ts'
import type { HexLight, HexTag } from './scene.ts'
import type { Now, OrderBar } from './snapshot.ts'
import type { Stage } from './stage.ts'
import { words } from './words.ts'

/** What lies open, and which of its lines is pointed at. */
export interface Reading {
  readonly kind: 'briefing' | 'objectives'
  readonly goal: string | null
  /** The line that was clicked: the map goes there. */
  readonly looked: string | null
}

export const OBJECTIVES = 'objectives'

export function readingNow(stage: Stage, { kind, goal }: Reading, objectives: Objectives): Now {
  const { presentation, sight } = stage
  const { number, last } = presentation.turn(sight)
  const scenario = presentation.game.scenarios.find(({ id }) => id === stage.scenario)
  return {
    kind: 'objectives',
    isBriefing: kind === 'briefing',
    title: kind === 'briefing' ? (scenario?.title ?? presentation.game.title) : words.objectives,
    turns: last,
    turn: number,
    objectives,
    pointed: goal,
    history: presentation.notes?.[stage.scenario] ?? null,
  }
}

/** The briefing has the dark button; over a decision in hand the objectives only add a way to close them. */
export function readingBar(bar: OrderBar, { kind }: Reading, begins: string): OrderBar {
  if (kind === 'objectives')
    return {
      ...bar,
      others: [button(OBJECTIVES, words.closeObjectives, 'Esc'), ...bar.others],
      autoAfter: null,
    }
  return {
    ...bar,
    kind: 'orders',
    title: words.readBriefing,
    detail: { text: words.behindTheScore, rules: [] },
    mandatory: null,
    main: button(COMMIT, begins, 'Enter'),
    others: [],
    offers: [],
    passUntil: [],
    autoAfter: null,
  }
}

/** A line with a tag is lit as long as it has no more hexes; others while they are pointed at. */
const MOST_LIT = 24

const LOOKS: Readonly<Record<Goal['state'], HexLight['look']>> = {
  held: 'held',
  part: 'open',
  open: 'open',
  later: 'closed',
  lost: 'closed',
}

/** Hexes of the lines, those pointed at in full; each with a tag of what it is worth. */
export function litGoals(
  { goals, checks }: Objectives,
  { goal: pointed, looked }: Reading,
): { readonly lights: HexLight[]; readonly tags: HexTag[]; readonly attention: readonly string[] } {
  const hexesOf = (id: string | null): readonly string[] =>
    [...goals, ...checks].find(line => line.id === id)?.hexes ?? []
  const isLit = ({ tag, hexes }: Goal) => tag !== undefined && hexes.length <= MOST_LIT
  const lit = goals.filter(goal => goal.id === pointed || isLit(goal))
  const lights = lit.flatMap(({ hexes, state }) => hexes.map(hex => ({ hex, look: LOOKS[state] })))
  const tags = lit.flatMap(({ hexes, tag, state }): HexTag[] =>
    tag === undefined || hexes.length === 0
      ? []
      : [
          {
            hex: hexes[0],
            text: tag,
            look: state === 'held' ? 'held' : LOOKS[state] === 'closed' ? 'target' : 'ink',
          },
        ],
  )
  const shown = hexesOf(pointed).map(hex => ({ hex, look: 'shown' as const }))
  return {
    lights: [...lights, ...shown],
    tags,
    attention: looked !== null ? hexesOf(looked) : goals.filter(isLit).flatMap(({ hexes }) => hexes),
  }
}

/** What the play aids mark: the units in hand, the hex under the pointer, the attack. */
export function inUse({ stage, hand, pointed, attack }: Look): InUse {
  const plan = hand.attack
  return {
    units: plan?.units ?? hand.units,
    hex: pointed ?? hand.hex,
    rolled: stage.desk?.battle?.cell ?? null,
    attack:
      plan === null
        ? null
        : { target: plan.target, kind: plan.kind, extras: plan.extras, odds: attack?.odds ?? null },
  }
}

export const chartsOf = (look: Look): readonly ChartCard[] =>
  look.stage.presentation.charts?.(look.stage.sight, inUse(look)) ?? []
