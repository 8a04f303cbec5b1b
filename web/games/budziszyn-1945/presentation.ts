// Budziszyn 1945 at the table.
import { budziszyn1945 } from '../../../games/budziszyn-1945/index.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { groundName, placeName } from '../../../games/budziszyn-1945/words/names.ts'
import { rulesInWords } from '../../../games/budziszyn-1945/words/rules/index.ts'
import { printedBoard, townName } from '../../../games/budziszyn-1945/world.ts'
import { GROUND, placesOf, presentationFrom } from '../kit/presentation.ts'
import { attack } from './attack.ts'
import * as cards from './cards.ts'
import { charts } from './charts.ts'
import * as counters from './counters.ts'
import * as desk from './desk.ts'
import { formationOf } from './formations.ts'
import { glossary } from './glossary.ts'
import * as header from './header.ts'
import * as log from './log.ts'
import { missions } from './missions.ts'
import { movement } from './movement.ts'
import { field, pontoonOf, stackOf } from './names.ts'
import { notes } from './notes.ts'
import * as objectives from './objectives.ts'
import * as overlays from './overlays.ts'
import { pointer } from './pointers.ts'
import * as report from './report.ts'
import type { BudSight } from './sight.ts'
import * as sight from './sight.ts'
import { trays } from './trays.ts'

export const budziszyn1945Table = presentationFrom<State, BudSight>(
  field,
  { sight, header, desk, cards, counters, overlays, log, report, objectives },
  {
    game: budziszyn1945,
    charts,
    notes,
    glossary,
    pointer,
    movement,
    attack,
    missions,
    formationOf,
    trays,
    ground: {
      ...GROUND,
      board: printedBoard,
      seas: ['lake'],
      rivers: ['big-river', 'river', 'stream'],
      walls: [],
      works: [],
    },
    places: placesOf(field, hex => (townName[hex] === '' ? '' : placeName(hex)), groundName),
    // A whole stack and a pontoon bridge stand where their units do.
    hexOfPiece: (_, piece) => stackOf(piece) ?? pontoonOf(piece)?.from ?? null,
    rules: rulesInWords,
  },
)
