// What a player plays for: the cities of Poland, the sudden deaths of the Allies, and the conditions of 1939 as it was.
import { PUBLIC } from '../../../engine/game/game.ts'
import { count, signed } from '../../../engine/words/english.ts'
import {
  ALLIED,
  campOfSide,
  FRENCH,
  GERMAN,
  GERMAN_EAST,
  GERMAN_WEST,
  POLISH,
} from '../../../games/hinge-of-fate/forces.ts'
import { controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { acceptsSurrender, isEasternPolandTaken } from '../../../games/hinge-of-fate/rules/14-surrender.ts'
import { EASTERN_CHECK, germanStepLosses } from '../../../games/hinge-of-fate/rules/14-victory.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import { EVENT_FROM } from '../../../games/hinge-of-fate/tables.ts'
import {
  BRESLAU,
  DANZIG,
  EASTERN,
  easternPoland,
  isExit,
  KOENIGSBERG,
  polishObjectives,
  STETTIN,
  WARSAW,
  westGermanCities,
} from '../../../games/hinge-of-fate/world.ts'
import type { Check, Disc, Goal, Objectives, Sentence, Tally } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { citiesTaken, eventModifier } from './header.ts'
import { field, placeName } from './names.ts'
import type { HingeSight } from './sight.ts'

export const objectives = (s: HingeSight): Objectives => ({
  task: task(s),
  wins: isHistorical(s.g) ? WINS_HISTORICAL : WINS,
  now: null,
  alarm: alarm(s.g),
  track: null,
  goals: isHistorical(s.g) ? historicalGoals(s.g) : hingeGoals(s.g),
  checks: checks(s.g),
  tallies: tallies(s.g),
  notes: notes(s.g),
  asides: ASIDES,
})

const ALL = polishObjectives.length

const WINS = [
  {
    side: GERMAN_EAST,
    sentence: sentence('with German West, the moment every Polish city and fortress is German.', '4.8'),
  },
  {
    side: POLISH,
    sentence: sentence(
      'with France, by any sudden death: the north edge, a German city, Danzig, or a coup.',
      '4.2',
    ),
  },
  { side: GERMAN_WEST, sentence: sentence('with German East.', '1.2b') },
  { side: FRENCH, sentence: sentence('with Poland. After turn 12 it is a draw.', '4.9') },
]

const WINS_HISTORICAL = [
  {
    side: GERMAN_EAST,
    sentence: sentence(
      'with both hexes of Warsaw before turn 6, or with all of Poland by turn 12; never with more than 12 steps lost.',
      '14.6',
      '14.7b',
    ),
  },
  { side: POLISH, sentence: sentence('in any other case.', '14.9') },
]

const TASKS: readonly (readonly [string, string])[] = [
  [
    'You command Army Groups North and South. Take every Polish city and fortress before the West breaks.',
    '4.8',
  ],
  ['You command Poland, and the Soviet Union if it comes in. Hold out, and watch for Danzig.', '4.2c'],
  [
    'You command Army Group C with 49 supply points. Keep the French off the north edge and out of the cities.',
    '8.10',
  ],
  [
    'You command France from turn 3. Three supplied units over the north edge win; German cities move Stalin and the generals.',
    '4.2a',
  ],
]

function task({ g, viewer }: HingeSight): Sentence {
  if (viewer === PUBLIC) return sentence('Germany has twelve turns to take Poland.', '4.8')
  if (!isHistorical(g)) return sentence(...TASKS[viewer])
  return viewer === GERMAN_EAST
    ? sentence(
        'You command Germany. Warsaw before turn 6 wins at once; otherwise all of Poland by turn 12, with at most 12 steps lost.',
        '14.7b',
      )
    : sentence(
        'You command Poland. Keep one city to the end of turn 12, or Eastern Poland to the end of turn 7.',
        '14.9',
      )
}

const holder = (g: State, hex: number): string => (controller(g, hex) === GERMAN ? 'German' : 'Allied')

function goal(
  g: State,
  id: string,
  title: string,
  side: number,
  hexes: readonly number[],
  rule: string,
  isOpen = true,
): Goal {
  const held = hexes.filter(hex => controller(g, hex) === campOfSide[side]).length
  const state = held === hexes.length ? 'held' : held > 0 ? 'part' : isOpen ? 'open' : 'later'
  const who = hexes.length === 1 ? `${holder(g, hexes[0])}.` : `${held} of ${hexes.length} held.`
  return {
    id,
    title,
    side,
    state,
    value: hexes.length === 1 ? 'wins' : `${held} of ${hexes.length}`,
    detail: sentence(who, rule),
    hexes: field.hexNames(hexes),
  }
}

function hingeGoals(g: State): Goal[] {
  const exits = field.hexesWhere(hex => isExit[hex] === 1)
  const event = eventModifier(g)
  return [
    goal(g, 'poland', 'Every Polish city and fortress', GERMAN_EAST, polishObjectives, '4.8'),
    {
      id: 'edge',
      title: 'Three supplied French units leave by the north edge',
      side: FRENCH,
      state: g.turn < 3 ? 'later' : g.exited > 0 ? 'part' : 'open',
      value: `${g.exited} of 3`,
      detail: sentence('One movement point from an edge hex of the West Map.', '4.2a', '4.3'),
      hexes: exits,
    },
    goal(g, 'danzig', 'Poles or Soviets take Danzig', POLISH, [DANZIG], '4.2c'),
    {
      ...goal(
        g,
        'cities',
        'Soviets take Stettin, Breslau or Königsberg',
        POLISH,
        [STETTIN, BRESLAU, KOENIGSBERG],
        '4.2b',
        g.soviets === 1,
      ),
      value: 'any one wins',
      ...(g.soviets === 0 && { detail: sentence('The Soviet Union is not in play.', '4.6') }),
    },
    {
      id: 'coup',
      title: `Coup in Germany: ${EVENT_FROM.coup} or more on the event`,
      side: FRENCH,
      state: g.turn < 3 ? 'later' : 'open',
      value: signed(event),
      detail: sentence(
        `${signed(event)} on the die of the next event; the Soviet Union enters at ${EVENT_FROM.sovietEntry}.`,
        '4.7',
        '4.6',
      ),
      hexes: field.hexNames(westGermanCities),
    },
  ]
}

function historicalGoals(g: State): Goal[] {
  const part = (id: string, title: string, which: number): Goal => {
    const isMet = g.turn > EASTERN_CHECK || acceptsSurrender(g, which)
    return {
      id,
      title,
      side: GERMAN_EAST,
      state: isMet ? 'held' : 'open',
      value: `turn ${EASTERN_CHECK}`,
      detail: sentence(
        isMet
          ? 'A supplied German unit stands there.'
          : 'A supplied German unit must stand there at the end of turn 7.',
        '14.8a',
      ),
      hexes: field.hexNames(polishObjectives.filter(hex => easternPoland[hex] === which)),
    }
  }
  const losses = germanStepLosses(g)
  return [
    goal(g, 'warsaw', g.turn < 6 ? 'Warsaw before turn 6' : 'Warsaw', GERMAN_EAST, WARSAW, '14.6'),
    part('east-north', 'Eastern Poland, northern part', EASTERN.north),
    part('east-south', 'Eastern Poland, southern part', EASTERN.south),
    goal(
      g,
      'poland',
      'All other cities and fortresses, and no Pole left',
      GERMAN_EAST,
      polishObjectives.filter(hex => !easternPoland[hex]),
      '14.7b',
    ),
    {
      id: 'losses',
      title: 'German steps lost',
      side: POLISH,
      state: losses > 12 ? 'held' : 'open',
      value: `${losses} of 12`,
      detail: sentence(
        losses > 12
          ? 'More than 12: Germany cannot win as it stands.'
          : `${count(12 - losses, 'more step')} may be lost.`,
        '14.7c',
      ),
      hexes: [],
    },
  ]
}

function checks(g: State): Check[] {
  if (!isHistorical(g)) return []
  const turns = Array.from({ length: g.terms.lastTurn }, (_, i) => (i + 1 === EASTERN_CHECK ? '•' : ''))
  const both = [EASTERN.north, EASTERN.south].every(part => acceptsSurrender(g, part))
  return [
    {
      id: 'east',
      title: 'Eastern Poland',
      side: POLISH,
      detail: sentence('Poland wins if Germany has neither taken it nor stands in both parts.', '14.8b'),
      hexes: [],
      turns,
      isMet: g.turn <= EASTERN_CHECK && !both && !isEasternPolandTaken(g),
    },
  ]
}

const tally = (g: State, title: string, note: string, hexes: readonly number[], camp: number): Tally => ({
  title,
  note,
  items: hexes.map(hex => ({
    name: placeName(hex),
    hex: field.grid.names[hex],
    isHeld: controller(g, hex) === camp,
  })),
})

function tallies(g: State): Tally[] {
  const poland = tally(
    g,
    `Poland: ${citiesTaken(g)} of ${ALL} are German`,
    'cities and fortresses',
    polishObjectives,
    GERMAN,
  )
  if (isHistorical(g)) return [poland]
  const french = westGermanCities.filter(hex => controller(g, hex) === ALLIED).length
  return [
    poland,
    tally(
      g,
      `German West: ${french} of ${westGermanCities.length} cities are French`,
      'each adds 1 to the event',
      westGermanCities,
      ALLIED,
    ),
  ]
}

function alarm(g: State): Sentence | null {
  if (isHistorical(g)) {
    const isDue = g.turn === EASTERN_CHECK && !isEasternPolandTaken(g)
    const missing = [EASTERN.north, EASTERN.south].filter(part => !acceptsSurrender(g, part)).length
    return isDue && missing > 0
      ? sentence(
          `Poland wins at the end of this turn: no supplied German unit in ${count(missing, 'part')} of Eastern Poland.`,
          '14.8b',
        )
      : null
  }
  if (g.exited === 2)
    return sentence('One more supplied French unit over the north edge and the Allies win.', '4.2a')
  return eventModifier(g) >= 3 ? sentence('A coup is possible at the start of the next turn.', '4.7') : null
}

function notes(g: State): Sentence[] {
  const left = g.terms.lastTurn - g.turn
  const turns = left <= 0 ? 'This is the last turn.' : `${count(left, 'turn')} after this one.`
  const end = isHistorical(g) ? 'There are no draws.' : 'If nobody has won by then, it is a draw.'
  return [
    sentence(`${turns} ${end}`, isHistorical(g) ? '14.10' : '4.9'),
    sentence('Hela surrenders when Gdynia, Danzig and Warsaw are German at the end of a turn.', '4.11a'),
  ]
}

const ASIDES = [
  {
    title: 'Each turn',
    sentence: sentence(
      'Germans choose to move or to fight first; all others fight, then move.',
      '5.3a',
      '5.1a',
    ),
  },
  {
    title: 'Cities',
    sentence: sentence(
      'They double most defenders, keep panzers out, and turn retreats into stalled attacks.',
      '12.14d',
      '12.15a',
    ),
  },
  {
    title: 'Rivers',
    sentence: sentence('Germans roll for every crossing; attacks across are halved.', '11.7', '12.13b'),
  },
]

/** Hexes that this scenario counts. */
export const discs = ({ g }: HingeSight): readonly Disc[] =>
  isHistorical(g) ? [] : westGermanCities.map(hex => ({ hex: field.grid.names[hex], text: '+1' }))
