// The play aids of Hinge of Fate: combat, terrain, movement and air, strategic events, sequence of play, turns.
import { capital } from '../../../engine/words/english.ts'
import { GROUP } from '../../../games/hinge-of-fate/forces.ts'
import { eventModifiers } from '../../../games/hinge-of-fate/rules/04-strategic-events.ts'
import { environmentOf } from '../../../games/hinge-of-fate/rules/13-airpower.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import { combatResults, EVENT_FROM, MOVEMENT_FACTORS } from '../../../games/hinge-of-fate/tables.ts'
import { TERRAIN } from '../../../games/hinge-of-fate/terrain-chart.ts'
import { isCity, mobility } from '../../../games/hinge-of-fate/world.ts'
import type { ChartCard, InUse, Sentence, TablePart } from '../../../table/presentation.ts'
import { note, resultsCard, sequenceCard, tableOf, turnsCard } from '../kit/charts.ts'
import { sentence } from '../kit/sentences.ts'
import { dateOf, ribbon } from './header.ts'
import { field, hexAt, unitAt } from './names.ts'
import type { HingeSight } from './sight.ts'

export const charts = (s: HingeSight, use: InUse): readonly ChartCard[] => [
  { id: 'combat', tab: 'Combat', parts: [battle(use), codes(), shifts(), note(RECONSTRUCTED)] },
  { id: 'terrain', tab: 'Terrain', parts: [terrain(use), movementTable(s.g), note(COSTS)] },
  ...(isHistorical(s.g) ? [] : [{ id: 'event', tab: 'Events', parts: [events(s.g), airborne()] }]),
  sequenceCard(field, s.g, ribbon(s), '5.1a', STEPS),
  turnsCard(field, s.g, '5.2', dateOf, turn => dueIn(s.g, turn)),
]

const RECONSTRUCTED = sentence(
  'The printed table is not public: its results are our reconstruction, within what the rulebook says of it.',
  '12.11',
)
const COSTS = sentence(
  'Clear, mountain in combat, cities and fortified hexes are the rulebook’s; the other figures are reconstructed.',
  '11.6a',
)

const battle = (use: InUse): TablePart =>
  resultsCard(
    combatResults,
    { title: 'Combat results', note: 'Attack less defence.', rules: ['12.11'], headings: [''] },
    use,
  )

const codes = (): TablePart =>
  tableOf(
    'Results',
    'Code',
    ['What happens'],
    [
      { label: 'AE', cells: ['every attacking unit loses a step'] },
      { label: 'AS', cells: ['the attack stalls, no loss'] },
      { label: 'BB', cells: ['each side loses a step'] },
      { label: 'DR', cells: ['defenders retreat one hex; in a city AS, or BB if all out'] },
      { label: 'DE', cells: ['every defending unit loses a step'] },
    ],
    { rules: ['12.5', '12.7'], words: [0] },
  )

const shifts = (): TablePart =>
  tableOf(
    'Column shifts',
    'For',
    ['Shift'],
    [
      { label: 'Forest, rough, swamp', cells: ['1 left'] },
      { label: 'Mountain', cells: ['2 left'] },
      { label: 'Fortified hex', cells: ['1 more left'] },
      { label: 'Concentric, Germans with a supplied panzer', cells: ['2 right'] },
      { label: 'Concentric, other Germans and French', cells: ['1 right'] },
      { label: 'Air parity in the East', cells: ['1 for the Allies'] },
      { label: 'Air superiority in the West', cells: ['1 for the Germans'] },
      { label: 'Army Group C in crisis', cells: ['1 for the French'] },
    ],
    { rules: ['12.12b', '12.13a'], words: [0] },
  )

const KINDS = Object.keys(TERRAIN)

