// 16.6  The window of interception: what is over the map, and what could meet it.
import { airborne } from '../../../games/munich-war/rules/16-flight.ts'
import { BOX } from '../../../games/munich-war/state.ts'
import { airUnits, isAirstrike } from '../../../games/munich-war/units.ts'
import type { WaitingDesk } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { field, placeName, unitName, values } from './names.ts'
import type { MunichSight } from './sight.ts'

export const waiting: WaitingDesk<MunichSight> = {
  heading: 'Over the map',
  phases: ({ g }) =>
    airborne(g, g.phasing).map(unit => ({
      label: unitName(unit),
      value: `over ${placeName(g.aim[unit])}, ${values(unit, g.steps[unit])}`,
      rule: '16.2b',
    })),
  notes: ({ g, viewer }) => {
    const ready = airUnits.filter(
      unit => isAirstrike[unit] && g.place[unit] === BOX.available && field.ownerOf(g, unit) === viewer,
    ).length
    return [
      sentence(
        `${ready} of your airstrikes are ready. One that intercepts has flown for this turn.`,
        '16.2a',
      ),
    ]
  },
}
