// How each kind of action is chosen at the table, and what the button says.
import type { Action } from '../../../engine/game/action.ts'
import { count, list } from '../../../engine/words/english.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import type { Affordance } from '../../../table/presentation.ts'
import {
  button,
  onUnit as onUnitOf,
  placing,
  type Reader,
  type Readers,
  type Reading,
  readAll,
  row,
  text,
} from '../kit/readers.ts'
import { PHASE_VERBS } from './header.ts'
import { AIRPOWER, field, nameOf, phaseNoun, placeNamed, RAILHEAD } from './names.ts'

const onUnit = onUnitOf(field)

const toHex =
  (verb: string, into = 'in'): Reader<State> =>
  (_, { unit, hex, to }) =>
    placing(unit, hex ?? to, `${verb} ${nameOf(unit)} ${into} ${placeNamed(hex ?? to)}`)

const PHASE_KEYS: Readonly<Record<string, string>> = { reorganization: 'O', movement: 'M', combat: 'F' }
const PHASE_ORDER = ['none', 'reorganization', 'movement', 'combat']

export const phaseVerb = (phase: unknown): string => PHASE_VERBS[PHASE_ORDER.indexOf(text(phase))]

const READERS: Readers<State> = {
  place: toHex('Place'),
  replace: toHex('Bring back'),
  disperse: toHex('Disperse', 'to'),
  railhead: (_, { railhead, hex, to }) => {
    const piece = `${RAILHEAD}${railhead}`
    return placing(piece, hex ?? to, `${nameOf(piece)} to ${placeNamed(hex ?? to)}`)
  },
  support: (_, { hex }) => placing(AIRPOWER, hex, `Airpower over ${placeNamed(hex)}`),
  violate: (_, { nation }) => ({
    ...row(text(nation), 'joins the Allied side at once', '3.3b'),
    says: `Declare war on ${nation}`,
  }),
  order: (_, action) => orderOf(action.phases as readonly string[]),
  bomb: (g, action) => bombing(g, Number(action.markers)),
  phase: (_, { phase }) => button(`phase-${phase}`, phaseVerb(phase), 'offer', PHASE_KEYS[text(phase)]),
  combine: (_, { army, units }) => {
    const corps = units as readonly string[]
    return { units: corps, says: `Form ${nameOf(army)} from ${list(corps.map(nameOf))}` }
  },
  split: (_, { army }) => ({ units: [text(army)], says: `Split ${nameOf(army)}` }),
  component: onUnit('Take'),
  join: onUnit('Bring in'),
  lose: onUnit('Lose'),
  advance: onUnit('Advance'),
  proceed: () => button('proceed', 'No more declarations', 'main', 'E'),
  pass: () => button('pass', 'Pass', 'main'),
  decline: () => button('decline', 'Not now', 'main'),
  resolve: () => button('resolve', 'Resolve the attack', 'main'),
  drop: () => button('drop', 'Drop the 7th Flieger Division', 'side'),
  done: () => button('done', 'That is all', 'main', 'E'),
  end: g => button('end', `End ${phaseNoun(PHASE_ORDER[g.phase])}`, 'main', 'E'),
}

function orderOf(phases: readonly string[]): Reading {
  const [first, ...rest] = phases.map(phaseVerb)
  return row([first, ...rest.map(verb => verb.toLowerCase())].join(', then '))
}

function bombing(g: State, markers: number): Reading {
  const rest = g.airMarkers - markers
  const label = markers === 0 ? 'No terror bombing' : `Terror bombing with ${count(markers, 'marker')}`
  const detail =
    markers === 0
      ? `all ${g.airMarkers} support the ground forces`
      : `${rest === 0 ? 'none is left' : `${rest} left`} for the ground forces; each costs the enemy a point on 4 to 6`
  return row(label, detail, markers === 0 ? '6.2.2' : '6.2.1')
}

export const affordancesOf = (g: State, legal: readonly Action[]): Affordance[] => readAll(READERS, g, legal)
