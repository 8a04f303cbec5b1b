// Budziszyn 1945 at the table.
import { budziszyn1945 } from '../../../games/budziszyn-1945/index.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { unitIds } from '../../../games/budziszyn-1945/units.ts'
import {
  groundName,
  kindOf,
  nationName,
  placeName,
  sideName,
  unitAt,
  unitName,
} from '../../../games/budziszyn-1945/words/names.ts'
import { grid, townHexes } from '../../../games/budziszyn-1945/world.ts'
import type { Presentation } from '../../../table/presentation.ts'
import { attack } from './attack.ts'
import { hexCard, stackTitle, unitCard } from './cards.ts'
import { counters, markers, spokenUnit, stack } from './counters.ts'
import { desk, waitingFor } from './desk.ts'
import { ribbon, score, scores, turn } from './header.ts'
import { log, opening } from './log.ts'
import { missions } from './missions.ts'
import { movement } from './movement.ts'
import { pontoonOf, stackOf } from './names.ts'
import { overlay, overlays } from './overlays.ts'
import { pointer } from './pointers.ts'
import { report, verdict } from './report.ts'
import { rule, rules } from './rules.ts'
import { type BudSight, hexAt, secret, see } from './sight.ts'
import { trays } from './trays.ts'

function neighbours(name: string): string[] {
  const hex = hexAt(name)
  return [0, 1, 2, 3, 4, 5].map(direction => grid.names[grid.neighbours[hex * 6 + direction]] ?? '')
}

/** Where a counter stands; a whole stack and a pontoon bridge stand where their units do. */
function hexOf({ g }: BudSight, piece: string): string | null {
  const unit = unitAt(piece)
  if (unit >= 0) return grid.names[g.place[unit]] ?? null
  return stackOf(piece) ?? pontoonOf(piece)?.from ?? null
}

export const budziszyn1945Table: Presentation<State, BudSight> = {
  game: budziszyn1945,
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
  missions,
  waiting: null,
  counters,
  markers,
  stack,
  hexOf,
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
  places: townHexes.map(hex => ({ hex: grid.names[hex], name: placeName(hex), detail: groundName(hex) })),
  units: unitIds.map((unit, u) => ({ unit, name: unitName(u), detail: `${nationName(u)} ${kindOf(u)}` })),
  rule,
  rules,
}
