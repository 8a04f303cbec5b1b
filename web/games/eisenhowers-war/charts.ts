// The play aids of Eisenhower's War: combat results, terrain, sequence of play, turns.
import { capital } from '../../../engine/words/english.ts'
import { isAlternate, type State } from '../../../games/eisenhowers-war/state.ts'
import {
  combatResults,
  PORTS_NEEDED,
  SHIFTS,
  TURN,
  WEST_WALL,
} from '../../../games/eisenhowers-war/tables.ts'
import { IN_HEX, RIVER_POINTS } from '../../../games/eisenhowers-war/terrain-chart.ts'
import { arrivalTurn, isMountainCapable, UNITS } from '../../../games/eisenhowers-war/units.ts'
import { dateOf } from '../../../games/eisenhowers-war/words/names.ts'
import { terrain as terrainOf } from '../../../games/eisenhowers-war/world.ts'
import type { ChartCard, ChartRow, InUse, Sentence, TablePart } from '../../../table/presentation.ts'
import { note, resultsCard, sequenceCard, tableOf, turnsCard } from '../kit/charts.ts'
import { sentence } from '../kit/sentences.ts'
import { ribbon } from './header.ts'
import { field, hexAt, unitAt } from './names.ts'
import { shiftsInUse } from './odds.ts'
import type { EisSight } from './sight.ts'

export const charts = (s: EisSight, use: InUse): readonly ChartCard[] => [
  { id: 'combat', tab: 'Combat', parts: [results(use), shifts(s, use), note(BEYOND), note(PROPOSED)] },
  { id: 'terrain', tab: 'Terrain', parts: [terrain(use), rivers(), note(ZONES), note(COSTS)] },
  sequenceCard(field, s.g, ribbon(s), '5.2', PHASES),
  turnsCard(field, s.g, '5.1', dateOf, turn => dueIn(s.g, turn)),
]

const BEYOND = sentence(
  'Odds are brought onto the table first. Each column beyond it adds one step to the loss of the side that it favours less.',
  '11.0',
)
const PROPOSED = sentence(
  'Of the printed table only its ends, its form and one result are public; the other results are ours.',
)
const ZONES = sentence(
  'An enemy zone of control costs one more point and never stops a move. 1L: one column left.',
  '9.3',
)
const COSTS = sentence('The printed chart is not public: costs of hexes and of each river are our proposals.')

const results = (use: InUse): TablePart =>
  resultsCard(
    combatResults,
    {
      title: 'Combat results table',
      note: 'Steps lost: attacker/defender.',
      rules: ['11.0'],
      headings: [''],
    },
    use,
  )

const columns = (shift: number): string => (shift === 0 ? '–' : `${Math.abs(shift)}${shift < 0 ? 'L' : 'R'}`)

/** 10.2 to 10.10  Every shift, and whether it counts in the attack in hand. */
function shifts(s: EisSight, { attack, units }: InUse): TablePart {
  const made =
    attack === null ? null : shiftsInUse(s.g, hexAt(attack.target), units.map(unitAt), attack.extras)
  const row = (label: string, shift: number | string, own: string): ChartRow => {
    const found = made?.some(entry => entry.label === own)
    return {
      label,
      cells: [typeof shift === 'number' ? columns(shift) : shift, found ? 'counts here' : ''],
      isOff: made !== null && !found,
    }
  }
  return tableOf(
    'Column shifts',
    'Against',
    ['Shift', 'Here'],
    [
      row('Rough', SHIFTS.rough, 'rough'),
      row('Mountain', SHIFTS.mountain, 'mountain'),
      row('City or port', SHIFTS.city, 'city'),
      row('Fortification, Germans only', SHIFTS.fortification, 'fortification'),
      row(
        'West Wall, turn 3 · from turn 4',
        `${columns(WEST_WALL[3])} · ${columns(WEST_WALL[4])}`,
        'West Wall',
      ),
      row('All attackers across a river', SHIFTS.river, 'river'),
      row('Allies across the Rhine', SHIFTS.rhine, 'Rhine'),
      row('Invasion', SHIFTS.invasion, 'invasion'),
      row('Concentric attack', SHIFTS.concentric, 'concentric attack'),
      row('Bombers, attack · defence', '1R · 1L', 'bombers'),
      row('Army group with supply problems', SHIFTS.supplyProblem, 'supply problems'),
      row('Fuehrer offensive', SHIFTS.offensive, 'Fuehrer offensive'),
    ],
    { rules: ['10.6'], words: [1] },
  )
}

