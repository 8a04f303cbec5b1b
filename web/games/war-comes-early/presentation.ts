// War Comes Early at the table.
import { warComesEarly } from '../../../games/war-comes-early/index.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { board, terrainOf } from '../../../games/war-comes-early/words/names.ts'
import {
  counters as allCounters,
  country,
  grid,
  HEXES,
  isMarker,
  unitIds,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { Place, Presentation } from '../../../table/presentation.ts'
import { attack } from './attack.ts'
import { hexCard, stackTitle, unitCard } from './cards.ts'
import { counters, markers, spokenUnit, stack } from './counters.ts'
import { desk, waitingFor } from './desk.ts'
import { ribbon, score, scores, turn } from './header.ts'
import { log, opening } from './log.ts'
import { movement } from './movement.ts'
import { adjective, kindOf, shortName, sideName, unitAt } from './names.ts'
import { overlay, overlays } from './overlays.ts'
import { pointer } from './pointers.ts'
import { report, verdict } from './report.ts'
import { rule, rules } from './rules.ts'
import { hexAt, secret, see, type WarSight } from './sight.ts'
import { trays } from './trays.ts'
import { waiting } from './waiting.ts'

function placesOf(): Place[] {
  const places: Place[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const name = board.feature(hex, 'city') ?? board.feature(hex, 'blackdot')
    if (name === undefined || name === '') continue
    places.push({ hex: grid.names[hex], name, detail: `${terrainOf(hex)}, ${adjective(country[hex])}` })
  }
  return places
}

function neighbours(name: string): string[] {
  const hex = hexAt(name)
  return [0, 1, 2, 3, 4, 5].map(direction => grid.names[grid.neighbours[hex * 6 + direction]] ?? '')
}

export const warComesEarlyTable: Presentation<State, WarSight> = {
  game: warComesEarly,
  sideName,
  see,
  secret,
  turn,
  ribbon,
  score,
  scores,
  desk,
  pointer,
  waitingFor,
  movement,
  attack,
  missions: null,
  waiting,
  counters,
  markers,
  stack,
  hexOf: ({ g }, id) => grid.names[g.place[unitAt(id)]] ?? null,
  hexCard,
  unitCard,
  spokenUnit,
  stackTitle,
  trays,
  overlays,
  overlay,
  log,
  opening,
  report,
  verdict,
  neighbours,
  get places() {
    return placesOf()
  },
  units: unitIds
    .map((unit, u) => ({
      unit,
      name: shortName(u),
      detail: `${adjective(unitNation[u])} ${kindOf(u)}`,
    }))
    .filter((_, u) => !isMarker[u] && allCounters[u] !== undefined),
  rule,
  rules,
}
