import type { Counter } from '../../engine/forces/counter.ts'
import { countersText } from '../../games/eisenhowers-war/counters.ts'
import { counterSheetOf } from '../counter-sheet.ts'
import type { CounterStyle } from '../draw/counters/style.ts'
import { type Face, side } from '../draw/tokens.ts'

const BLACK = '#17130f'
const WHITE = '#ffffff'
const face = (code: string, colour: string, ink: string): Face => ({ code, face: colour, ink })

// 2.5  The colours that the rulebook lists for each side.
const faces: Readonly<Record<string, Face>> = {
  'Germany, mobile': face('Ge', '#1f1d1b', WHITE),
  'Germany, static': face('Ge', '#a9aaa7', BLACK),
  US: face('US', '#8fb068', BLACK),
  France: face('Fr', '#8fb068', BLACK),
  Britain: face('UK', '#cbb48c', BLACK),
  Canada: face('Ca', '#cbb48c', BLACK),
  Poland: face('Po', '#cbb48c', BLACK),
  'First Allied Airborne Army': face('AA', '#2f5237', WHITE),
}

function faceOf({ nation, mobility, flags }: Counter): string {
  if (flags.has('firstAirborneArmy')) return 'First Allied Airborne Army'
  return nation === 'Germany' ? `Germany, ${mobility}` : nation
}

const identity = ({ name, fields }: Counter): string =>
  fields.get('abbreviation') ?? /\d+/.exec(name)?.[0] ?? name.slice(0, 2)

export const eisenhowersWarCounters: CounterStyle = {
  title: 'Eisenhower’s War',
  faces,
  faceOf,
  identity,
  factors: values => values.join('–'),
  symbols: {
    mechanized: 'mechanized',
    mountain: 'mountain',
    airborne: 'airborne',
    panzer: 'armour',
    infantry: 'infantry',
    paratroop: 'airborne',
    garrison: 'static',
    flak: 'air defence',
  },
  markers: [
    { marker: { as: 'turn', words: ['GAME', 'TURN'] }, count: 2 },
    { marker: { as: 'plain', sign: '6', word: 'BEACHHEAD' }, count: 2 },
    { marker: { as: 'air', colour: side.allied, word: 'AIR SUPPLY' }, count: 1 },
    { marker: { as: 'air', colour: side.allied, word: 'BOMBERS' }, count: 2 },
    { marker: { as: 'plain', sign: '=', word: 'BRIDGE' }, count: 1 },
    { marker: { as: 'plain', sign: 'T', word: 'THUNDERCLAP' }, count: 1 },
    { marker: { as: 'plain', sign: 'AF', word: 'ALPINE FORT' }, count: 1 },
    { marker: { as: 'arrow', colour: side.german, word: 'OFFENSIVE' }, count: 5 },
    { marker: { as: 'breached', word: 'DESTROYED' }, count: 2 },
    { marker: { as: 'plain', sign: '!', word: 'SUPPLY' }, count: 1 },
    { marker: { as: 'control', face: faces.US }, count: 9 },
    { marker: { as: 'control', face: faces['Germany, mobile'] }, count: 9 },
  ],
}

export const counterSheet = counterSheetOf(countersText, eisenhowersWarCounters)
