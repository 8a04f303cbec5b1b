// War Comes Early at the table.
import { warComesEarly } from '../../../games/war-comes-early/index.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { rulesInWords } from '../../../games/war-comes-early/words/rules/index.ts'
import { spelledPlace } from '../../../games/war-comes-early/words/spelling.ts'
import { isMarker, printedBoard } from '../../../games/war-comes-early/world.ts'
import { groundLine } from '../kit/hex-words.ts'
import { placesOf, presentationOf } from '../kit/presentation.ts'
import { attack } from './attack.ts'
import { hexCard, stacking, stackTitle, unitCard } from './cards.ts'
import { charts } from './charts.ts'
import { counters, markers, spokenUnit } from './counters.ts'
import { desk, waitingFor } from './desk.ts'
import { glossary } from './glossary.ts'
import { ribbon, score, scores, turn } from './header.ts'
import { log, opening } from './log.ts'
import { movement } from './movement.ts'
import { field } from './names.ts'
import { notes } from './notes.ts'
import { discs, objectives } from './objectives.ts'
import { overlay, overlays } from './overlays.ts'
import { pointer } from './pointers.ts'
import { report, verdict } from './report.ts'
import { secret, see, seeOpen, type WarSight } from './sight.ts'
import { trays } from './trays.ts'
import { waiting } from './waiting.ts'

export const warComesEarlyTable = presentationOf<State, WarSight>(field, {
  game: warComesEarly,
  see,
  seeOpen,
  secret,
  turn,
  ribbon,
  score,
  scores,
  objectives,
  discs,
  charts,
  notes,
  glossary,
  desk,
  pointer,
  waitingFor,
  movement,
  attack,
  missions: null,
  waiting,
  counters,
  markers,
  hexCard,
  unitCard,
  spokenUnit,
  stackTitle,
  stacking,
  trays,
  overlays,
  overlay,
  log,
  opening,
  report,
  verdict,
  ground: {
    board: printedBoard,
    turned: 0,
    seas: ['sea', 'lake'],
    rivers: ['river'],
    walls: ['blocked'],
    works: ['fort'],
  },
  places: placesOf(
    field,
    hex => spelledPlace(printedBoard.feature(hex, 'city') ?? printedBoard.feature(hex, 'blackdot') ?? ''),
    hex => groundLine(field, hex),
  ),
  isFound: unit => !isMarker[unit],
  rules: rulesInWords,
})
