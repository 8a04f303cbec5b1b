import {
  CZECHOSLOVAKIA,
  FRANCE,
  GERMANY,
  type NationName,
  POLAND,
  SOVIET_UNION,
} from '../../../games/munich-war/nations.ts'
import {
  attackFactors,
  counters,
  defenceFactors,
  isMech,
  isMobile,
  unitsOf,
} from '../../../games/munich-war/units.ts'
import { type Lever, leverOn } from '../../lever.ts'

/** Mobile units of a country whose factors are ours. */
const mobile = (nation: number, also: (unit: number) => boolean = () => true): number[] =>
  unitsOf(nation).filter(unit => isMobile[unit] && !counters[unit].isFromRulebook('steps') && also(unit))

const attack = (id: string, whose: string, units: readonly number[]): Lever =>
  leverOn(id, `attack factor of ${whose}`, [...attackFactors], units)
const defence = (id: string, whose: string, units: readonly number[]): Lever =>
  leverOn(id, `defence factor of ${whose}`, [...defenceFactors], units)

const GERMAN: readonly Lever[] = [
  attack(
    'german-mech-attack',
    'German mechanized corps',
    mobile(GERMANY, unit => isMech[unit] === 1),
  ),
  attack(
    'german-infantry-attack',
    'German infantry corps',
    mobile(GERMANY, unit => isMech[unit] === 0),
  ),
]
const CZECH = defence('czech-defence', 'Czech armies and corps', mobile(CZECHOSLOVAKIA))

const attackOf = (nation: number, name: NationName): Lever =>
  attack(`${name.toLowerCase().replace(' ', '-')}-attack`, `armies and corps of ${name}`, mobile(nation))

export const levers: Readonly<Record<string, readonly Lever[]>> = {
  'western-powers': [...GERMAN, CZECH, attackOf(FRANCE, 'France')],
  'little-entente': [...GERMAN, CZECH],
  intermarium: [...GERMAN, CZECH, attackOf(SOVIET_UNION, 'Soviet Union'), attackOf(POLAND, 'Poland')],
  'anti-comintern': [...GERMAN, CZECH, attackOf(SOVIET_UNION, 'Soviet Union')],
  'general-war': [...GERMAN, CZECH, attackOf(FRANCE, 'France'), attackOf(POLAND, 'Poland')],
  // Czechoslovakia fights in every war that the die may give.
  determination: [...GERMAN, CZECH],
}