function terrain({ units, hex }: InUse): TablePart {
  const [unit] = units.map(unitAt).filter(each => each >= 0)
  const at = hex === null ? -1 : hexAt(hex)
  const rows = [...KINDS, 'city', 'river']
  const row =
    at < 0 ? -1 : rows.findIndex(kind => (isCity[at] ? kind === 'city' : field.groundOf(at).includes(kind)))
  const shift = (columns: number) => (columns === 0 ? '–' : `${-columns} left`)
  return tableOf(
    'Terrain effects chart',
    'Terrain',
    ['Panzer', 'Cavalry', 'Mountain', 'Other', 'Defence'],
    [
      ...KINDS.map(kind => ({
        label: capital(kind),
        swatch: kind,
        cells: [...TERRAIN[kind].points.map(String), shift(TERRAIN[kind].shift)],
      })),
      { label: 'City', swatch: 'city', cells: ['1', '1', '1', '1', 'factors doubled'] },
      { label: 'River', swatch: 'river', cells: ['+0–3', '+1', '+0–3', '+0–3', 'attackers halved'] },
    ],
    {
      rules: ['11.6a', '12.13a'],
      column: unit === undefined ? null : mobility[unit],
      row: row < 0 ? null : row,
      words: [4],
    },
  )
}

/** 11.4a, 13.5  Factors by the air over the map. */
function movementTable(g: State): TablePart {
  const row = (label: string, line: keyof typeof MOVEMENT_FACTORS, group: number) => ({
    label,
    cells: [
      `${MOVEMENT_FACTORS[line].superiority}`,
      `${MOVEMENT_FACTORS[line].parity}`,
      `${MOVEMENT_FACTORS[line][environmentOf(g, group)]} now`,
    ],
  })
  return tableOf(
    'Movement factors',
    'Units',
    ['German superiority', 'Parity', ''],
    [
      row('Germans, East', 'germanEast', GROUP.ags),
      row('Poles', 'polish', GROUP.polish),
      row('Soviets', 'soviet', GROUP.ukrainian),
      row('French', 'french', GROUP.french),
      row('Germans, West', 'germanWest', GROUP.agc),
    ],
    { rules: ['11.4a', '13.5a'] },
  )
}

const events = (g: State): TablePart =>
  tableOf(
    'Strategic events, from turn 4',
    'Modified die',
    ['Event'],
    [
      { label: `up to ${EVENT_FROM.sovietEntry - 1}`, cells: ['the war continues'] },
      {
        label: `${EVENT_FROM.sovietEntry}, ${EVENT_FROM.coup - 1}`,
        cells: ['the Soviet Union enters on the Allied side'],
      },
      { label: `${EVENT_FROM.coup} or more`, cells: ['coup in Germany: the Allies win'] },
      { label: 'Modifiers now', cells: [''], isHeading: true },
      ...eventModifiers(g).map(({ label, amount }) => ({
        label: `${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
        cells: [label],
      })),
    ],
    { rules: ['4.4a', '4.4b'], words: [0] },
  )

const airborne = (): TablePart =>
  tableOf(
    'German airborne operations',
    'Environment',
    ['Survives on'],
    [
      { label: 'Air superiority', cells: ['1–5'] },
      { label: 'Air parity', cells: ['1–2'] },
    ],
    { rules: ['13.6f'], words: [0] },
  )

const STEPS: Readonly<Record<string, Sentence>> = {
  Replace: sentence('REPS markers and reinforcements.', '9.2a'),
  Move: sentence('Units one at a time.', '11.1'),
  Fight: sentence('Attacks one after the other; nobody has to.', '12.1'),
}

function dueIn(g: State, turn: number) {
  const isHinge = !isHistorical(g)
  const due = [
    turn === 3 ? 'XXII Corps in Slovakia' : '',
    turn === 3 && isHinge ? 'French and German West begin' : '',
    turn === 4 && isHinge ? 'first strategic event' : '',
    turn === 6 ? 'Stukas down to 3 at the end' : '',
    turn === 7 ? 'Operation Seaside possible' : '',
  ]
  const checks = isHinge
    ? turn === 12
      ? ['a draw if nobody has won']
      : []
    : turn === 7
      ? ['Eastern Poland']
      : turn === 12
        ? ['the end']
        : []
  return { due: due.filter(Boolean), checks }
}
