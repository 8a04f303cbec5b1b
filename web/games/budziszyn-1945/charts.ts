// The play aids of Budziszyn 1945: combat, fire, terrain, sequence of play, turns.
import { formatPoints } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { count } from '../../../engine/words/english.ts'
import { BOX, isNysa1945, type State } from '../../../games/budziszyn-1945/state.ts'
import {
  airAttack,
  artilleryFire,
  attackOnObjects,
  combatResults,
} from '../../../games/budziszyn-1945/tables.ts'
import { ROUTE_RATES } from '../../../games/budziszyn-1945/terrain-chart.ts'
import { MOBILITY, mobility } from '../../../games/budziszyn-1945/units.ts'
import { dateOf, groundName, sideOf, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { ChartCard, InUse, Sentence, TablePart } from '../../../table/presentation.ts'
import { note, resultsCard, sequenceCard, tableOf, turnedCard, turnsCard } from '../kit/charts.ts'
import { sentence } from '../kit/sentences.ts'
import { ribbon } from './header.ts'
import { field } from './names.ts'
import type { BudSight } from './sight.ts'

export const charts = (s: BudSight, use: InUse): readonly ChartCard[] => [
  { id: 'combat', tab: 'Combat', parts: [combat(use), note(NOTATION), modifiers(use)] },
  {
    id: 'fire',
    tab: 'Fire',
    parts: [
      fire(artilleryFire, 'Artillery fire', 'T3'),
      fire(airAttack, 'Air attack', 'T2'),
      fire(attackOnObjects, 'Attack on bridges', 'T5'),
    ],
  },
  { id: 'terrain', tab: 'Terrain', parts: [terrain(use), water(use), note(ADDS_UP)] },
  sequenceCard(field, s.g, ribbon(s), '2.2', PHASES),
  turnsCard(field, s.g, isNysa1945(s.g) ? 'N-1' : 'S-1', dateOf, turn => ({
    due: dueIn(s, turn),
    checks: checksIn(s.g, turn),
  })),
]

const NOTATION = sentence(
  'Attacker/defender. A or D and a figure: retreat so many hexes. −1: lose a level. D after a figure: disorganised. •: test for disorganisation.',
  'T4ex',
)
const ADDS_UP = sentence(
  'Costs and modifiers of a hex add up. Water counts if more than half of the attacking strength crosses it.',
  '5.5.2',
  '5.5.4',
)

const combat = (use: InUse): TablePart =>
  turnedCard(
    combatResults,
    {
      title: 'Combat table',
      note: 'Odds down, two dice across. The odds never leave the table: 1:4 and 10:1 are the ends.',
      rules: ['T4'],
      headings: [''],
      corner: 'Odds',
    },
    use,
  )

/** 5.5, 7  What moves the column against an attacker, and what of it lies in the hex in hand. */
function modifiers({ attack, hex }: InUse): TablePart {
  const target = attack?.target ?? hex
  const ground = target === null ? [] : groundName(field.hexAt(target)).split(', ')
  const row = (label: string, shift: string, kind = '') => ({
    label,
    cells: [shift, kind !== '' && ground.includes(kind) ? `in ${target}` : ''],
    isOff: kind !== '' && target !== null && !ground.includes(kind),
  })
  return tableOf(
    'Combat modifiers of the defender',
    'Against',
    ['Columns', 'Here'],
    [
      row('Forest', '1 left', 'forest'),
      row('Hills', '1 left', 'hills'),
      row('Mountain', '2 left', 'mountain'),
      row('Town', '1 left', 'town'),
      row('City', '2 left', 'city'),
      row('Across a stream', '1 left'),
      row('Across the Nysa or the Elbe', '3 left'),
      row('Field fortification', '2 left'),
    ],
    { rules: ['5.5.1'], words: [1] },
  )
}

const fire = (
  table: typeof artilleryFire | typeof airAttack | typeof attackOnObjects,
  title: string,
  rule: string,
): TablePart => ({
  ...resultsCard(
    table,
    { title, note: 'Points across, two dice down.', rules: [rule], headings: [''] },
    { attack: null, rolled: null },
  ),
  corner: 'Dice',
})

const CLASSES = ['Foot', 'Trucks', 'Tracks', 'HQ'] as const

const classOf = (units: readonly string[]): number | null => {
  const [unit] = units.map(unitAt).filter(each => each >= 0)
  const own = unit === undefined ? MOBILITY.none : mobility[unit]
  return own === MOBILITY.none ? null : own
}

const GROUND: readonly (readonly [string, ...string[]])[] = [
  ['Clear', '1', '1', '1', '1'],
  ['Forest', '+1', '+1', '+1', '+1'],
  ['Hills', '–', '–', '–', '–'],
  ['Swamp', '+1', 'no', 'no', '5'],
  ['Mountain', '+2', 'no', 'no', '5'],
  ['Town', '–', '–', '–', '–'],
  ['City', '2', '2', '2', '2'],
]

/** T1  Entering a hex off the route, by class of unit. */
function terrain({ units, hex }: InUse): TablePart {
  const kinds = hex === null || field.hexAt(hex) < 0 ? [] : groundName(field.hexAt(hex)).split(', ')
  const row = GROUND.findIndex(([label]) => kinds.includes(label.toLowerCase()))
  return tableOf(
    'Terrain table',
    'Terrain',
    CLASSES,
    GROUND.map(([label, ...cells]) => ({ label, swatch: label.toLowerCase(), cells })),
    {
      rules: ['T1'],
      note: 'Points to enter a hex off the route. “no”: only along a route.',
      column: classOf(units),
      row: row < 0 ? null : row,
    },
  )
}

const rate = (ticks: number): string => (ticks >= CLOSED ? 'no' : formatPoints(ticks))

function water({ units }: InUse): TablePart {
  const routes = ['Secondary route', 'Main route', 'Motorway'].map((label, i) => ({
    label,
    swatch: 'road',
    cells: CLASSES.map((_, own) => rate(ROUTE_RATES[own][i + 1])),
  }))
  return tableOf(
    'Routes and water',
    '',
    CLASSES,
    [
      ...routes,
      { label: 'Stream', swatch: 'river', cells: ['+1', '+1', '+1', '+1'] },
      { label: 'Nysa, Elbe', swatch: 'river', cells: ['+2', '+3', '+3', '+3'] },
    ],
    { rules: ['T1', 'T1-1'], column: classOf(units) },
  )
}

const PHASES: Readonly<Record<string, Sentence>> = {
  Air: sentence('Give air points to hexes in secret, then fly them.', '8.1'),
  Barrage: sentence('Artillery fires before anybody moves.', '6.4'),
  Move: sentence('Activate units and move them; reinforcements enter.', '3.1'),
  Attack: sentence('Attack, retreat and pursue.', '5.1'),
  Strategic: sentence('Units marked for strategic movement move along routes.', '12.1'),
  Supply: sentence('Check supply and recover.', '10.1'),
}

const AIR: Readonly<Record<number, number>> = { 1: 30, 2: 20, 3: 10 }

/** N-4, N-5a, 11.1.1  Air points, the barrage, and how many units come. */
function dueIn({ g }: BudSight, turn: number): string[] {
  const isNysa = isNysa1945(g)
  const due = isNysa && turn === 1 ? ['barrage'] : []
  if (isNysa && AIR[turn] !== undefined) due.push(`${AIR[turn]} air points`)
  for (const side of field.sidesOf(g)) {
    const coming = field.unitsWhere(
      unit => g.place[unit] === BOX.waiting && g.arrives[unit] === turn && field.ownerOf(g, unit) === side,
    ).length
    if (coming > 0) due.push(`${sideOf(g, side)}: ${count(coming, 'unit')}`)
  }
  return due
}

const checksIn = (g: State, turn: number): string[] =>
  turn === g.terms.lastTurn ? [isNysa1945(g) ? 'towns are counted' : 'points are counted'] : []
