// Eisenhower's War at the table.
import { eisenhowersWar } from '../../../games/eisenhowers-war/index.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { isDropForm } from '../../../games/eisenhowers-war/units.ts'
import { rulesInWords } from '../../../games/eisenhowers-war/words/rules/index.ts'
import { cityName, printedBoard } from '../../../games/eisenhowers-war/world.ts'
import { groundLine } from '../kit/hex-words.ts'
import { placesOf, presentationOf } from '../kit/presentation.ts'
import { attack } from './attack.ts'
import { hexCard, stackTitle, unitCard } from './cards.ts'
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
import { waiting } from './offensives.ts'
import { overlay, overlays } from './overlays.ts'
import { pointer } from './pointers.ts'
import { report, verdict } from './report.ts'
import { type EisSight, secret, see, seeOpen } from './sight.ts'
import { trays } from './trays.ts'

export const eisenhowersWarTable = presentationOf<State, EisSight>(field, {
  game: eisenhowersWar,
  see,
  seeOpen,
  secret,
  turn,
  ribbon,
  score,
  scores,
  desk,
  pointer,
  waitingFor,
  objectives,
  discs,
  charts,
  notes,
  glossary,
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
    seas: ['sea'],
    rivers: ['river', 'seine', 'rhine'],
    walls: ['blocked'],
    works: ['fort'],
  },
  places: placesOf(
    field,
    hex => cityName[hex] ?? '',
    hex => groundLine(field, hex),
  ),
  isFound: unit => !isDropForm[unit],
  rules: rulesInWords,
})
