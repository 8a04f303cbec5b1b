// Munich War at the table.
import { munichWar } from '../../../games/munich-war/index.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { rulesInWords } from '../../../games/munich-war/words/rules/index.ts'
import { printedBoard } from '../../../games/munich-war/world.ts'
import { groundLine } from '../kit/hex-words.ts'
import { GROUND, placesOf, presentationFrom } from '../kit/presentation.ts'
import { attack } from './attack.ts'
import * as cards from './cards.ts'
import { charts } from './charts.ts'
import * as counters from './counters.ts'
import * as desk from './desk.ts'
import { glossary } from './glossary.ts'
import * as header from './header.ts'
import * as log from './log.ts'
import { movement } from './movement.ts'
import { field } from './names.ts'
import { notes } from './notes.ts'
import * as objectives from './objectives.ts'
import * as overlays from './overlays.ts'
import { pointer } from './pointers.ts'
import * as report from './report.ts'
import type { MunichSight } from './sight.ts'
import * as sight from './sight.ts'
import { trays } from './trays.ts'
import { waiting } from './waiting.ts'

export const munichWarTable = presentationFrom<State, MunichSight>(
  field,
  { sight, header, desk, cards, counters, overlays, log, report, objectives },
  {
    game: munichWar,
    pointer,
    movement,
    attack,
    waiting,
    trays,
    charts,
    notes,
    glossary,
    ground: { ...GROUND, board: printedBoard },
    places: placesOf(field, field.townOf, hex => groundLine(field, hex)),
    rules: rulesInWords,
  },
)
