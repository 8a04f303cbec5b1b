// The dock while points are given out.
import type { Look } from './look.ts'
import { missionKind, recallButton } from './missions.ts'
import { mandatoryOf } from './now-rows.ts'
import type { Desk, Mission } from './presentation.ts'
import { note } from './showing.ts'
import type { MissionRow, MissionsNow } from './snapshot.ts'
import { words } from './words.ts'

export function missionsNow({ stage, hand, mission }: Look, desk: Desk): MissionsNow {
  const { sight } = stage
  const missions = stage.missions!
  const chosen = missionKind(stage, hand)
  const must = mandatoryOf(desk)
  return {
    kind: 'missions',
    title: desk.title,
    question: desk.question,
    rules: desk.rules,
    pool: missions.pool(sight),
    kinds: missions
      .kinds(sight)
      .map(({ id, label, rule = null, refusal }) => ({ id, label, rule, refusal, chosen: id === chosen })),
    mission: mission === null ? null : { place: stage.placeWithin(mission.hex), amount: mission.amount },
    given: missions.given(sight).map(rowOf),
    notes: must === null ? [] : [note('mandatory', must)],
  }
}

function rowOf({ id, label, line, points, recall }: Mission): MissionRow {
  const button = { id: recallButton(id), label: words.recall, key: null, icon: 'undo', refusal: null }
  return { id, label, line, points, recall: recall === null ? null : button }
}
