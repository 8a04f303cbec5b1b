// Budziszyn 1945 at the table.
import { budziszyn1945 } from '../../../games/budziszyn-1945/index.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { groundName, placeName } from '../../../games/budziszyn-1945/words/names.ts'
import { rulesInWords } from '../../../games/budziszyn-1945/words/rules/index.ts'
import { printedBoard, townName } from '../../../games/budziszyn-1945/world.ts'
import { placesOf, presentationOf } from '../kit/presentation.ts'
import { attack } from './attack.ts'
import { hexCard, stacking, stackTitle, unitCard } from './cards.ts'
import { charts } from './charts.ts'
import { counters, markers, spokenUnit } from './counters.ts'
import { desk, waitingFor } from './desk.ts'
import { formationOf } from './formations.ts'
import { glossary } from './glossary.ts'
import { ribbon, score, scores, turn } from './header.ts'
import { log, opening } from './log.ts'
import { missions } from './missions.ts'
import { movement } from './movement.ts'
import { field, pontoonOf, stackOf } from './names.ts'
import { notes } from './notes.ts'
import { objectives } from './objectives.ts'
import { overlay, overlays } from './overlays.ts'
import { pointer } from './pointers.ts'
import { report, verdict } from './report.ts'
import { type BudSight, secret, see, seeOpen } from './sight.ts'
import { trays } from './trays.ts'

export const budziszyn1945Table = presentationOf<State, BudSight>(field, {
  game: budziszyn1945,
  see,
  seeOpen,
  secret,
  turn,
  ribbon,
  score,
  scores,
  objectives,
  charts,
  notes,
  glossary,
  desk,
  pointer,
  waitingFor,
  movement,
  attack,
  missions,
  waiting: null,
  counters,
  markers,
  hexCard,
  unitCard,
  spokenUnit,
  stackTitle,
  stacking,
  formationOf,
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
    seas: ['lake'],
    rivers: ['big-river', 'river', 'stream'],
    walls: [],
    works: [],
  },
  places: placesOf(field, hex => (townName[hex] === '' ? '' : placeName(hex)), groundName),
  // A whole stack and a pontoon bridge stand where their units do.
  hexOfPiece: (_, piece) => stackOf(piece) ?? pontoonOf(piece)?.from ?? null,
  rules: rulesInWords,
})
