// Hinge of Fate at the table.
import { hingeOfFate } from '../../../games/hinge-of-fate/index.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { townOf } from '../../../games/hinge-of-fate/words/names.ts'
import { rulesInWords } from '../../../games/hinge-of-fate/words/rules/index.ts'
import { mapOf, printedBoard } from '../../../games/hinge-of-fate/world.ts'
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
import type { HingeSight } from './sight.ts'
import * as sight from './sight.ts'
import { trays } from './trays.ts'
import { waiting } from './waiting.ts'

export const hingeOfFateTable = presentationFrom<State, HingeSight>(
  field,
  { sight, header, desk, cards, counters, overlays, log, report, objectives },
  {
    game: hingeOfFate,
    pointer,
    movement,
    attack,
    waiting,
    trays,
    charts,
    notes,
    glossary,
    ground: { ...GROUND, board: printedBoard },
    places: placesOf(field, townOf, hex => `${mapOf[hex] === 0 ? 'East' : 'West'}, ${field.groundOf(hex)}`),
    rules: rulesInWords,
  },
)
