// Why some units cannot go to a hex: the fact, then its cause on the map.

import { formatPoints } from '../../../engine/movement/points.ts'
import { GOES_ON, isReached } from '../../../engine/movement/reach.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { beginRefusal } from '../../../games/budziszyn-1945/rules/03-activation.ts'
import { ticksLeft } from '../../../games/budziszyn-1945/rules/03-allowance.ts'
import { mayStay, reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { stayRefusal } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { stillRefusal } from '../../../games/budziszyn-1945/rules/03-standing-still.ts'
import { groundTicks, wayRefusal } from '../../../games/budziszyn-1945/rules/03-way.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { placeName, unitName } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import type { March } from './march.ts'
import { shownAt } from './names.ts'
import { zoneWords } from './route-words.ts'
import type { BudSight } from './sight.ts'

export function whyNotGo(s: BudSight, { g, units }: March, to: number): Sentence {
  const unable = units.find(unit => refusalTo(s, g, unit, to) !== null)
  if (unable === undefined)
    return sentence(`${placeName(to)} has no room for all of them: eight levels are the limit.`, '3.2.1')
  const why = refusalTo(s, g, unable, to)!
  const able = units.filter(unit => refusalTo(s, g, unit, to) === null)
  if (able.length === 0) return why
  const alone = able.length === 1 ? `${unitName(able[0])} alone could.` : 'The others could.'
  return { ...why, text: `${why.text} ${alone}` }
}

function refusalTo(s: BudSight, g: State, unit: number, to: number): Sentence | null {
  const name = unitName(unit)
  const still = beginRefusal(g, unit) ?? stillRefusal(g, unit)
  if (still !== null) return sentenceOf(still, name)
  if (isReached(reachOf(g, unit), to)) {
    if (mayStay(g, unit, to)) return null
    return sentenceOf(stayRefusal(g, unit, to)!, `${name} cannot stay in ${placeName(to)}`)
  }
  return stepReason(s, g, unit, to) ?? farReason(g, unit, to)
}

/** It gets next to the hex and no further. */
function stepReason(s: BudSight, g: State, unit: number, to: number): Sentence | null {
  const reach = reachOf(g, unit)
  let from = -1
  for (let direction = 0; direction < 6; direction++) {
    const next = grid.neighbours[to * 6 + direction]
    if (next >= 0 && isReached(reach, next) && (from < 0 || reach.cost[next] < reach.cost[from])) from = next
  }
  if (from < 0) return null
  const name = unitName(unit)
  const left = ticksLeft(g, unit) - reach.cost[from]
  const isStopped = from !== g.place[unit] && reach.ending[from] !== GOES_ON
  const slot = from * 6 + grid.directionTo(from, to)
  const refusal = wayRefusal(g, unit, slot)
  if (refusal !== null)
    return shownAt(sentenceOf(refusal, `${name} cannot go on from ${placeName(from)} to ${placeName(to)}`), [
      from,
      to,
    ])
  if (isStopped)
    return shownAt(
      sentence(`${name} stops in ${placeName(from)}. ${zoneWords(s, g.camp[unit], from)}`, '4.2.1'),
      [from],
    )
  const cost = groundTicks(g, unit, slot)
  if (cost >= CLOSED) return null
  const has = left <= 0 ? 'no points' : formatPoints(left)
  return sentence(
    `${name} has ${has} left in ${placeName(from)}; ${placeName(to)} costs ${formatPoints(cost)} at least.`,
    '3.1.5',
  )
}

function farReason(g: State, unit: number, to: number): Sentence {
  const distance = grid.distance(g.place[unit], to)
  return sentence(
    `${unitName(unit)} has ${formatPoints(ticksLeft(g, unit))} points and ${placeName(to)} is ${distance} hexes away: no way there is short enough.`,
    '3.1.5',
  )
}
