// How each kind of action is chosen at the table, and what the button says.
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { count } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import { PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { armyName, dateOf, nameOf, placeNamed } from '../../../games/budziszyn-1945/words/names.ts'
import type { Affordance } from '../../../table/presentation.ts'
import {
  button,
  buttonOf,
  onUnit as onUnitOf,
  placing,
  type Readers,
  readAll,
  row,
  text,
} from '../kit/readers.ts'
import { field, pontoonPiece } from './names.ts'

const onUnit = onUnitOf(field)

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

const READERS: Readers<State> = {
  cut: onUnit('Take a level from'),
  lose: onUnit('Lose a level of'),
  'air-day': (g, { turn }) => {
    const points = AIR_DAYS[g.airDays.indexOf(0)]
    return row(`Turn ${turn}, ${dateOf(g, Number(turn))}`, `${points} air points on this day`, 'S-3')
  },
  enter: (_, { unit, at }) => placing(unit, at, `${nameOf(unit)} enters at ${placeNamed(at)}`),
  shift: (_, { unit, zone }) => buttonOf(unit, `shift-${zone}`, `Round to zone ${zone}`),
  replace: (_, { at }) => placing(REPLACEMENT, at, `Place ${nameOf(REPLACEMENT)} in ${placeNamed(at)}`),
  pontoon: (_, { army, from, to }) =>
    placing(
      pontoonPiece(army, from),
      to,
      `${armyName(army)} bridges ${placeNamed(from)} to ${placeNamed(to)}`,
    ),
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

export const affordancesOf = (g: State, legal: readonly Action[]): Affordance[] => readAll(READERS, g, legal)
