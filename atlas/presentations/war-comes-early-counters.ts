import type { Counter } from '../../engine/forces/counter.ts'
import { countersText } from '../../games/war-comes-early/counters.ts'
import { counterSheetOf } from '../counter-sheet.ts'
import type { CounterStyle } from '../draw/counters/style.ts'
import { type Face, side } from '../draw/tokens.ts'

const BLACK = '#17130f'
const WHITE = '#ffffff'
const face = (code: string, colour: string, ink: string): Face => ({ code, face: colour, ink })

// 2.3.3  National colours; the line for Hungary is missing in the rulebook, so rose is our choice.
const faces: Readonly<Record<string, Face>> = {
  Belgium: face('Be', '#f0cf3a', BLACK),
  Britain: face('UK', '#4a3222', WHITE),
  Czechoslovakia: face('Cz', '#f2ad67', BLACK),
  Denmark: face('Dn', '#b4531c', WHITE),
  France: face('Fr', '#2a6cc2', WHITE),
  'Germany, mechanized': face('Ge', '#435563', WHITE),
  Germany: face('Ge', '#6a6c6d', WHITE),
  'Germany, reserve': face('Ge', '#b3b5b4', BLACK),
  Hungary: face('Hu', '#d9a9b4', BLACK),
  Italy: face('It', '#1c7d5d', WHITE),
  Lithuania: face('Li', '#a0dcb0', BLACK),
  Netherlands: face('Ne', '#c8d64a', BLACK),
  Poland: face('Po', '#cbb48c', BLACK),
  Romania: face('Ro', '#dba91f', '#7d0a0e'),
  'Soviet Union': face('SU', '#b3221f', WHITE),
  Yugoslavia: face('Yg', '#6e4526', WHITE),
}

function faceOf({ nation, mobility, name }: Counter): string {
  if (nation !== 'Germany') return nation
  if (name.includes('Reserve')) return 'Germany, reserve'
  return mobility === 'mech' ? 'Germany, mechanized' : 'Germany'
}

// 2.3.4  Abbreviations of units that have no number, by the end of the counter's id.
const NAMED = new Map(
  'AC BEF BI C CAC CB Cc CDC Cr CW Dr EC FA FC FG GJ IAC KC Lt Lz MC Mo Mt Na NG NW PC Pm Pr Pz SAB SC SF SG SW UF WC GR'
    .split(' ')
    .map(short => [short.toLowerCase(), short]),
)
const ORDINALS: Readonly<Record<string, string>> = { First: '1', Second: '2' }

function identity({ id, name, fields }: Counter): string {
  const given = fields.get('short')
  if (given !== undefined) return given
  const [first, second = ''] = name.split(' ')
  const ending = id.slice(id.indexOf('-') + 1)
  if (ORDINALS[first]) return ORDINALS[first] + second[0]
  if (name.includes('Flieger')) return '7F'
  if (name.startsWith('Static Division')) return `L${/\d+$/.exec(name)?.[0] ?? 'r'}`
  if (name.startsWith('Static Reserve')) return `R${/\d+$/.exec(name)?.[0] ?? ''}`
  const number = /^[IVXL]+(?= )|\d+/.exec(name)?.[0]
  const kind = /cavalry/i.test(name) ? 'C' : ''
  return NAMED.get(ending) ?? (number !== undefined ? number + kind : kind || ending.toUpperCase())
}

export const warComesEarlyCounters: CounterStyle = {
  title: 'War Comes Early',
  faces,
  faceOf,
  identity,
  // 2.3.2  Movement is not printed: it follows from the size.
  factors: ([attack, defence]) => `${attack}–${defence}`,
  symbols: {
    infantry: 'infantry',
    mountain: 'mountain',
    cavalry: 'cavalry',
    motorized: 'motorized',
    mechanized: 'mechanized',
    static: 'static',
    airborne: 'airborne',
  },
  isAdHoc: counter => counter.flags.has('adHoc'),
  markers: [
    { marker: { as: 'points', colour: side.german, sign: 'VP', word: 'GERMAN' }, count: 1 },
    { marker: { as: 'points', colour: side.allied, sign: 'VP', word: 'ALLIED' }, count: 1 },
    { marker: { as: 'turn', words: ['GAME', 'TURN'] }, count: 1 },
    { marker: { as: 'air', colour: side.german, word: 'GERMAN AIR' }, count: 4 },
    { marker: { as: 'air', colour: side.allied, word: 'ALLIED AIR' }, count: 4 },
    { marker: { as: 'railhead', colour: faces['Soviet Union'].face, word: 'RAILHEAD' }, count: 4 },
    ...['Soviet Union', 'France', 'Italy', 'Poland', 'Hungary', 'Yugoslavia', 'Romania'].map(nation => ({
      marker: { as: 'control' as const, face: faces[nation] },
      count: 1,
    })),
    ...['REORGANIZE', 'MOVE', 'COMBAT'].map(word => ({
      marker: { as: 'arrow' as const, colour: side.german, word },
      count: 1,
    })),
    { marker: { as: 'breached', word: 'BREACHED' }, count: 6 },
  ],
}

export const counterSheet = counterSheetOf(countersText, warComesEarlyCounters)
