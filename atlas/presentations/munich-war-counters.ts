import type { Counter } from '../../engine/forces/counter.ts'
import { countersText } from '../../games/munich-war/counters.ts'
import { counterSheetOf } from '../counter-sheet.ts'
import type { CounterStyle } from '../draw/counters/style.ts'
import { type Face, side } from '../draw/tokens.ts'

const BLACK = '#17130f'
const WHITE = '#ffffff'
const face = (code: string, colour: string, ink: string, symbol?: string): Face => ({
  code,
  face: colour,
  ink,
  symbol,
})
const minor = (code: string, symbol: string): Face => face(code, '#2f5237', WHITE, symbol)
const eastern = (code: string, symbol: string): Face => face(code, '#a5cf8c', BLACK, symbol)

// 2.7  The colours of each country; where only the unit symbol differs, its box has a light tint of that colour.
const faces: Readonly<Record<string, Face>> = {
  Germany: face('Ge', '#626a60', WHITE),
  Czechoslovakia: face('Cz', '#1f3f7a', WHITE),
  'Great Britain': face('UK', '#5b3d27', WHITE),
  France: face('Fr', '#9ccbe8', BLACK),
  Poland: face('Po', '#fbf8ee', BLACK),
  'Soviet Union': face('SU', '#a23a2a', WHITE),
  Italy: face('It', '#8fa598', BLACK),
  Belgium: minor('Be', '#ffe066'),
  Denmark: minor('Dn', '#f2968c'),
  Estonia: minor('Es', '#a9c8f0'),
  Latvia: minor('La', '#ffffff'),
  Lithuania: minor('Li', '#a6dba6'),
  Netherlands: minor('Ne', '#ffbe73'),
  Yugoslavia: minor('Yg', '#8fa9dc'),
  Finland: eastern('Fi', '#ffffff'),
  Hungary: eastern('Hu', '#c4c4bf'),
  Romania: eastern('Ro', '#f2968c'),
}

function identity({ name, fields }: Counter): string {
  const given = fields.get('abbreviation')
  if (given !== undefined) return given.slice(0, 4)
  return /\d+/.exec(name)?.[0] ?? name.slice(0, 3)
}

export const munichWarCounters: CounterStyle = {
  title: 'Munich War',
  faces,
  identity,
  // Transports and special forces have no factors.
  factors: values => (values.every(value => value === 0) ? '' : values.join('–')),
  symbols: {
    armor: 'armour',
    'mechanized-infantry': 'mechanized',
    'armored-cavalry': 'armoured cavalry',
    infantry: 'infantry',
    'second-line': 'infantry',
    alpine: 'mountain',
    cavalry: 'cavalry',
    security: 'security',
    marines: 'marine',
    aaa: 'air defence',
    fortification: 'fort',
    airstrike: 'fixed wing',
    airlift: 'fixed wing',
    'naval-bombardment': 'ship',
    amphibious: 'ship',
    'special-forces': 'special forces',
  },
  markers: [
    { marker: { as: 'turn', words: ['AXIS', 'TURN'] }, count: 1 },
    { marker: { as: 'turn', words: ['ALLIED', 'TURN'] }, count: 1 },
    { marker: { as: 'air', colour: side.german, word: 'TERROR' }, count: 9 },
  ],
}

export const counterSheet = counterSheetOf(countersText, munichWarCounters)
