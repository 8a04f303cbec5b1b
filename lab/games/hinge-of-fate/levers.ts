import { GROUP } from '../../../games/hinge-of-fate/forces.ts'
import {
  counters,
  fullFactor,
  groupOf,
  isPanzer,
  isStatic,
  reducedFactor,
  UNITS,
} from '../../../games/hinge-of-fate/world.ts'
import { type Lever, leverOn } from '../../lever.ts'

/** Units of these groups whose factors are ours. */
function unitsOf(groups: readonly number[], also: (unit: number) => boolean = () => true): number[] {
  return Array.from({ length: UNITS }, (_, unit) => unit).filter(
    unit =>
      groups.includes(groupOf[unit]) &&
      !isStatic[unit] &&
      !counters[unit].isFromRulebook('steps') &&
      also(unit),
  )
}

const factor = (id: string, whose: string, units: readonly number[]): Lever =>
  leverOn(id, `combat factor of ${whose}`, [fullFactor, reducedFactor], units)

const EAST = [GROUP.agn, GROUP.ags]

const germans = factor(
  'german-infantry',
  'German infantry in the East',
  unitsOf(EAST, unit => isPanzer[unit] === 0),
)
const panzers = factor(
  'german-panzers',
  'German panzer corps',
  unitsOf(EAST, unit => isPanzer[unit] === 1),
)
const poles = factor('polish-factor', 'Polish armies and groups', unitsOf([GROUP.polish]))

export const levers: Readonly<Record<string, readonly Lever[]>> = {
  hinge: [
    germans,
    panzers,
    poles,
    factor('agc-factor', 'Army Group C', unitsOf([GROUP.agc])),
    factor('french-factor', 'French corps', unitsOf([GROUP.french])),
    factor('soviet-factor', 'Soviet armies', unitsOf([GROUP.byelorussian, GROUP.ukrainian])),
  ],
  historical: [germans, panzers, poles],
}
