// How each kind of action is chosen at the table, and what the button says.
import type { Action } from '../../../engine/game/action.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { count } from '../../../games/war-comes-early/words/names.ts'
import type { Affordance } from '../../../table/presentation.ts'
import { PHASE_VERBS } from './header.ts'
import { AIRPOWER, list, nameOf, phaseNoun, placeNamed, RAILHEAD } from './names.ts'

type Reader = (g: State, action: Action) => Omit<Affordance, 'action'>

const text = (value: unknown): string => String(value)

const toHex =
  (verb: string): Reader =>
  (_, action) => {
    const hex = text(action.hex ?? action.to)
    return {
      piece: text(action.unit),
      hex,
      says: `${verb} ${nameOf(action.unit)} ${verb === 'Disperse' ? 'to' : 'in'} ${placeNamed(hex)}`,
    }
  }

const onUnit =
  (verb: string): Reader =>
  (_, action) => ({ piece: text(action.unit), says: `${verb} ${nameOf(action.unit)}` })

const button =
  (id: string, label: string, weight: 'main' | 'side' | 'offer', key?: string): Reader =>
  () => ({ button: { id, label, weight, key }, says: label })

const PHASE_KEYS: Readonly<Record<string, string>> = { reorganization: 'O', movement: 'M', combat: 'F' }
const PHASE_ORDER = ['none', 'reorganization', 'movement', 'combat']

export const phaseVerb = (phase: unknown): string => PHASE_VERBS[PHASE_ORDER.indexOf(text(phase))]

const READERS: Readonly<Record<string, Reader>> = {
  place: toHex('Place'),
  replace: toHex('Bring back'),
  disperse: toHex('Disperse'),
  railhead: (_, action) => {
    const piece = `${RAILHEAD}${action.railhead}`
    const hex = text(action.hex ?? action.to)
    return { piece, hex, says: `${nameOf(piece)} to ${placeNamed(hex)}` }
  },
  support: (_, action) => ({
    piece: AIRPOWER,
    hex: text(action.hex),
    says: `Airpower over ${placeNamed(action.hex)}`,
  }),
  violate: (_, action) => ({
    row: { label: text(action.nation), detail: 'joins the Allied side at once', rules: ['3.3b'] },
    says: `Declare war on ${action.nation}`,
  }),
  order: (_, action) => orderOf(action.phases as readonly string[]),
  bomb: (g, action) => bombing(g, Number(action.markers)),
  phase: (_, action) =>
    button(
      `phase-${action.phase}`,
      phaseVerb(action.phase),
      'offer',
      PHASE_KEYS[text(action.phase)],
    )(_, action),
  combine: (_, action) => {
    const units = action.units as readonly string[]
    const says = `Form ${nameOf(action.army)} from ${list(units.map(nameOf))}`
    return { units, says }
  },
  split: (_, action) => ({
    units: [text(action.army)],
    says: `Split ${nameOf(action.army)}`,
  }),
  component: onUnit('Take'),
  join: onUnit('Bring in'),
  lose: onUnit('Lose'),
  advance: onUnit('Advance'),
  proceed: button('proceed', 'No more declarations', 'main', 'E'),
  pass: button('pass', 'Pass', 'main'),
  decline: button('decline', 'Not now', 'main'),
  resolve: button('resolve', 'Resolve the attack', 'main'),
  drop: button('drop', 'Drop the 7th Flieger Division', 'side'),
  done: button('done', 'That is all', 'main', 'E'),
  end: (g, _) => button('end', `End ${phaseNoun(PHASE_ORDER[g.phase])}`, 'main', 'E')(g, _),
}

function orderOf(phases: readonly string[]): Omit<Affordance, 'action'> {
  const [first, ...rest] = phases.map(phaseVerb)
  const says = [first, ...rest.map(verb => verb.toLowerCase())].join(', then ')
  return { row: { label: says, detail: '', rules: [] }, says }
}

function bombing(g: State, markers: number): Omit<Affordance, 'action'> {
  const rest = g.airMarkers - markers
  const label = markers === 0 ? 'No terror bombing' : `Terror bombing with ${count(markers, 'marker')}`
  const detail =
    markers === 0
      ? `all ${g.airMarkers} support the ground forces`
      : `${rest === 0 ? 'none is left' : `${rest} left`} for the ground forces; each costs the enemy a point on 4 to 6`
  return { row: { label, detail, rules: [markers === 0 ? '6.2.2' : '6.2.1'] }, says: label }
}

/** Actions of movement and combat are made on their own desks. */
const ON_DESKS = ['begin', 'step', 'column', 'top', 'attack', 'flank', 'momentum', 'momentum-flank']

export function affordancesOf(g: State, legal: readonly Action[]): Affordance[] {
  const found: Affordance[] = []
  for (const action of legal) {
    if (ON_DESKS.includes(action.do)) continue
    const reader = READERS[action.do]
    const read = reader?.(g, action) ?? { row: { label: action.do, detail: '', rules: [] }, says: action.do }
    found.push({ action, ...read })
  }
  return found
}
