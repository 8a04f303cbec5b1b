// Everything beside the map: boxes of reinforcements, the Turn Track, the airborne army, what is lost and withdrawn.
import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import { BOX, type State } from '../../../games/eisenhowers-war/state.ts'
import {
  isAirborne,
  isConditional,
  isDropForm,
  isYugoslavGarrison,
} from '../../../games/eisenhowers-war/units.ts'
import { dateOf, factors } from '../../../games/eisenhowers-war/words/names.ts'
import { alike, grouped, inBox, type TrayGroup, tray, traysOf } from '../kit/trays.ts'
import { boxOf } from './cards.ts'
import { field, unitName } from './names.ts'
import type { EisSight } from './sight.ts'

export const trays = traysOf<State, EisSight>(field, ({ g }, side) => {
  const groups = (box: number) => alike(field, inBox(field, g, side, box), unit => factors(g, unit))
  const one = (box: number) => grouped(field, inBox(field, g, side, box), unit => unitName(unit))
  return [
    tray(
      'reinforcements',
      'Reinforcement Box',
      'enter in the Movement & Attack Phase',
      ['12.0'],
      one(BOX.reinforcements),
    ),
    tray('invasion', 'First invasion', 'lands on turn 1', ['3.3.2'], one(BOX.invasion)),
    tray('airborne', 'First Allied Airborne Army', '', ['13.2'], side === ALLIED ? airborne(g) : []),
    tray('track', 'Turn Track', '', ['3.2.2'], track(g, side)),
    tray(
      'garrison',
      'Yugoslav garrison',
      'called by an Allied landing or advance there',
      ['12.2.3'],
      groups(BOX.garrison),
    ),
    tray(
      'lost',
      'Eliminated',
      side === ALLIED ? 'US units may be rebuilt' : 'one mobile unit a turn may be rebuilt',
      ['12.4'],
      groups(BOX.eliminated),
    ),
    tray('withdrawn', 'Out of the game', '', ['12.1.1'], groups(BOX.removed)),
  ]
})

/** By turn, the soonest first. */
function track(g: State, side: number): TrayGroup[] {
  const units = inBox(field, g, side, BOX.track).filter(unit => !isYugoslavGarrison[unit])
  const inOrder = units.toSorted((a, b) => g.due[a] - g.due[b])
  return grouped(
    field,
    inOrder,
    unit => `Turn ${g.due[unit]}${isConditional[unit] ? '?' : ''}, ${dateOf(g, g.due[unit])}`,
  )
}

/** 13.2  Each corps with its mode. */
function airborne(g: State): TrayGroup[] {
  const inUse = field.unitsWhere(unit => isAirborne[unit] === 1 && g.place[unit] !== BOX.aside)
  return inUse.map(unit => {
    const mode = isDropForm[unit] ? 'static, dropped' : 'mobile, on trucks'
    const where = g.place[unit] >= 0 ? `in ${field.placeName(g.place[unit])}` : boxOf(g, unit)
    return {
      label: unitName(unit).replace(' (dropped)', ''),
      units: field.idsOf([unit]),
      line: `${mode}, ${where}`,
    }
  })
}
