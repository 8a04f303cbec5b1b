// Everything beside the map: what may come, airpower, the supply of Army Group C, the strategic event, losses.
import { count, percent, signed } from '../../../engine/words/english.ts'
import { FRENCH, GERMAN_EAST, GERMAN_WEST, GROUP, POLISH } from '../../../games/hinge-of-fate/forces.ts'
import { eventModifiers } from '../../../games/hinge-of-fate/rules/04-strategic-events.ts'
import { inCrisis } from '../../../games/hinge-of-fate/rules/08-crisis.ts'
import { isReadyToDrop } from '../../../games/hinge-of-fate/rules/13-airborne.ts'
import { isSuperior, stukaFactor } from '../../../games/hinge-of-fate/rules/13-airpower.ts'
import { BOX, isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import { EVENT_FROM, SUPPLY_POINTS } from '../../../games/hinge-of-fate/tables.ts'
import {
  FKG,
  FRENCH_REINFORCEMENTS,
  fullSteps,
  groupOf,
  SOVIET_UNITS,
  STUKAS,
  unitIds,
} from '../../../games/hinge-of-fate/world.ts'
import type { Tray } from '../../../table/presentation.ts'
import { alike, arriving, grouped, inBox, type TrayGroup, tray, traysOf } from '../kit/trays.ts'
import { eventModifier } from './header.ts'
import { field, ownerOf } from './names.ts'
import type { HingeSight } from './sight.ts'

export const trays = traysOf<State, HingeSight>(field, (s, side) => {
  const { g } = s
  const now = side === s.viewer ? arriving(field, s, ['place']) : []
  const aside = inBox(field, g, side, BOX.aside).filter(unit => groupOf[unit] !== GROUP.luftwaffe)
  const coming = aside.filter(unit => !now.includes(unit))
  return [
    tray(
      'now',
      'May come now',
      `${now.length}`,
      ['9.7'],
      grouped(field, now, () => 'Choose a hex'),
    ),
    ...(side === GERMAN_EAST ? [air(g)] : []),
    ...(side === GERMAN_WEST ? [supplyPoints(g)] : []),
    ...(side === FRENCH ? [strategicEvent(g)] : []),
    tray('coming', 'Coming', '', ['9.7'], grouped(field, coming, comesWhen(g))),
    tray('reduced', 'Reduced', 'one step a turn for each force group', ['9.6b'], reduced(s, side)),
    tray(
      'exited',
      'Left by the north edge',
      `${g.exited} of 3 count`,
      ['4.2a'],
      alike(field, inBox(field, g, side, BOX.exited)),
    ),
    tray(
      'dead',
      'Dead pile',
      'never return',
      ['9.6a'],
      grouped(field, inBox(field, g, side, BOX.dead), field.nationOf),
    ),
  ]
})

const comesWhen =
  (g: State) =>
  (unit: number): string => {
    if (SOVIET_UNITS.includes(unit)) return g.soviets ? 'Now' : 'If the Soviet Union enters'
    return FRENCH_REINFORCEMENTS.includes(unit) ? 'One a turn from turn 3' : 'Turn 3, in Slovakia'
  }

function air(g: State): Tray {
  const over = isSuperior(g, 0) ? 'East' : 'West'
  const flown = (i: number) => (g.stukasUsed & (1 << i) ? 'flown' : 'ready')
  const stukas = STUKAS.map(
    (stuka, i): TrayGroup => ({
      label: field.unitName(stuka),
      units: [unitIds[stuka]],
      line: `+${stukaFactor(g, stuka)}, ${flown(i)}`,
    }),
  )
  const drop: TrayGroup[] = isReadyToDrop(g)
    ? [{ label: 'Paratroops', units: [unitIds[FKG]], line: 'one drop in the game' }]
    : []
  const switchable = isHistorical(g) || g.switched ? '' : '; one switch left'
  return tray(
    'air',
    'Airpower',
    `superiority in the ${over}${switchable}`,
    ['13.5', '13.1'],
    [...stukas, ...drop],
  )
}

function supplyPoints(g: State): Tray {
  const line = inCrisis(g)
    ? 'Supply crisis: no supply, no replacements, one column worse; the French choose the order of phases'
    : `${count(g.supplyPoints, 'point')} of ${SUPPLY_POINTS.start}; a unit in battle costs 4, a replacement 2`
  return tray(
    'supply-points',
    'Supply of Army Group C',
    `${g.supplyPoints}`,
    ['8.10'],
    [{ label: `${g.supplyPoints} supply points`, units: [], line }],
  )
}

function strategicEvent(g: State): Tray {
  const modifiers = eventModifiers(g).map(
    ({ label, amount }): TrayGroup => ({ label: signed(amount), units: [], line: label }),
  )
  const shift = eventModifier(g)
  const dice = [1, 2, 3, 4, 5, 6].map(die => die + shift)
  const share = (from: number, to: number) =>
    percent(dice.filter(total => total >= from && total < to).length / 6)
  const entry = g.soviets ? '' : `${share(EVENT_FROM.sovietEntry, EVENT_FROM.coup)} USSR enters, `
  const line = `${entry}${share(EVENT_FROM.coup, 99)} coup`
  return tray(
    'event',
    'Strategic event',
    `${signed(shift)} on the die`,
    ['4.4a'],
    [{ label: 'Next roll', units: [], line }, ...modifiers],
  )
}

const reduced = ({ g }: HingeSight, side: number): TrayGroup[] =>
  side === POLISH
    ? []
    : grouped(
        field,
        field.unitsWhere(
          unit => g.place[unit] >= 0 && ownerOf(g, unit) === side && g.steps[unit] < fullSteps[unit],
        ),
        unit => field.nationOf(unit),
      )
