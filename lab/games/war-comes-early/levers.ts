import {
  CZECHOSLOVAKIA,
  FRANCE,
  GERMANY,
  POLAND,
  SOVIET_UNION,
} from '../../../games/war-comes-early/nations.ts'
import {
  attackFactor,
  counters,
  country,
  defenceFactor,
  HEXES,
  isGermanMech,
  isReserveCorps,
  isStatic,
  UNITS,
  unitNation,
  victoryValue,
} from '../../../games/war-comes-early/world.ts'
import { type Lever, leverOn } from '../../lever.ts'

/** Field units of a nation whose factors are ours; the 0-3 static corps are the rulebook's. */
function fieldUnits(nation: number, also: (unit: number) => boolean = () => true): number[] {
  return Array.from({ length: UNITS }, (_, unit) => unit).filter(
    unit =>
      unitNation[unit] === nation &&
      !isStatic[unit] &&
      !isReserveCorps[unit] &&
      !counters[unit].isFromRulebook('steps') &&
      also(unit),
  )
}

const attack = (id: string, whose: string, units: readonly number[]) =>
  leverOn(id, `attack factor of ${whose}`, [attackFactor], units)
const defence = (id: string, whose: string, units: readonly number[]) =>
  leverOn(id, `defence factor of ${whose}`, [defenceFactor], units)

const czechTowns = Array.from({ length: HEXES }, (_, hex) => hex).filter(
  hex => country[hex] === CZECHOSLOVAKIA && victoryValue[hex] > 0,
)

export const levers: Readonly<Record<string, readonly Lever[]>> = {
  '1938': [
    attack(
      'german-mech-attack',
      'German mechanized corps',
      fieldUnits(GERMANY, unit => isGermanMech[unit] === 1),
    ),
    attack(
      'german-infantry-attack',
      'the other German armies and corps',
      fieldUnits(GERMANY, unit => isGermanMech[unit] === 0),
    ),
    defence('czech-defence', 'Czech armies and corps', fieldUnits(CZECHOSLOVAKIA)),
    attack('soviet-attack', 'Soviet fronts and armies', fieldUnits(SOVIET_UNION)),
    attack('french-attack', 'French armies and corps', fieldUnits(FRANCE)),
    leverOn('czech-towns', 'victory points of each Czech town', [victoryValue], czechTowns),
  ],
  '1939': [
    attack('german-attack', 'German armies and corps', fieldUnits(GERMANY)),
    defence('polish-defence', 'Polish armies and corps', fieldUnits(POLAND)),
    attack('polish-attack', 'Polish armies and corps', fieldUnits(POLAND)),
  ],
}
