// A player who does not care where his units start takes the suggested set-up of the current line.
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { ESTONIA, GERMANY, LATVIA, SOVIET_UNION } from '../nations.ts'
import type { State } from '../state.ts'
import {
  capital,
  counters,
  country,
  FORT,
  fort,
  grid,
  HEXES,
  hex,
  isCity,
  railSide,
  unitIds,
} from '../world.ts'
import { place } from './03-hex-control.ts'
import { deployingNation, neutralDeployRefusal, neutralUnitsAside } from './03-neutral-nations.ts'
import { currentLine, deployRefusal } from './03-set-up.ts'

/** The atomic actions of `{do:'deploy-suggested'}`; none when nothing is being set up. */
export function expandSuggested(g: State): Action[] {
  if (topFrame(g.flow) === FRAMES.deploy.id) {
    return currentLine(g).data.zone === 'railheads' ? suggestedRailheads(g) : suggestedLine(g)
  }
  return topFrame(g.flow) === FRAMES.deployNeutral.id ? suggestedNeutral(g) : []
}

function suggestedLine(g: State): Action[] {
  const line = currentLine(g)
  const trial = g.copy()
  const actions: Action[] = []
  for (const unit of line.units) {
    if (trial.place[unit] >= 0) continue
    const wish = hex(counters[unit].fields.get('suggested') ?? grid.names[0])
    const at = nearest(wish, h => deployRefusal(trial, line, unit, h) === null)
    if (at >= 0) actions.push(putOn(trial, unit, at))
  }
  return actions
}

function putOn(trial: State, unit: number, at: number): Action {
  place(trial, unit, at, null)
  return { do: 'place', unit: unitIds[unit], hex: grid.names[at] }
}

/** The allowed hex nearest to `wish`, the lowest number among equals, -1 if none is allowed. */
function nearest(wish: number, allowed: (hex: number) => boolean): number {
  let best = -1
  let bestDistance = Number.POSITIVE_INFINITY
  for (let h = 0; h < HEXES; h++) {
    const distance = grid.distance(wish, h)
    if (distance < bestDistance && allowed(h)) {
      best = h
      bestDistance = distance
    }
  }
  return best
}

/** Where a railroad leaves the Soviet Union for a country at war, from north to south. */
function crossings(zone: Uint8Array): number[] {
  const hexes: number[] = []
  for (let h = 0; h < HEXES; h++) if (zone[h] && leadsAbroad(h)) hexes.push(h)
  hexes.sort((a, b) => grid.along[a] - grid.along[b] || a - b)
  return hexes.length > 0 ? hexes : [zone.indexOf(1)]
}

function leadsAbroad(h: number): boolean {
  return [0, 1, 2, 3, 4, 5].some(d => {
    const land = country[grid.neighbours[h * 6 + d]]
    return railSide[h * 6 + d] === 1 && ![SOVIET_UNION, LATVIA, ESTONIA].includes(land)
  })
}

function suggestedRailheads(g: State): Action[] {
  const hexes = crossings(currentLine(g).zone)
  const last = g.railheads.length - 1
  const actions: Action[] = []
  for (let railhead = 0; railhead <= last; railhead++) {
    if (g.railheads[railhead] >= 0) continue
    const at = hexes[Math.round((railhead * (hexes.length - 1)) / last)]
    actions.push({ do: 'railhead', railhead, hex: grid.names[at] })
  }
  return actions
}

// A violated neutral holds its capital, its fort, its cities, then its border with Germany.
function suggestedNeutral(g: State): Action[] {
  const nation = deployingNation(g)
  const posts = postsOf(nation)
  const trial = g.copy()
  return neutralUnitsAside(trial, nation).map((unit, i) => {
    const wish = posts[i % posts.length]
    return putOn(
      trial,
      unit,
      nearest(wish, h => neutralDeployRefusal(trial, nation, unit, h) === null),
    )
  })
}

function postsOf(nation: number): number[] {
  const home = Array.from({ length: HEXES }, (_, h) => h).filter(h => country[h] === nation)
  const facesGermany = (h: number) =>
    [0, 1, 2, 3, 4, 5].some(d => country[grid.neighbours[h * 6 + d]] === GERMANY)
  const posts = [
    capital[nation],
    ...home.filter(h => fort[h] !== FORT.none),
    ...home.filter(h => isCity[h]),
    ...home.filter(facesGermany),
  ]
  return [...new Set(posts)].filter(h => h >= 0)
}
