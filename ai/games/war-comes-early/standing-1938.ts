// 4.1, 4.2  The 1938 game stands as Prague and the victory points do.
import { CZECHOSLOVAKIA, GERMAN } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { STATUS, type State } from '../../../games/war-comes-early/state.ts'
import { capital, victoryValue } from '../../../games/war-comes-early/world.ts'
import { danger, fallOf, type Pressure, pressureOn, prizes, sigmoid } from './pressure.ts'

/** 4.2b  Lead in victory points that wins. */
const WINNING_LEAD = 20
/** What is still to come makes a lead less certain, in victory points: at the end, and for each turn that is left. */
const LEAST_SPREAD = 2
const SPREAD = 3
/** Victory points that the whole of the armies on the map is worth in a turn. */
const MATERIAL = 4

/** What the German side may expect. */
export function standing1938(g: State, turns: number): number {
  const pressure = pressureOn(g)
  const points = standingOnPoints(g, pressure, turns)
  if (g.status[CZECHOSLOVAKIA] === STATUS.capitulated) return points
  // 4.2a  All is lost while Prague holds out; 4.1a  all is won if it falls in the first two turns.
  const prague = prizes.indexOf(capital[CZECHOSLOVAKIA])
  const early = g.turn <= 2 ? fallOf(pressure, prague, 3 - g.turn) : 0
  const late = fallOf(pressure, prague, turns)
  return early + (1 - early) * (late * points - (1 - late))
}

// 4.2b  The lead as it is likely to be in the end, against what wins; 4.1  sudden death lies in the same direction.
function standingOnPoints(g: State, pressure: Pressure, turns: number): number {
  const lead = g.vp[0] - g.vp[1] + 2 * gainsToCome(g, pressure, turns) + MATERIAL * turns * balance(pressure)
  const spread = LEAST_SPREAD + SPREAD * Math.sqrt(turns)
  return sigmoid((lead - WINNING_LEAD) / spread) - sigmoid((-WINNING_LEAD - lead) / spread)
}

function gainsToCome(g: State, pressure: Pressure, turns: number): number {
  let gains = 0
  for (let i = 0; i < prizes.length; i++) {
    const holder = controllingSide(g, prizes[i])
    if (holder < 0) continue
    const change = victoryValue[prizes[i]] * danger(pressure, i, turns)
    gains += holder === GERMAN ? -change : change
  }
  return gains
}

/** From −1, all armies are Allied, to 1, all are German. */
function balance({ strength }: Pressure): number {
  return (strength[0] - strength[1]) / (strength[0] + strength[1] + 1)
}
