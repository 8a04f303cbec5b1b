// 3.4  Set-up: the suggested deployments, the bolder one for those who mean to attack.
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/munich-war/flow.ts'
import { AXIS, FRANCE, GERMANY, HUNGARY, POLAND, SOVIET_UNION } from '../../../games/munich-war/nations.ts'
import { countryBeingSetUp } from '../../../games/munich-war/rules/03-set-up.ts'
import { expandSuggested } from '../../../games/munich-war/rules/03-suggested.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { counters, unitIds } from '../../../games/munich-war/units.ts'
import { grid } from '../../../games/munich-war/world.ts'
import type { Opinion } from '../../players/player.ts'

/** 21.0a, 22.0d  Capitals that an enemy could walk or sail into are held from the beginning, by whatever plan. */
const CAPITALS: Posts = [
  ['ne-fa', '1610'],
  ['la-army', '3606'],
  ['es-army', '3603'],
  ['hu-1', '3019'],
  ['ro-4', '3823'],
  ['yg-2', '3122'],
  ['fi-k', '3601'],
]

/** 22.0d  Berlin counts 15: somebody is there from the beginning; others stand where their expeditions begin (expeditions.ts). */
const GARRISONS: Posts = [
  ['ge-3', '2511'],
  ['ge-6', '1811'],
  ['ge-9', '1811'],
  ['ge-11', '1811'],
  ['ge-10', '2209'],
  ['ge-13', '2209'],
  ['ge-1', '3309'],
  ['ge-2', '3309'],
  ['ge-12', '1714'],
]
/** 22.0f  Danzig counts for Germans as soon as Poland is at war with them. */
const TO_DANZIG: Posts = [['ge-8', '2909']]
/** 11.12a  Against France four hexes of trenches hold, if somebody is in them beside the border corps. */
const WEST_WALL: Posts = [
  ['ge-eifel', '1714'],
  ['ge-5', '1815'],
  ['ge-sp', '1815'],
  ['ge-wf', '1816'],
  ['ge-oberrhein', '1817'],
]

type Posts = readonly (readonly [unit: string, hex: string])[]

/** Countries that attack; the others of the Axis hold what they have. */
const ATTACKERS: readonly number[] = [GERMANY, HUNGARY, POLAND, SOVIET_UNION]

const isHostileAtOnce = (g: State, land: number): boolean => warOf(g).allied.includes(land)

/** The plan of the country that is set up, made when its first counter is placed. */
export function memoryOfSetUp(): (g: State, isBold: boolean) => Opinion {
  const posts = new Map<string, string>()
  return (g, isBold) => {
    const nation = countryBeingSetUp(g)
    if (nation < 0) return placing(g, posts)
    const plan = isBold && g.allegiance[nation] === AXIS && ATTACKERS.includes(nation) ? 'bold' : 'sound'
    const actions = expandSuggested(g, { do: 'deploy-suggested', plan })
    for (let i = 0; i + 1 < actions.length; i += 2)
      posts.set(String(actions[i].unit), String(actions[i + 1].hex))
    if (!isBold) return first(actions)
    for (const [unit, hex] of CAPITALS) posts.set(unit, hex)
    if (plan === 'bold' && nation === GERMANY) {
      for (const [unit, hex] of GARRISONS) posts.set(unit, hex)
      if (isHostileAtOnce(g, POLAND)) for (const [unit, hex] of TO_DANZIG) posts.set(unit, hex)
      if (isHostileAtOnce(g, FRANCE)) for (const [unit, hex] of WEST_WALL) posts.set(unit, hex)
    }
    return first(actions)
  }
}

/** Counters are placed one by one in the order of the plan. */
function first([next]: readonly Action[]): Opinion {
  return action =>
    action.unit === next?.unit && (action.reduced === true) === (next?.reduced === true) ? 1 : 0
}

/** The hex of the plan, else the one nearest to where the counter suggests. */
function placing(g: State, posts: ReadonlyMap<string, string>): Opinion {
  const unit = slotAt(g.flow, findFrame(g.flow, FRAMES.placing), FRAMES.placing.at.unit)
  const wish = posts.get(unitIds[unit]) ?? counters[unit].fields.get('suggested') ?? ''
  const at = grid.indexOf(wish)
  return action => (at < 0 ? 0 : -grid.distance(at, grid.indexOf(String(action.hex))))
}
