// The play aids of Munich War: both combat tables, air, terrain, mobilization and events, sequence of play, turns.
import { capital, list } from '../../../engine/words/english.ts'
import { NATIONS } from '../../../games/munich-war/nations.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { forecast } from '../../../games/munich-war/rules/11-forecast.ts'
import { BOX } from '../../../games/munich-war/state.ts'
import {
  assaultTable,
  interceptionTable,
  mobileTable,
  RESULTS,
  SURRENDER_RANGE,
  TERRAIN_SHIFTS,
  terrorTable,
} from '../../../games/munich-war/tables.ts'
import { mobilityClass } from '../../../games/munich-war/terrain-chart.ts'
import { isLand } from '../../../games/munich-war/units.ts'
import { isNovember } from '../../../games/munich-war/wars.ts'
import { isCity } from '../../../games/munich-war/world.ts'
import type { ChartCard, ChartRow, InUse, Sentence, TablePart } from '../../../table/presentation.ts'
import { note, resultsCard, sequenceCard, tableOf, turnsCard } from '../kit/charts.ts'
import { sentence } from '../kit/sentences.ts'
import { dateOf, ribbon } from './header.ts'
import { field, hexAt, unitAt, unitName } from './names.ts'
import type { MunichSight } from './sight.ts'

export const charts = (s: MunichSight, use: InUse): readonly ChartCard[] => [
  { id: 'combat', tab: 'Combat', parts: [...battle(use), codes(), shifts(s, use), note(RECONSTRUCTED)] },
  { id: 'terrain', tab: 'Terrain', parts: [terrain(use), note(COSTS)] },
  { id: 'air', tab: 'Air', parts: air() },
  { id: 'home', tab: 'Events and points', parts: [events(), points(), surrender(s)] },
  sequenceCard(field, s.g, ribbon(s), '4.0a', STEPS),
  turnsCard(field, s.g, '3.3a', dateOf, turn => dueIn(s, turn)),
]

const RECONSTRUCTED = sentence(
  'The printed tables are not public: results and columns are our reconstruction, within what the rulebook says of them.',
)
const COSTS = sentence(
  'Clear, railroads, bridges and mountains are the rulebook’s; the other costs are reconstructed.',
  '8.1b',
)

const NOT_IN_USE = { attack: null, rolled: null }

/** The column in use is marked on the table that the attack is planned for. */
const usedOn = (use: InUse, mobile: boolean): Pick<InUse, 'attack' | 'rolled'> =>
  (use.attack?.extras.mobile ?? 0) > 0 === mobile ? { attack: use.attack, rolled: null } : NOT_IN_USE

const battle = (use: InUse): TablePart[] => [
  resultsCard(
    assaultTable,
    {
      title: 'Assault table',
      note: 'Attack as a percentage of the defence.',
      rules: ['11.7a'],
      headings: [''],
    },
    usedOn(use, false),
  ),
  resultsCard(
    mobileTable,
    {
      title: 'Mobile table',
      note: 'Needs a mechanized attacker and no fortification.',
      rules: ['11.7c'],
      headings: [''],
    },
    usedOn(use, true),
  ),
]

/** CR  What every result does. */
const codes = (): TablePart =>
  tableOf(
    'Combat results',
    'Result',
    ['Attackers', 'Defenders'],
    RESULTS.slice(1).map(({ code, name, attackers, defenders, attackersRetreat, defendersRetreat }) => ({
      label: `${code} ${name}`,
      cells: [words(attackers, attackersRetreat), words(defenders, defendersRetreat)],
    })),
    { rules: ['11.16a'], words: [0, 1] },
  )

const LOSSES: Readonly<Record<string, string>> = {
  '0': '',
  '1': 'one reduced',
  all: 'all reduced',
  eliminated: 'all eliminated',
  'as-many': 'as many reduced',
}

const words = (losses: string | number, retreat: number): string =>
  [LOSSES[String(losses)], retreat > 0 ? `retreat ${retreat}` : ''].filter(Boolean).join(', ') || '–'

/** 11.10  Every shift, and whether it counts in the attack in hand. */
function shifts({ g }: MunichSight, { attack, units }: InUse): TablePart {
  const hex = attack === null ? -1 : hexAt(attack.target)
  const attackers = units.map(unitAt).filter(unit => unit >= 0 && g.place[unit] >= 0)
  const made = hex < 0 || attackers.length === 0 ? null : forecast(g, attackers, hex).shifts
  const row = (label: string, shift: string, ...rules: string[]): ChartRow => {
    const counts = made?.some(({ rule }) => rules.includes(rule)) ?? true
    return { label, cells: [shift, made !== null && counts ? 'counts here' : ''], isOff: !counts }
  }
  return tableOf(
    'Column shifts',
    'For',
    ['Shift', 'Here'],
    [
      row('City, forest, marsh', '1 left', '11.11b'),
      row('Rough, mountain; with alpine attackers 1', '2 left', '11.11b', '19.0a'),
      row('All attackers across a river', '1 left', '11.11e'),
      row('Entrenchment at home', '1 left', '11.12a'),
      row('Some · all attackers out of supply', '1 · 2 left', '11.13a', '11.13b'),
      row('Storms, in the Soviet Union and Finland', '1 left', '20.0f'),
      row('Concentric attack', '1 right', '11.14a'),
      row('Airstrike, fleet', 'factor right', '16.9c', '18.1e'),
      row('Special forces that succeed', '1 right', '17.1b'),
    ],
    { rules: ['11.10a'], words: [1] },
  )
}

