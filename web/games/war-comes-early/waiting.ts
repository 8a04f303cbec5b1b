// 5.3  Windows: acting between the phases of others.
import { PHASE } from '../../../games/war-comes-early/state.ts'
import type { Fact, Sentence, WaitingDesk } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { phaseNoun } from './names.ts'
import { markersLeft } from './overlays.ts'
import type { WarSight } from './sight.ts'

const PHASES = [
  [PHASE.reorganization, 'reorganization'],
  [PHASE.movement, 'movement'],
  [PHASE.combat, 'combat'],
] as const

function phases({ g }: WarSight): Fact[] {
  return PHASES.map(([phase, name]) => {
    const noun = phaseNoun(name)
    return {
      label: noun[0].toUpperCase() + noun.slice(1),
      value: g.germanPhases & (1 << phase) ? 'done' : 'ready',
      rule: '5.3',
    }
  })
}

function notes({ g }: WarSight): Sentence[] {
  const left = markersLeft(g)
  const rest =
    left === 0
      ? 'This is the last marker of the turn'
      : `${left} more ${left === 1 ? 'marker is' : 'markers are'} in the bin`
  return [sentence(`${rest}; phases you have not run by the end of the turn are lost.`, '5.3')]
}

export const waiting: WaitingDesk<WarSight> = {
  heading: 'Phases this turn',
  phases,
  notes,
}
