import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import {
  attackFactors,
  counters,
  defenceFactors,
  isMobile,
  sideOf,
  UNITS,
} from '../../../games/eisenhowers-war/units.ts'
import { type Lever, leverOn } from '../../lever.ts'

/** Mobile units of a side whose factors are ours. */
const units = (side: number, types: readonly string[]): number[] =>
  Array.from({ length: UNITS }, (_, unit) => unit).filter(
    unit =>
      sideOf[unit] === side &&
      isMobile[unit] &&
      types.includes(counters[unit].type) &&
      !counters[unit].isFromRulebook('steps'),
  )

const ARMOUR = ['panzer', 'paratroop', 'mountain']
const LEVERS: readonly Lever[] = [
  leverOn(
    'allied-attack',
    'attack factor of Allied corps',
    attackFactors,
    units(ALLIED, ['mechanized', 'mountain']),
  ),
  leverOn(
    'allied-defence',
    'defence factor of Allied corps',
    defenceFactors,
    units(ALLIED, ['mechanized', 'mountain']),
  ),
  leverOn(
    'panzer-attack',
    'attack factor of German panzer, paratroop and mountain corps',
    attackFactors,
    units(GERMAN, ARMOUR),
  ),
  leverOn(
    'panzer-defence',
    'defence factor of German panzer, paratroop and mountain corps',
    defenceFactors,
    units(GERMAN, ARMOUR),
  ),
]

export const levers: Readonly<Record<string, readonly Lever[]>> = { historical: LEVERS, alternate: LEVERS }
