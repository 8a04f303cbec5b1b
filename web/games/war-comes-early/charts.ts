// The play aids of War Comes Early: combat results, terrain, sequence of play, turns.
import { formatPoints } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { forecast } from '../../../games/war-comes-early/rules/12-forecast.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import {
  CITY_SHIFT,
  combatResults,
  FORT_VALUES,
  NATURAL_SHIFTS,
} from '../../../games/war-comes-early/tables.ts'
import { terrainCosts } from '../../../games/war-comes-early/terrain-chart.ts'
import { FORT, fort, isCity, isMech } from '../../../games/war-comes-early/world.ts'
import type { ChartCard, ChartRow, InUse, Sentence, TablePart } from '../../../table/presentation.ts'
import { note, resultsCard, sequenceCard, tableOf, turnsCard } from '../kit/charts.ts'
import { sentence } from '../kit/sentences.ts'
import { dateOf, ribbon } from './header.ts'
import { field, hexAt, unitAt } from './names.ts'
import type { WarSight } from './sight.ts'

export const charts = (s: WarSight, use: InUse): readonly ChartCard[] => [
  { id: 'combat', tab: 'Combat', parts: [results(use), shifts(s, use), note(BEYOND)] },
  { id: 'terrain', tab: 'Terrain', parts: [terrain(use), hexsides(use), note(CITY_HIDES), note(PROPOSED)] },
  sequenceCard(field, s.g, ribbon(s), is1939(s.g) ? '13.4a' : '5.2e', PHASES),
  turnsCard(field, s.g, '1.1', dateOf, turn => dueIn(s.g, turn)),
]

const BEYOND = sentence('Differentials beyond either end use the last column there.', 'PAC-T2')
const CITY_HIDES = sentence(
  'A city replaces all other terrain of its hex. Every unit may always move one hex. 1L: one column left.',
  '11.1',
)
const PROPOSED = sentence(
  'The printed chart is not public. Costs and shifts are our proposals, except those of rivers, railways and swamp.',
)

const results = (use: InUse): TablePart =>
  resultsCard(
    combatResults,
    {
      title: 'Combat results table',
      note: 'Attack less defence. Losses in corps: attacker/defender.',
      rules: ['PAC-T1'],
      headings: ['German mechanized attack', 'all other attacks'],
    },
    use,
  )

const left = (columns: number): string => (columns === 0 ? '–' : `${-columns}L`)

interface Applied {
  readonly applies: boolean
  readonly here: string
}

/** 12.2, PAC-C  Every shift, and whether it counts in the attack in hand. */
function shifts(s: WarSight, { attack, units }: InUse): TablePart {
  const hex = attack === null ? -1 : hexAt(attack.target)
  const attackers = units.map(unitAt).filter(unit => unit >= 0)
  const made = hex < 0 || attackers.length === 0 ? null : forecast(s.g, attackers, hex).shifts
  const row = (label: string, shift: string, test: (label: string) => boolean): ChartRow => {
    const found = made?.find(entry => test(entry.label))
    const here: Applied =
      made === null
        ? { applies: true, here: '' }
        : { applies: found !== undefined, here: found ? 'counts here' : '' }
    return { label, cells: [shift, here.here], isOff: !here.applies }
  }
  const natural = (columns: number): string[] =>
    Object.keys(NATURAL_SHIFTS).filter(kind => NATURAL_SHIFTS[kind] === columns)
  const forts = [FORT.czech, FORT.czechHeavy, FORT.belgian, FORT.westWall].map(kind => FORT_VALUES[kind])
  return tableOf(
    'Column shifts',
    'Against',
    ['Shift', 'Here'],
    [
      row('Woods, broken, rough', '1L', label => natural(-1).includes(label)),
      row('Mountain', '2L', label => natural(-2).includes(label)),
      row('City (no concentric bonus)', left(CITY_SHIFT), label => label === 'city'),
      ...forts.map(({ label, shift }) =>
        row(label.charAt(0).toUpperCase() + label.slice(1), left(shift), own => own === label),
      ),
      row('All attackers across a river', '1L', label => label.includes('cross a river')),
      row('Concentric attack, Germans · others', '2R · 1R', label => label.startsWith('concentric')),
      ...(is1939(s.g)
        ? []
        : [
            row('Attackers in a friendly air zone', '1R', label => label.startsWith('attackers in')),
            row('Defender in a friendly air zone', '1L', label => label.startsWith('defender in')),
            row('7th Flieger Division lands', '1R', label => label.startsWith('7th')),
          ]),
    ],
    { rules: ['PAC-C'], words: [1] },
  )
}

