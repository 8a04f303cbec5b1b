// The counters and markers that lie on the map, as the viewer may see them.
import { sideOf } from '../../../games/munich-war/rules/02-control.ts'
import { unsuppliedUnits } from '../../../games/munich-war/rules/14-supply.ts'
import { BOX, HEX, hasFlag, PHASE, STATUS, type State, UNIT } from '../../../games/munich-war/state.ts'
import { fullSteps, isLand, supportUnits, unitNation } from '../../../games/munich-war/units.ts'
import { grid } from '../../../games/munich-war/world.ts'
import type { CounterState, MarkerPicture } from '../../../table/scene.ts'
import { countersOf, marker, perSight } from '../kit/counters.ts'
import { field, unitName, values } from './names.ts'
import type { MunichSight } from './sight.ts'

/** Own units that are out of supply where they stand. */
export const unsupplied = perSight<MunichSight, ReadonlySet<number>>(({ g, viewer }) =>
  viewer === 0 || viewer === 1 ? new Set(unsuppliedUnits(g, viewer)) : new Set(),
)

/** Done in this phase: its move is over, or it has attacked. */
export function isSpent(g: State, unit: number): boolean {
  if (sideOf(g, unit) !== g.phasing) return false
  const has = (flag: number) => hasFlag(g.unitFlags, unit, flag)
  if (g.phase === PHASE.combat) return has(UNIT.attacked)
  if (g.phase !== PHASE.movement || !has(UNIT.begun)) return false
  return (
    has(UNIT.stopped) || g.mover !== unit || (has(UNIT.stepped) && g.left[unit] === 0 && !has(UNIT.byRail))
  )
}

/** What has happened to it: `reduced, out of supply`. */
export function conditions(s: MunichSight, unit: number): string[] {
  const { g } = s
  return [
    ...(g.steps[unit] < fullSteps[unit] ? ['reduced'] : []),
    ...(unsupplied(s).has(unit) ? ['out of supply'] : []),
    ...(g.status[unitNation[unit]] === STATUS.neutral ? ['neutral'] : []),
  ]
}

export const { counters, spokenUnit } = countersOf<State, MunichSight>(field, {
  isSpent,
  statesOf: (s, unit): CounterState[] => [
    ...(unsupplied(s).has(unit) ? (['unsupplied'] as const) : []),
    ...(s.g.steps[unit] < fullSteps[unit] ? (['reduced'] as const) : []),
  ],
  wordsOf: (s, unit) => [values(unit, s.g.steps[unit]), ...conditions(s, unit)],
})

/** 2.8, 16.2b  Terror, and support units where they are. */
export function markers({ g }: MunichSight): MarkerPicture[] {
  const terror = field.hexesWhere(hex => hasFlag(g.hexFlags, hex, HEX.terror))
  const aloft = supportUnits.filter(
    unit => g.place[unit] === BOX.onMission && g.aim[unit] >= 0 && !isLand[unit],
  )
  return [
    ...aloft.map(unit => marker('air', grid.names[g.aim[unit]], unitName(unit), field.ownerOf(g, unit))),
    ...terror.map(hex => marker('terror', hex, 'Terror')),
  ]
}
