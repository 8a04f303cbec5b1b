// 13.3  The 1939 game stands as the four points of its count do.
import { GERMAN } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { BOX, type State } from '../../../games/war-comes-early/state.ts'
import {
  DANZIG_HEX,
  grid,
  hex,
  KRAKOW,
  unit,
  unitNation,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import { danger, fallOf, type Pressure, pressureOn, prizes } from './pressure.ts'

const COASTAL_DEFENCE = unit('po-cdc')
const GDYNIA = hex('3713')
/** 13.1b  No Pole may enter Danzig, so nobody keeps the Germans out for long. */
const DANZIG_FALLS = 0.95

/** What the German side may expect: four points win, three draw (13.3c). */
export function standing1939(g: State, turns: number): number {
  const pressure = pressureOn(g)
  const krakow = held(g, pressure, KRAKOW, turns)
  const coast = coastTaken(g, pressure, turns)
  const warsaw = held(g, pressure, WARSAW, turns)
  const atTheGates = Math.max(warsaw, siege(g, turns))
  const four = krakow * coast * warsaw
  const three =
    krakow * coast * (atTheGates - warsaw) + (krakow * (1 - coast) + coast * (1 - krakow)) * warsaw
  return four - (1 - four - three)
}

function held(g: State, pressure: Pressure, prize: number, turns: number): number {
  const i = prizes.indexOf(prize)
  if (controllingSide(g, prize) === GERMAN) return 1 - danger(pressure, i, turns) / 2
  return fallOf(pressure, i, turns)
}

function coastTaken(g: State, pressure: Pressure, turns: number): number {
  const danzig = controllingSide(g, DANZIG_HEX) === GERMAN ? 1 : DANZIG_FALLS * Math.min(1, turns)
  const command = g.place[COASTAL_DEFENCE] === BOX.removed
  return danzig * (command ? 1 : fallOf(pressure, prizes.indexOf(GDYNIA), turns))
}

/** 13.3b  Will Germans stand next to Warsaw in the end? The nearest of them has some hexes to go. */
function siege(g: State, turns: number): number {
  let nearest = 99
  for (let at = 0; at < g.place.length; at++) {
    if (g.place[at] < 0 || g.terms.sideOf[unitNation[at]] !== GERMAN) continue
    nearest = Math.min(nearest, grid.distance(g.place[at], WARSAW))
  }
  return nearest <= 1 ? 0.95 : Math.min(0.9, (2 * turns) / nearest)
}
