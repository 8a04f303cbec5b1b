import type { Counter } from '../../engine/forces/counter.ts'
import { countersText } from '../../games/budziszyn-1945/counters.ts'
import { counterSheetOf } from '../counter-sheet.ts'
import type { CounterStyle } from '../draw/counters/style.ts'
import { type Face, side } from '../draw/tokens.ts'

const BLACK = '#17130f'
const WHITE = '#ffffff'
const face = (code: string, colour: string, ink: string): Face => ({ code, face: colour, ink })

// The rulebook names no colours, so these are ours; the SS is told apart because it has a morale of its own.
const faces: Readonly<Record<string, Face>> = {
  Germany: face('Ge', '#6a6c6d', WHITE),
  SS: face('SS', '#23211f', WHITE),
  'Soviet Union': face('SU', '#b3221f', WHITE),
  Guards: face('SG', '#8c1a1c', WHITE),
  Poland: face('Po', '#cbb48c', BLACK),
  'United States': face('US', '#5f7f4b', WHITE),
}

function faceOf({ nation, flags }: Counter): string {
  if (flags.has('ss')) return 'SS'
  return flags.has('guards') ? 'Guards' : nation
}

/** A number, or the first letters of a name. */
function identity({ name }: Counter): string {
  const volkssturm = /^Volkssturm (\d+)/.exec(name)
  if (volkssturm) return `V${volkssturm[1]}`
  if (name.startsWith('HQ ')) return name.slice(3, 7)
  const number = /^[IVXL]+(?=[ /])|\d+/.exec(name)?.[0]
  return number ?? name.split(/[ /]/)[0].slice(0, 3)
}

export const budziszyn1945Counters: CounterStyle = {
  title: 'Budziszyn 1945',
  faces,
  faceOf,
  identity,
  // One strength and movement, as on the counters that the rulebook pictures; artillery also has a defence.
  factors: ([attack, defence, movement]) => {
    if (attack === 0 && defence === 0) return String(movement)
    return attack === defence ? `${attack}–${movement}` : `${attack}–${defence}–${movement}`
  },
  symbols: {
    volkssturm: 'infantry',
    infantry: 'infantry',
    'motorized-infantry': 'motorized',
    'mechanized-infantry': 'mechanized',
    'resilience-group': 'static',
    armor: 'armour',
    cavalry: 'cavalry',
    motorcycle: 'motorcycle',
    recon: 'armoured cavalry',
    engineer: 'engineer',
    headquarters: 'headquarters',
    'anti-tank': 'anti-tank',
    'assault-gun': 'assault gun',
    'anti-aircraft': 'air defence',
    'towed-artillery': 'artillery',
    'self-propelled-artillery': 'self-propelled artillery',
    'armored-artillery': 'self-propelled artillery',
  },
  // 15.1  The colour of the star that a unit has.
  note: ({ fields }) => fields.get('star') ?? '',
  markers: [
    { marker: { as: 'turn', words: ['GAME', 'TURN'] }, count: 1 },
    { marker: { as: 'plain', sign: 'FF', word: 'FORTIFIED' }, count: 80 },
    { marker: { as: 'plain', sign: '!', word: 'NO SUPPLY' }, count: 40 },
    { marker: { as: 'plain', sign: '?', word: 'DISORDER' }, count: 40 },
    { marker: { as: 'arrow', colour: side.neutral, word: 'STRATEGIC' }, count: 40 },
    { marker: { as: 'breached', word: 'BRIDGE OUT' }, count: 20 },
    { marker: { as: 'plain', sign: 'II', word: 'PONTOON' }, count: 8 },
    { marker: { as: 'plain', sign: '?', word: 'MASKED' }, count: 40 },
    // Missions of the first, second and third player, in the colours of their sides.
    ...[side.german, side.allied, '#2a2520'].map(colour => ({
      marker: { as: 'air' as const, colour, word: 'MISSION' },
      count: 20,
    })),
    ...['Germany', 'Soviet Union', 'United States'].map(nation => ({
      marker: { as: 'control' as const, face: faces[nation] },
      count: 20,
    })),
  ],
}

export const counterSheet = counterSheetOf(countersText, budziszyn1945Counters)