const KINDS = ['clear', 'rough', 'mountain'] as const

/** 8.4, 8.8 */
function terrain({ units, hex }: InUse): TablePart {
  const at = hex === null ? -1 : hexAt(hex)
  const [unit] = units.map(unitAt).filter(each => each >= 0)
  const stacking = ['5', '3', '3']
  return tableOf(
    'Terrain effects chart',
    'Terrain',
    ['Others', 'Mountain units', 'Shift', 'Stacking'],
    KINDS.map((kind, i) => ({
      label: capital(kind),
      swatch: kind,
      cells: [
        `${IN_HEX[0][i]}`,
        `${IN_HEX[1][i]}`,
        i === 0 ? '–' : columns(i === 1 ? SHIFTS.rough : SHIFTS.mountain),
        stacking[i],
      ],
    })),
    {
      rules: ['8.4', '6.3'],
      row: at < 0 ? null : terrainOf[at],
      column: unit === undefined ? null : isMountainCapable[unit],
    },
  )
}

/** 8.9, 10.4, 10.5 */
const rivers = (): TablePart =>
  tableOf(
    'Hexsides and passes',
    '',
    ['Allies', 'Germans', 'Shift'],
    [
      { label: 'River', swatch: 'river', cells: ['+1', '+1', columns(SHIFTS.river)] },
      {
        label: 'Seine',
        swatch: 'river',
        cells: RIVER_POINTS.seine.map(n => `+${n}`).concat(columns(SHIFTS.river)),
      },
      {
        label: 'Rhine',
        swatch: 'river',
        cells: RIVER_POINTS.rhine.map(n => `+${n}`).concat('2L, Germans 1L'),
      },
      { label: 'Alpine pass', cells: ['1', '1', '–'] },
      { label: 'Scheldt', cells: ['closed', '+1 once', '–'] },
    ],
    { rules: ['8.9'] },
  )

const PHASES: Readonly<Record<string, Sentence>> = {
  Invade: sentence('The plan is shown, called off or carried out.', '5.3'),
  Reinforce: sentence('Arrivals go to the Reinforcement Box; units are rebuilt.', '5.4'),
  Move: sentence('Move any units; in the Allied movement Germany may declare offensives.', '8.0', '13.6'),
  Attack: sentence('Attack hexes next to your units, one after the other.', '10.0'),
  Supply: sentence('Units out of supply lose a step.', '7.12b'),
  Offensive: sentence(
    'A hex and its neighbours move and attack in the middle of the Allied movement.',
    '13.6',
  ),
}

const DUE: Readonly<Record<number, readonly string[]>> = {
  2: ['Fuehrer offensives begin'],
  3: ['West Wall 1L', 'FX may be withdrawn', 'second invasion'],
  4: ['West Wall 2L', 'airborne army', 'second invasion'],
  5: ['supply problems without Antwerp'],
  6: ['1st and 2nd SS withdrawn'],
  7: ['Operation Thunderclap'],
  8: ['Alpine Fortress', 'last German reserves'],
}

function dueIn(g: State, turn: number): { due: readonly string[]; checks: readonly string[] } {
  let coming = 0
  for (let unit = 0; unit < UNITS; unit++) if (arrivalTurn[unit] === turn) coming += 1
  const needed = PORTS_NEEDED[turn] ?? 0
  return {
    due: [
      ...(turn === 1 && isAlternate(g) ? ['first invasion'] : []),
      ...(DUE[turn] ?? []),
      ...(coming > 0 ? [`${coming} units arrive`] : []),
    ],
    checks: [
      ...(needed > 0 ? [`needs ${needed} ${needed === 1 ? 'port' : 'ports'}`] : []),
      ...(turn === TURN.launchSites ? ['V-1 sites'] : []),
      ...(turn === TURN.lastForRuhr ? ['last Ruhr check'] : []),
      ...(turn === TURN.lastForTwoOfThree ? ['last check of two of three'] : []),
      ...(turn === g.terms.lastTurn ? ['final check'] : []),
    ],
  }
}
