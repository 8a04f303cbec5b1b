// 3.4  Set-up: the suggested deployments, the bolder one for those who mean to attack.
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/munich-war/flow.ts'
import { AXIS, FRANCE, GERMANY, HUNGARY, POLAND, SOVIET_UNION } from '../../../games/munich-war/nations.ts'
import { countryBeingSetUp } from '../../../games/munich-war/rules/03-set-up.ts'
import { expandSuggested } from '../../../games/munich-war/rules/03-suggested.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { counters, unitIds } from '../../../games/munich-war/units.ts'
import { grid } from '../../../games/munich-war/world.ts'
import type { Opinion } from '../../players/player.ts'

/** 22.0d  Berlin counts 15: somebody is there from the beginning; others stand where their expeditions begin (aims.ts). */
const GARRISONS: Posts = [
  ['ge-3', '2511'],
  ['ge-6', '1811'],
  ['ge-9', '1811'],
  ['ge-11', '1811'],
  ['ge-10', '2209'],
  ['ge-1', '3309'],
  ['ge-2', '3309'],
]

/** 11.12a  Against France four hexes of trenches hold, if somebody is in them beside the border corps. */
const WEST_WALL: Posts = [
  ['ge-12', '1714'],
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
    if (plan === 'bold' && nation === GERMANY) {
      for (const [unit, hex] of GARRISONS) posts.set(unit, hex)
      if (isHostileAtOnce(g, FRANCE)) for (const [unit, hex] of WEST_WALL) posts.set(unit, hex)
    }
    const [first] = actions
    return action =>
      action.unit === first?.unit && (action.reduced === true) === (first?.reduced === true) ? 1 : 0
  }
}

/** The hex of the plan, else the one nearest to where the counter suggests. */
function placing(g: State, posts: ReadonlyMap<string, string>): Opinion {
  const unit = slotAt(g.flow, findFrame(g.flow, FRAMES.placing), FRAMES.placing.at.unit)
  const wish = posts.get(unitIds[unit]) ?? counters[unit].fields.get('suggested') ?? ''
  const at = grid.indexOf(wish)
  return action => (at < 0 ? 0 : -grid.distance(at, grid.indexOf(String(action.hex))))
}
