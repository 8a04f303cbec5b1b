// Hinge of Fate at the table.
import { hingeOfFate } from '../../../games/hinge-of-fate/index.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { townOf } from '../../../games/hinge-of-fate/words/names.ts'
import { rulesInWords } from '../../../games/hinge-of-fate/words/rules/index.ts'
import { mapOf, printedBoard } from '../../../games/hinge-of-fate/world.ts'
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
import { overlay, overlays } from './overlays.ts'
import { pointer } from './pointers.ts'
import { report, verdict } from './report.ts'
import { type HingeSight, secret, see, seeOpen } from './sight.ts'
import { trays } from './trays.ts'
import { waiting } from './waiting.ts'

export const hingeOfFateTable = presentationOf<State, HingeSight>(field, {
  game: hingeOfFate,
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
  objectives,
  discs,
  charts,
  notes,
  glossary,
  ground: {
    board: printedBoard,
    turned: 0,
    seas: ['sea', 'lake'],
    rivers: ['river'],
    walls: ['blocked'],
    works: ['fort'],
  },
  places: placesOf(field, townOf, hex => `${mapOf[hex] === 0 ? 'East' : 'West'}, ${field.groundOf(hex)}`),
  rules: rulesInWords,
})
