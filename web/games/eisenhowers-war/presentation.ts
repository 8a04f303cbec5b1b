// Eisenhower's War at the table.
import { eisenhowersWar } from '../../../games/eisenhowers-war/index.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { isDropForm } from '../../../games/eisenhowers-war/units.ts'
import { rulesInWords } from '../../../games/eisenhowers-war/words/rules/index.ts'
import { cityName, printedBoard } from '../../../games/eisenhowers-war/world.ts'
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
import { waiting } from './offensives.ts'
import * as overlays from './overlays.ts'
import { pointer } from './pointers.ts'
import * as report from './report.ts'
import type { EisSight } from './sight.ts'
import * as sight from './sight.ts'
import { trays } from './trays.ts'

export const eisenhowersWarTable = presentationFrom<State, EisSight>(
  field,
  { sight, header, desk, cards, counters, overlays, log, report, objectives },
  {
    game: eisenhowersWar,
    pointer,
    charts,
    notes,
    glossary,
    movement,
    attack,
    waiting,
    trays,
    ground: { ...GROUND, board: printedBoard, seas: ['sea'], rivers: ['river', 'seine', 'rhine'] },
    places: placesOf(
      field,
      hex => cityName[hex] ?? '',
      hex => groundLine(field, hex),
    ),
    isFound: unit => !isDropForm[unit],
    rules: rulesInWords,
  },
)
