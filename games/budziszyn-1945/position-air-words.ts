// Words of a position file about the air: points, days and missions that fly.
import {
  choiceOf,
  fieldsOf,
  itemsOf,
  report,
  type Spot,
  wholeOf,
  wordsOf,
} from '../../engine/positions/spot.ts'
import { CAMP, CAMPS, type CampName } from './nations.ts'
import { readTarget } from './rules/06-targets.ts'
import { markGround } from './rules/08-air-phase.ts'
import { eachMission, enlargeMission, MISSION_NAMES } from './rules/08-missions.ts'
import { MISSION, type State } from './state.ts'

const MOST_POINTS = 60

/** 8.1.5, S-A3 */
export function layAir(g: State, spot: Spot): void {
  const fields = fieldsOf(spot, 'air', ['soviet', 'american', 'bank'])
  const read = (key: string, now: number): number => {
    const entry = fields.get(key)
    return entry === undefined ? now : (wholeOf(entry, 'air points', 0, MOST_POINTS) ?? 0)
  }
  for (const camp of [CAMP.soviet, CAMP.american]) g.airLeft[camp] = read(CAMPS[camp], g.airLeft[camp])
  g.airBank = read('bank', 0)
}

/** S-3 */
export function layAirDays(g: State, spot: Spot): void {
  wordsOf(spot)
    .slice(0, g.airDays.length)
    .forEach((each, i) => {
      g.airDays[i] = wholeOf(each, 'a turn', 1, g.terms.lastTurn) ?? 0
    })
}

/** 8.2, R84  Missions that were set in the last air phase and lie open. */
export function layMissions(g: State, spot: Spot): void {
  for (const item of itemsOf(spot)) layMission(g, item)
  g.airRevealed = 1
  eachMission(g, at => markGround(g, at))
}

function layMission(g: State, spot: Spot): void {
  const fields = fieldsOf(spot, 'a mission', ['camp', 'kind', 'hex', 'across', 'points'])
  const [camp, kind, hex, points] = ['camp', 'kind', 'hex', 'points'].map(key => fields.get(key))
  if (camp === undefined || kind === undefined || hex === undefined || points === undefined) {
    report(spot, 'bad-mission', 'a mission has a camp, a kind, a hex and points')
    return
  }
  const whose = choiceOf(camp, 'camp', CAMPS)
  const what = choiceOf(kind, 'mission', MISSION_NAMES.slice(1))
  const size = wholeOf(points, 'air points', 1, MOST_POINTS)
  const target = readTarget(nameIn(hex), nameIn(fields.get('across')))
  if (target < 0) report(hex, 'unknown-hex', 'there is no such hex or bridge')
  if (whose === null || what === null || size === null || target < 0) return
  const number = MISSION_NAMES.indexOf(what as (typeof MISSION_NAMES)[number])
  // 8.2.17
  const count = number === MISSION.crossing ? size * 2 : size
  enlargeMission(g, CAMPS.indexOf(whose as CampName), number, target, count)
}

const nameIn = (spot: Spot | undefined): string | undefined =>
  spot?.document.kind === 'value' ? String(spot.document.value).padStart(4, '0') : undefined
