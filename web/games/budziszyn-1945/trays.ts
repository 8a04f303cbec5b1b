// Everything beside the map: what may come, what is to come, what is lost.
import { capital, count } from '../../../engine/words/english.ts'
import { zoneNames } from '../../../games/budziszyn-1945/rules/11-zones.ts'
import { ARMIES } from '../../../games/budziszyn-1945/rules/14-pontoons.ts'
import { LEVELS_TO_BERLIN } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { scoresOf } from '../../../games/budziszyn-1945/rules/17-victory-points.ts'
import { BOX, isNysa1945, ownerOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { army, UNITS, unitIds } from '../../../games/budziszyn-1945/units.ts'
import {
  armyName,
  campName,
  dateOf,
  kindOf,
  nationName,
  unitAt,
  unitName,
} from '../../../games/budziszyn-1945/words/names.ts'
import type { Tray } from '../../../table/presentation.ts'
import type { BudSight } from './sight.ts'

type Group = Tray['groups'][number]

export function trays(s: BudSight): (Tray & { side: number })[] {
  const others = Array.from({ length: s.g.terms.players }, (_, side) => side).filter(
    side => side !== s.viewer,
  )
  return [s.viewer, ...others].flatMap(side =>
    traysOf(s, side).map(tray => ({ ...tray, id: `${tray.id}-${side}`, side })),
  )
}

function traysOf(s: BudSight, side: number): Tray[] {
  const { g } = s
  const now = side === s.viewer ? arriving(s) : []
  const inBox = (box: number) => unitsIn(g, side, box).filter(unit => !now.includes(unit))
  const all: Tray[] = [
    tray('now', 'May come now', count(now.length, 'unit'), ['11.1.1'], byZone(g, now)),
    tray('place', 'To be placed', '', ['N-G0'], alike(inBox(BOX.toPlace))),
    tray('coming', 'Coming', 'by turn', ['11.1.1'], byTurn(g, inBox(BOX.waiting))),
    tray('call', 'On call', callNote(g), ['N-R3'], alike(inBox(BOX.onCall))),
    tray(
      'gone',
      'On the way to Berlin',
      `${g.exitedLevels} of ${LEVELS_TO_BERLIN} levels`,
      ['N-V1'],
      alike(inBox(BOX.exited)),
    ),
    tray('lost', 'Lost', '', ['1.2e'], alike(inBox(BOX.eliminated))),
  ]
  return [...all.filter(({ groups }) => groups.length > 0), ...pontoonTray(g, side), ...pointTrays(s, side)]
}

const tray = (
  id: string,
  title: string,
  note: string,
  rules: readonly string[],
  groups: readonly Group[],
): Tray => ({ id, title, note, rules, groups })

/** What the present decision can bring onto the map. */
function arriving({ legal, g }: BudSight): number[] {
  const ids = new Set(legal.filter(a => a.do === 'enter' || a.do === 'shift').map(a => String(a.unit)))
  return [...ids].map(unitAt).filter(unit => unit >= 0 && g.place[unit] < 0)
}

function unitsIn(g: State, side: number, box: number): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] === box && ownerOf(g, unit) === side) units.push(unit)
  return units
}

const callNote = (g: State): string => (isNysa1945(g) ? 'when their hour comes' : '')

const zonesOf = (g: State, unit: number): string =>
  zoneNames.filter((_, zone) => g.zone[unit] & (1 << zone)).join(', ')

function byZone(g: State, units: readonly number[]): Group[] {
  return grouped(units, unit => `Zone ${zonesOf(g, unit)}`)
}

function byTurn(g: State, units: readonly number[]): Group[] {
  const sorted = units.toSorted((a, b) => g.arrives[a] - g.arrives[b])
  return grouped(
    sorted,
    unit => `${dateOf(g, g.arrives[unit]).replace(' 1945', '')}, zone ${zonesOf(g, unit)}`,
  )
}

function grouped(units: readonly number[], labelOf: (unit: number) => string): Group[] {
  const groups = new Map<string, number[]>()
  for (const unit of units) groups.set(labelOf(unit), [...(groups.get(labelOf(unit)) ?? []), unit])
  return [...groups].map(([label, members]) => ({
    label,
    units: members.map(unit => unitIds[unit]),
    line: members.map(unitName).join(', '),
  }))
}

/** Equal counters become one with "× 7". */
function alike(units: readonly number[]): Group[] {
  const groups = new Map<string, number[]>()
  for (const unit of units) {
    const key = `${nationName(unit)} ${kindOf(unit)}`
    groups.set(key, [...(groups.get(key) ?? []), unit])
  }
  return [...groups].map(([line, members]) => ({
    label: members.length === 1 ? unitName(members[0]) : `× ${members.length}`,
    units: members.map(unit => unitIds[unit]),
    line,
  }))
}

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
  const scores = s.ask(scoresOf)
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
