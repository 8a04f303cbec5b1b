// Everything beside the map: what may come, what is to come, what is lost.
import { capital, count } from '../../../engine/words/english.ts'
import { zoneNames } from '../../../games/budziszyn-1945/rules/11-zones.ts'
import { ARMIES } from '../../../games/budziszyn-1945/rules/14-pontoons.ts'
import { LEVELS_TO_BERLIN } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { scoresOf } from '../../../games/budziszyn-1945/rules/17-victory-points.ts'
import { BOX, isNysa1945, type State } from '../../../games/budziszyn-1945/state.ts'
import { army, unitIds } from '../../../games/budziszyn-1945/units.ts'
import { armyName, campName, dateOf } from '../../../games/budziszyn-1945/words/names.ts'
import type { Tray } from '../../../table/presentation.ts'
import { alike, arriving, grouped, inBox, type TrayGroup, tray, traysOf } from '../kit/trays.ts'
import { field } from './names.ts'
import { pictured } from './pictured.ts'
import type { BudSight } from './sight.ts'

export const trays = traysOf<State, BudSight>(field, (s, side) => {
  const { g } = s
  const now = side === s.viewer ? arriving(field, s, ['enter', 'shift']) : []
  const box = (number: number) => inBox(field, g, side, number).filter(unit => !now.includes(unit))
  const toBerlin = `${g.exitedLevels} of ${LEVELS_TO_BERLIN} levels`
  return [
    tray('now', 'May come now', count(now.length, 'unit'), ['11.1.1'], byZone(g, now)),
    tray('place', 'To be placed', '', ['N-G0'], alike(field, box(BOX.toPlace))),
    tray('coming', 'Coming', 'by turn', ['11.1.1'], byTurn(g, box(BOX.waiting))),
    tray('call', 'On call', callNote(g), ['N-R3'], alike(field, box(BOX.onCall))),
    tray('gone', 'On the way to Berlin', toBerlin, ['N-V1'], alike(field, box(BOX.exited))),
    tray('lost', 'Lost', '', ['1.2e'], alike(field, box(BOX.eliminated))),
    ...pontoonTray(g, side),
    ...pointTrays(s, side),
  ]
})

const callNote = (g: State): string => (isNysa1945(g) ? 'when their hour comes' : '')

const zonesOf = (g: State, unit: number): string =>
  zoneNames.filter((_, zone) => g.zone[unit] & (1 << zone)).join(', ')

const byZone = (g: State, units: readonly number[]): TrayGroup[] =>
  grouped(field, units, unit => `Zone ${zonesOf(g, unit)}`)

const byTurn = (g: State, units: readonly number[]): TrayGroup[] =>
  grouped(
    field,
    units.toSorted((a, b) => g.arrives[a] - g.arrives[b]),
    unit => `${dateOf(g, g.arrives[unit]).replace(' 1945', '')}, zone ${zonesOf(g, unit)}`,
  )

/** N-6  Armies that still have their pontoon bridge. */
function pontoonTray(g: State, side: number): Tray[] {
  if (!isNysa1945(g) || side !== 0) return []
  const left = ARMIES.filter((_, i) => !(g.pontoons & (1 << i)))
  if (left.length === 0) return []
  const groups = left.map(name => ({
    label: armyName(name),
    units: headquartersOf(name),
    line: 'one pontoon bridge',
  }))
  return [tray('pontoons', 'Pontoon bridges', count(left.length, 'army', 'armies'), ['N-6'], groups)]
}

const headquartersOf = (name: string): string[] => {
  const unit = army.findIndex((own, u) => own === name && unitIds[u].includes('hq'))
  return unit < 0 ? [] : [unitIds[unit]]
}

/** S-V1 to S-V13  Victory points of the camps of a side, line by line. */
function pointTrays(s: BudSight, side: number): Tray[] {
  const { g } = s
  if (isNysa1945(g)) return []
  const scores = scoresOf(pictured(s))
  return scores.flatMap(({ lines, total }, camp) =>
    g.terms.playerOf[camp] !== side
      ? []
      : [
          tray(
            `points-${camp}`,
            `${campName(camp)} victory points`,
            `${total}`,
            ['S-V0'],
            lines.map(({ label, points }) => ({ label: `${points}`, units: [], line: capital(label) })),
          ),
        ],
  )
}
