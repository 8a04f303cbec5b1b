// How each kind of action is chosen at the table, and what the button says.
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import { assessBattle } from '../../../games/hinge-of-fate/rules/12-battle.ts'
import { columnLabel } from '../../../games/hinge-of-fate/rules/12-forecast.ts'
import { PHASE, type State } from '../../../games/hinge-of-fate/state.ts'
import { FKG, unitIds } from '../../../games/hinge-of-fate/world.ts'
import type { Affordance } from '../../../table/presentation.ts'
import {
  button,
  onUnit as onUnitOf,
  placing,
  type Reader,
  type Readers,
  readAll,
  row,
} from '../kit/readers.ts'
import { field, nameOf, placeNamed } from './names.ts'
import type { HingeSight } from './sight.ts'

const onUnit = onUnitOf(field)

const toHex =
  (verb: string, into = 'in'): Reader<State> =>
  (_, { unit, hex, to }) =>
    placing(unit, hex ?? to, `${verb} ${nameOf(unit)} ${into} ${placeNamed(hex ?? to)}`)

const ORDERS: Readonly<Record<string, readonly [string, string]>> = {
  'move-fight': ['Move, then fight', 'Close with the enemy and attack in the same turn.'],
  'fight-move': ['Fight, then move', 'Attack first, then exploit. Attacks on cities may go all out.'],
}

const PHASE_WORDS: Readonly<Record<number, string>> = {
  [PHASE.replacement]: 'End replacements',
  [PHASE.movement]: 'End movement',
  [PHASE.combat]: 'End combat',
}

const READERS: Readers<State> = {
  switch: () =>
    row(
      'Send the Luftwaffe west',
      'Air parity in the East, superiority in the West, Stukas down to 3. Once a game.',
      '13.5c',
    ),
  order: (_, { order }) => row(...ORDERS[String(order)], '5.3a'),
  remove: onUnit('Remove'),
  reps: onUnit('Replacement for'),
  place: toHex('Place'),
  airdrop: () => button('airdrop', 'Seize bridges with the paratroops', 'side', 'P'),
  land: (_, { hex }) =>
    hex === undefined
      ? button('land', 'Drop the paratroops on the defenders', 'offer', 'D')
      : placing(unitIds[FKG], hex, `Drop the paratroops in ${placeNamed(hex)}`),
  'call-off': () => button('call-off', 'Call off the drop', 'side'),
  join: onUnit('Bring in'),
  stuka: onUnit('Support with'),
  drop: () => button('drop', 'Drop the paratroops on the target', 'side'),
  resolve: () => button('resolve', 'Declare the attack', 'main', 'E'),
  roll: (g, { lower }) => {
    const columns = Number(lower ?? 0)
    const label = `Roll on ${columnLabel(assessBattle(g).column - columns)}`
    return columns === 0
      ? row(label, 'the column of this battle', '12.11')
      : row(label, `${columns === 1 ? 'one column' : `${columns} columns`} further left`, '12.18')
  },
  'all-out': () => row('Go all out', 'Each side loses a step.', '12.15b'),
  stall: () => row('Let the attack stall', 'Nobody loses anything.', '12.15a'),
  lose: onUnit('Lose a step from'),
  retreat: toHex('Retreat', 'to'),
  advance: (g, action) =>
    action.to === undefined ? onUnit('Advance')(g, action) : toHex('Advance', 'to')(g, action),
  seaside: (_, { hex }) =>
    row(`Besiege ${placeNamed(hex)}`, 'The ring stands still for a turn; then the city surrenders.', '13.7a'),
  pin: onUnit('Bind'),
  pass: () => button('pass', 'Pass', 'main', 'E'),
  done: () => button('done', 'Done', 'main', 'E'),
  end: g => button('end', PHASE_WORDS[g.phase] ?? 'End', 'main', 'E'),
}

/** Buttons that say the same in the rules say at the table what they end. */
const ENDINGS: Readonly<Record<string, string>> = {
  'advance done': 'Stay',
  'occupation done': 'Nobody enters',
  'ring done': 'Close the ring',
  'relief pass': 'Keep the paratroops',
  'seaside pass': 'No siege',
}

export function affordancesOf({ g, legal, ask }: HingeSight, decision: DecisionName): Affordance[] {
  // 12.18  The column of the battle in hand lies open to the attacker.
  const from = decision === 'commit' ? ask(real => real) : g
  // The switch of the air is rare: it stands below the orders.
  const open = legal.toSorted((a, b) => Number(a.do === 'switch') - Number(b.do === 'switch'))
  return readAll(READERS, from, open as readonly Action[]).map(affordance => {
    const label = affordance.button && ENDINGS[`${decision} ${affordance.action.do}`]
    return label === undefined
      ? affordance
      : { ...affordance, button: { ...affordance.button!, label }, says: label }
  })
}
