import type { Counter } from '../../engine/forces/counter.ts'
import { countersText } from '../../games/hinge-of-fate/counters.ts'
import { counterSheetOf } from '../counter-sheet.ts'
import type { CounterStyle } from '../draw/counters/style.ts'
import { type Face, side } from '../draw/tokens.ts'

const BLACK = '#17130f'
const WHITE = '#ffffff'
const face = (code: string, colour: string, ink: string): Face => ({ code, face: colour, ink })

// 2.6  The colours of each force group.
const faces: Readonly<Record<string, Face>> = {
  agn: face('N', '#8d9a86', BLACK),
  ags: face('S', '#1f1d1b', WHITE),
  agc: face('C', '#b4bac0', BLACK),
  luftwaffe: face('Lw', '#9ccbe8', BLACK),
  slovak: face('Sk', '#a87a4e', BLACK),
  polish: face('Po', '#fbf8ee', '#a3161b'),
  french: face('Fr', '#1f3f7a', WHITE),
  byelorussian: face('By', '#b3221f', WHITE),
  ukrainian: face('Uk', '#e8923c', BLACK),
}

const faceOf = ({ nation, fields }: Counter): string =>
  nation === 'Slovakia' ? 'slovak' : (fields.get('group') ?? nation)

const replacements = (word: string) => ({ marker: { as: 'plain' as const, sign: 'REP', word }, count: 1 })

export const hingeOfFateCounters: CounterStyle = {
  title: 'Hinge of Fate',
  faces,
  faceOf,
  identity: ({ fields, name }) => fields.get('code') ?? name.slice(0, 3),
  // Movement is not printed: it depends on the air.
  factors: ([combat]) => String(combat),
  symbols: {
    infantry: 'infantry',
    mountain: 'mountain',
    panzer: 'armour',
    armour: 'armour',
    cavalry: 'cavalry',
    paratroop: 'airborne',
    'dive-bomber': 'fixed wing',
  },
  isAdHoc: counter => counter.flags.has('bracketed'),
  markers: [
    { marker: { as: 'turn', words: ['GAME', 'TURN'] }, count: 1 },
    { marker: { as: 'plain', sign: '49', word: 'AGC SUPPLY' }, count: 1 },
    replacements('NORTH'),
    replacements('SOUTH'),
    replacements('GROUP C'),
    replacements('FRENCH'),
    { marker: { as: 'arrow', colour: side.german, word: 'SEASIDE' }, count: 1 },
    { marker: { as: 'air', colour: side.german, word: 'SUPERIORITY' }, count: 1 },
    { marker: { as: 'air', colour: side.allied, word: 'PARITY' }, count: 1 },
    { marker: { as: 'control', face: { ...faces.ags, code: 'Ge' } }, count: 4 },
  ],
}

export const counterSheet = counterSheetOf(countersText, hingeOfFateCounters)