const GROUND: readonly (readonly [string, readonly string[]])[] = [
  ['clear', ['1', '1', '1', '–']],
  ['forest', ['1', '2', '1', `${TERRAIN_SHIFTS.forest} left`]],
  ['rough', ['2', '3', '1', `${TERRAIN_SHIFTS.rough} left`]],
  ['mountain', ['rail only', 'rail only', '2', `${TERRAIN_SHIFTS.mountain} left`]],
  ['marsh', ['2', '3', '2', `${TERRAIN_SHIFTS.marsh} left`]],
  ['city', ['as the hex', 'as the hex', 'as the hex', `${TERRAIN_SHIFTS.city} left`]],
  ['river', ['+1', '+1', '+1', '1 left if all cross']],
  ['rail', ['½', '½', '½', '–']],
]

/** 8.4, 8.5, 11.11  What a hex costs by class of unit, and what it does for a defender. */
function terrain({ units, hex }: InUse): TablePart {
  const [unit] = units.map(unitAt).filter(each => each >= 0 && isLand[each])
  const at = hex === null ? -1 : hexAt(hex)
  const row =
    at < 0
      ? -1
      : GROUND.findIndex(([kind]) => (isCity[at] ? kind === 'city' : field.groundOf(at).includes(kind)))
  return tableOf(
    'Terrain effects chart',
    'Terrain',
    ['Foot', 'Mechanized', 'Alpine', 'Defence'],
    GROUND.map(([kind, cells]) => ({
      label: capital(kind === 'rail' ? 'Railroad' : kind),
      swatch: kind,
      cells,
    })),
    {
      rules: ['8.4a', '11.11b'],
      column: unit === undefined ? null : mobilityClass[unit],
      row: row < 0 ? null : row,
      words: [3],
    },
  )
}

const air = (): TablePart[] => [
  resultsCard(
    interceptionTable,
    {
      title: 'Interception',
      note: 'Interceptor’s factor less that of the intercepted unit. A interceptor, D intercepted: E eliminated, L reduced, B aborted; ML both reduced.',
      rules: ['16.6b'],
      headings: [''],
    },
    NOT_IN_USE,
  ),
  resultsCard(
    terrorTable,
    {
      title: 'Terror bombing',
      note: 'Columns are the factor of the bomber.',
      rules: ['16.8f'],
      headings: [''],
    },
    NOT_IN_USE,
  ),
]

const events = (): TablePart =>
  tableOf(
    'Events',
    'Die',
    ['Event', 'Effect'],
    [
      { label: '1', cells: ['Weather', 'storms from November on'] },
      { label: '2, 3', cells: ['Intervention', 'neutrals of the column join'] },
      { label: '4', cells: ['Crisis elsewhere', '2 points: 1–3 Axis, 4–6 Allies'] },
      { label: '5', cells: ['Putsch', 'no Axis points without an enemy city'] },
      { label: '6', cells: ['Blitzkrieg', 'no Allied points if Germany has three'] },
    ],
    { rules: ['6.0'], words: [0, 1] },
  )

const points = (): TablePart =>
  tableOf(
    'Mobilization',
    'Action',
    ['Points', ''],
    [
      { label: 'Mobilize a unit', cells: ['1', 'half a die, rounded up, in turns'] },
      { label: 'Refit a mechanized unit', cells: ['2', 'in supply, no enemy zone'] },
      { label: 'Refit another land unit', cells: ['1', 'in supply, no enemy zone'] },
      { label: 'Refit an air unit', cells: ['2', 'in a display'] },
    ],
    { rules: ['7.2'], words: [1] },
  )

const surrender = ({ g }: MunichSight): TablePart => {
  const byRange = Map.groupBy(
    NATIONS.map((_, nation) => nation).filter(
      nation => SURRENDER_RANGE[nation] !== undefined && g.allegiance[nation] >= 0,
    ),
    nation => SURRENDER_RANGE[nation]!,
  )
  const rows = [...byRange].toSorted(([a], [b]) => a - b)
  return tableOf(
    'Surrender',
    'Die',
    ['Countries'],
    rows.map(([range, nations]) => ({
      label: range === 1 ? '1' : `1–${range}`,
      cells: [list(nations.map(nation => NATIONS[nation]))],
    })),
    { rules: ['21.0d'], words: [0] },
  )
}

const STEPS: Readonly<Record<string, Sentence>> = {
  Event: sentence('One die on the Events Table.', '6.0'),
  Mobilize: sentence('Displays are emptied, reinforcements arrive, points are spent.', '4.2a'),
  Air: sentence('Launch missions; the other side may intercept; terror bombing.', '4.3a'),
  Move: sentence('Any land units, one by one.', '4.4'),
  Fight: sentence('Attacks one after the other; then aircraft return and surrender is checked.', '4.5'),
}

/** Own units on the track, the storms of November, the end. */
function dueIn({ g, viewer }: MunichSight, turn: number) {
  const own = field.unitsWhere(
    unit => g.place[unit] === BOX.track && g.due[unit] === turn && field.ownerOf(g, unit) === viewer,
  )
  return {
    due: [
      ...own.map(unit => `${unitName(unit)} arrives`),
      ...(isNovember(turn) && !g.storm ? ['storms possible'] : []),
    ],
    checks: turn === warOf(g).turns ? ['the game is scored'] : [],
  }
}