const KINDS = ['clear', 'woods', 'broken', 'rough', 'mountain', 'swamp'] as const

/** 11.3, 11.4  What a hex costs, by class of unit, and what it does for a defender. */
function terrain({ units, hex }: InUse): TablePart {
  const cost = (ticks: number): string => (ticks >= CLOSED ? 'rail only' : formatPoints(ticks))
  const rows = [
    ...KINDS.map(kind => ({
      label: kind.charAt(0).toUpperCase() + kind.slice(1),
      swatch: kind,
      cells: [
        cost(terrainCosts[0][kind]),
        cost(terrainCosts[1][kind]),
        left(NATURAL_SHIFTS[kind]),
        kind === 'mountain' || kind === 'swamp' ? 'no' : 'yes',
      ],
    })),
    { label: 'City', swatch: 'city', cells: ['1', '1', left(CITY_SHIFT), 'half strength'] },
  ]
  return tableOf('Terrain effects chart', 'Terrain', ['Foot', 'Mechanized', 'Shift', 'Mech. attack'], rows, {
    rules: ['11.3'],
    column: classOf(units),
    row: hex === null ? null : rowOf(hexAt(hex)),
    words: [3],
  })
}

function classOf(units: readonly string[]): number | null {
  const [unit] = units.map(unitAt).filter(each => each >= 0)
  return unit === undefined ? null : isMech[unit] ? 1 : 0
}

// R55  A city hides all other terrain.
function rowOf(hex: number): number | null {
  if (hex < 0) return null
  if (isCity[hex]) return KINDS.length
  const at = KINDS.findIndex(kind => field.groundOf(hex).split(', ').includes(kind))
  return at < 0 ? null : at
}

function hexsides({ units, hex }: InUse): TablePart {
  const isFort = hex !== null && hexAt(hex) >= 0 && fort[hexAt(hex)] !== FORT.none
  return tableOf(
    'Hexsides, railways and forts',
    '',
    ['Foot', 'Mechanized', 'Shift', ''],
    [
      { label: 'River', swatch: 'river', cells: ['+1', '+1', '1L', 'if all attackers cross'] },
      { label: 'Railway', swatch: 'rail', cells: ['½', '½', '–', 'also through mountain and swamp'] },
      { label: 'Fort, intact', swatch: 'fort', cells: ['stop', 'stop', '2L', 'heavy 3L'] },
    ],
    { rules: ['11.3f'], column: classOf(units), row: isFort ? 2 : null, words: [3] },
  )
}

const PHASES: Readonly<Record<string, Sentence>> = {
  Reorganise: sentence('Build armies from corps, break them down, place replacements.', '7.1a'),
  Move: sentence('Move any units, in any order, up to their movement factors.', '11.1'),
  Fight: sentence('Attack hexes next to your units; nobody must.', '12.0'),
}

function dueIn(g: State, turn: number): { due: readonly string[]; checks: readonly string[] } {
  if (is1939(g)) return { due: [], checks: turn === g.terms.lastTurn ? ['points are counted'] : [] }
  const due = [
    ...(turn <= 2 ? ['Germans and Czechs only'] : []),
    ...(turn === 2 ? ['18th Mountain Corps arrives'] : []),
    ...(turn === 3 ? ['markers are drawn', 'airpower', 'reserve corps arrive'] : []),
  ]
  const checks = [
    ...(turn === 2 ? ['quick victory'] : []),
    ...(turn === g.terms.lastTurn ? ['lead of 20'] : []),
  ]
  return { due, checks }
}
