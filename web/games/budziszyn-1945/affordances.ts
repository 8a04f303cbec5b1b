// How each kind of action is chosen at the table, and what the button says.
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { armyName, count, dateOf, nameOf, placeNamed } from '../../../games/budziszyn-1945/words/names.ts'
import type { Affordance } from '../../../table/presentation.ts'
import { pontoonPiece } from './names.ts'

type Reader = (g: State, action: Action) => Omit<Affordance, 'action'>

const text = (value: unknown): string => String(value)

const onUnit =
  (verb: string): Reader =>
  (_, { unit }) => ({ piece: text(unit), says: `${verb} ${nameOf(unit)}` })

export const button = (
  id: string,
  label: string,
  weight: 'main' | 'side',
  key?: string,
): Omit<Affordance, 'action'> => ({ button: { id, label, weight, key }, says: label })

/** A button that is there only while its piece is in hand. */
const withPiece = (unit: unknown, id: string, label: string): Omit<Affordance, 'action'> => ({
  ...button(`${id}-${unit}`, label, 'side'),
  piece: text(unit),
})

const row = (label: string, detail: string, ...rules: string[]): Omit<Affordance, 'action'> => ({
  row: { label, detail, rules },
  says: label,
})

/** S-3 */
const AIR_DAYS = [30, 25, 20]
const REPLACEMENT = 'de-hqIV'

const ENDINGS: Readonly<Record<number, string>> = {
  [PHASE.air]: 'End planning',
  [PHASE.barrage]: 'End the barrage',
  [PHASE.movement]: 'End movement',
  [PHASE.combat]: 'End combat',
  [PHASE.strategic]: 'End strategic movement',
}

/** N-6  The gap after a combat phase is for pontoons. */
const endingWords = (g: State): string =>
  topFrame(g.flow) === FRAMES.pontoons.id ? 'No more bridges' : (ENDINGS[g.phase] ?? 'That is all')

const READERS: Readonly<Record<string, Reader>> = {
  cut: onUnit('Take a level from'),
  lose: onUnit('Lose a level of'),
  'air-day': (g, { turn }) => {
    const points = AIR_DAYS[g.airDays.indexOf(0)]
    return row(`Turn ${turn}, ${dateOf(g, Number(turn))}`, `${points} air points on this day`, 'S-3')
  },
  enter: (_, { unit, at }) => ({
    piece: text(unit),
    hex: text(at),
    says: `${nameOf(unit)} enters at ${placeNamed(at)}`,
  }),
  shift: (_, { unit, zone }) => withPiece(unit, `shift-${zone}`, `Round to zone ${zone}`),
  replace: (_, { at }) => ({
    piece: REPLACEMENT,
    hex: text(at),
    says: `Place ${nameOf(REPLACEMENT)} in ${placeNamed(at)}`,
  }),
  pontoon: (_, { army, from, to }) => ({
    piece: pontoonPiece(army, from),
    hex: text(to),
    says: `${armyName(army)} bridges ${placeNamed(from)} to ${placeNamed(to)}`,
  }),
  end: g => button('end', endingWords(g), 'main', 'E'),
  // An attack or a fire that was begun piece by piece
  target: (_, { hex }) => row(`Attack ${placeNamed(hex)} as well`, '', '5.1.5'),
  join: (_, { unit }) => row(`${nameOf(unit)} joins`, '', '5.1.2'),
  support: (_, { unit }) => row(`${nameOf(unit)} supports`, '', '6.3.1'),
  leave: (_, { unit }) => row(`${nameOf(unit)} leaves the attack`, '', '5.2.1a'),
  ability: (_, { unit, on }) =>
    row(`${nameOf(unit)} ${on === false ? 'does without' : 'uses'} its star`, '', '15.1.6'),
  pay: (_, { unit, on }) =>
    row(
      `${nameOf(unit)} ${on === false ? 'at half strength' : 'at full strength for a level of shortage'}`,
      '',
      '10.2.3',
    ),
  kills: (_, { use }) => row(`Use ${count(Number(use), 'modifier')} for killed headquarters`, '', '9.1.6'),
  influence: (_, { on }) => row(on ? 'With the headquarters' : 'Without the headquarters', '', '9.2.4'),
  air: () => row('Add the air support', '', '6.4.4'),
  resolve: () => button('resolve', 'Resolve it', 'main', 'E'),
  cancel: () => button('cancel', 'Give it up', 'side'),
  // Pursuit
  chase: (_, { to }) => ({ hex: text(to), says: `Pursue into ${placeNamed(to)}` }),
  done: () => button('done', 'That is all', 'main', 'E'),
}

/** Actions that are made on the desks of movement, attack and missions. */
const ON_DESKS = ['begin', 'step', 'straight', 'top', 'mask', 'unmask', 'attack', 'fire', 'mission']

export function affordancesOf(g: State, legal: readonly Action[]): Affordance[] {
  const found: Affordance[] = []
  for (const action of legal) {
    if (ON_DESKS.includes(action.do)) continue
    const read = READERS[action.do]?.(g, action)
    if (read !== undefined) found.push({ action, ...read })
  }
  return found
}
