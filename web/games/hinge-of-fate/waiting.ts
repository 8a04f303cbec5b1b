// 13.6b  The window in which the paratroops may be dropped on defenders.
import { percent } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/hinge-of-fate/flow.ts'
import { isSuperior } from '../../../games/hinge-of-fate/rules/13-airpower.ts'
import { AIRBORNE_SURVIVES_TO } from '../../../games/hinge-of-fate/tables.ts'
import { mapOf } from '../../../games/hinge-of-fate/world.ts'
import type { WaitingDesk } from '../../../table/presentation.ts'
import { inFrame } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import type { HingeSight } from './sight.ts'

export const waiting: WaitingDesk<HingeSight> = {
  heading: 'Airborne',
  phases: () => [{ label: 'Paratroops', value: 'ready', rule: '13.6a' }],
  notes({ g }) {
    const target = inFrame(g, FRAMES.battle, 'target')
    const environment = target >= 0 && isSuperior(g, mapOf[target]) ? 'superiority' : 'parity'
    const chance = percent(AIRBORNE_SURVIVES_TO[environment] / 6)
    return [sentence(`${chance} chance to survive the landing: air ${environment}.`, '13.6f')]
  },
}
