// War Comes Early at the table.
import { warComesEarly } from '../../../games/war-comes-early/index.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { rulesInWords } from '../../../games/war-comes-early/words/rules/index.ts'
import { spelledPlace } from '../../../games/war-comes-early/words/spelling.ts'
import { isMarker, printedBoard } from '../../../games/war-comes-early/world.ts'
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
import type { WarSight } from './sight.ts'
import * as sight from './sight.ts'
import { trays } from './trays.ts'
import { waiting } from './waiting.ts'

export const warComesEarlyTable = presentationFrom<State, WarSight>(
  field,
  { sight, header, desk, cards, counters, overlays, log, report, objectives },
  {
    game: warComesEarly,
    charts,
    notes,
    glossary,
    pointer,
    movement,
    attack,
    waiting,
    trays,
    ground: { ...GROUND, board: printedBoard },
    places: placesOf(
      field,
      hex => spelledPlace(printedBoard.feature(hex, 'city') ?? printedBoard.feature(hex, 'blackdot') ?? ''),
      hex => groundLine(field, hex),
    ),
    isFound: unit => !isMarker[unit],
    rules: rulesInWords,
  },
)
