import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import {
  attackPoints,
  counters,
  defencePoints,
  firstCamp,
  isRegular,
  MOBILITY,
  mobility,
  movementPoints,
  UNITS,
} from '../../../games/budziszyn-1945/units.ts'
import { type Lever, leverOn } from '../../lever.ts'

/** Regular units of a camp whose strengths are ours. */
function regulars(camp: number, also: (unit: number) => boolean = () => true): number[] {
  return Array.from({ length: UNITS }, (_, unit) => unit).filter(
    unit =>
      firstCamp[unit] === camp && isRegular[unit] && !counters[unit].isFromRulebook('steps') && also(unit),
  )
}

const isTracked = (unit: number) => mobility[unit] === MOBILITY.tracked
const isFoot = (unit: number) => mobility[unit] === MOBILITY.foot

const strength = (id: string, whose: string, units: readonly number[]) =>
  leverOn(id, `combat points of ${whose}`, [...attackPoints, ...defencePoints], units)
const pace = (id: string, whose: string, units: readonly number[]) =>
  leverOn(id, `movement points of ${whose}`, [movementPoints], units)

const germans = strength('german-strength', 'German units', regulars(CAMP.german))
const sovietArmour = strength('soviet-armour', 'Soviet tracked units', regulars(CAMP.soviet, isTracked))
const sovietInfantry = strength(
  'soviet-infantry',
  'Soviet and Polish infantry',
  regulars(CAMP.soviet, isFoot),
)
const americans = strength('american-strength', 'American units', regulars(CAMP.american))

const STARS = [germans, sovietArmour, sovietInfantry, americans]
export const levers: Readonly<Record<string, readonly Lever[]>> = {
  nysa: [
    germans,
    sovietArmour,
    sovietInfantry,
    pace('soviet-pace', 'Soviet tracked units', regulars(CAMP.soviet, isTracked)),
  ],
  'stars-2': STARS,
  'stars-3': STARS,
}
