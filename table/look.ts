// One look at the table: the position, what is in hand, and what follows from both, worked out once for all views.

import type { WatchChoice } from '../engine/game/game.ts'
import { type AttackPreview, previewAttack } from './attacking.ts'
import { type Deed, hasHeading, linesFor } from './deeds.ts'
import type { GameHistory } from './game-history.ts'
import type { GroupPlan } from './group-march.ts'
import type { Hand } from './hand.ts'
import { linesOf } from './lines.ts'
import { type MissionPlan, planMission } from './missions.ts'
import { type MovePreview, previewOf, reachOf } from './moving.ts'
import type { LogLine } from './presentation.ts'
import type { ReachPicture } from './scene.ts'
import type { PassUntil } from './snapshot.ts'
import type { Stage } from './stage.ts'

export interface Look {
  readonly stage: Stage
  readonly hand: Hand
  /** Hex under the pointer, or under the cursor of the keyboard. */
  readonly pointed: string | null
  readonly reach: ReachPicture | null
  readonly move: MovePreview | null
  /** The march of a group, once its goal is chosen. */
  readonly group: GroupPlan | null
  readonly attack: AttackPreview | null
  readonly mission: MissionPlan | null
  /** What the viewer heard since he acted last. */
  readonly since: readonly LogLine[]
  readonly sinceFrom: number | null
  /** What the viewer heard in this phase. */
  readonly phase: readonly LogLine[]
  /** Nothing was done yet since the phase was announced. */
  readonly isFresh: boolean
  readonly until: readonly PassUntil[]
  readonly standing: readonly PassUntil[]
}

type Heard = Pick<Look, 'since' | 'sinceFrom' | 'phase' | 'isFresh' | 'until' | 'standing'>

export function lookAt(stage: Stage, hand: Hand, pointed: string | null, heard: Heard): Look {
  return {
    stage,
    hand,
    pointed,
    reach: reachOf(stage, hand),
    move: previewOf(stage, hand),
    group: groupOf(stage, hand),
    attack: hand.attack !== null && stage.attack !== null ? previewAttack(stage, hand.attack) : null,
    mission: planMission(stage, hand),
    ...heard,
  }
}

const groupOf = (stage: Stage, { group, goal, way }: Hand): GroupPlan | null =>
  stage.movement === null || group.length === 0 || goal === null ? null : stage.groupPlan(group, goal, way)

/** What the viewer has heard, and what he waits for. */
export function heardBy(stage: Stage, history: GameHistory): Heard {
  const { viewer } = stage.sight
  const { told } = history
  const linesAfter = (index: number) =>
    linesOf(told.slice(Math.max(index, 0)), viewer, history.tell).map(({ line }) => line)
  const lines = (deed: Deed) => linesFor(deed, viewer)
  // Saying when one wants to be asked is no reason to forget what has happened.
  const own = told.findLastIndex(deed => deed.side === viewer && deed.action.only === undefined)
  const phase = told.findLastIndex(deed => lines(deed).some(({ weight }) => weight === 'phase'))
  const heading = told.findLastIndex(deed => hasHeading(lines(deed)))
  const choices = stage.desk?.style === 'window' ? stage.presentation.game.watches(history.state, viewer) : []
  const pictured = (kind: WatchChoice['kind']): PassUntil[] =>
    choices
      .filter(each => each.kind === kind)
      .map(({ id, title, isSet }) => ({ id, label: title, on: isSet }))
  return {
    // What passing set in motion belongs to it.
    since: linesAfter(own),
    sinceFrom: own < told.length - 1 ? (told[own]?.position ?? history.earliest) : null,
    phase: linesAfter(phase),
    isFresh: heading === told.length - 1,
    until: pictured('until'),
    standing: pictured('only'),
  }
}
