// N-V1 to N-V3  What Nysa 1945 is played for: armour through zone S to Berlin, or towns.
import { count } from '../../../engine/words/english.ts'
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { LEVELS_TO_BERLIN, leadInTowns, townsOf } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { isExit, townHexes, townName } from '../../../games/budziszyn-1945/world.ts'
import type { Goal, Objectives, Sentence, Tally } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { field } from './names.ts'
import type { BudSight } from './sight.ts'

const SOVIET = 0
const GERMAN = 1

/** N-V3  Least lead in towns for each box of the track, from the second. */
const BOUNDS = [1, 11, 17, 31]
const BOXES = ['0 or less', '1 to 10', '11 to 16', '17 to 30', '31 or more']
const RESULTS = ['German', 'minimal', 'medium', 'significant', 'total']

export function objectivesNysa(s: BudSight): Objectives {
  const { g, viewer } = s
  const lead = s.ask(leadInTowns)
  const towns = s.ask(townsOf)
  const box = BOUNDS.filter(bound => lead >= bound).length
  return {
    task: task(viewer),
    wins: [
      {
        side: SOVIET,
        sentence: sentence(
          `at once when ${LEVELS_TO_BERLIN} levels of armour have left through zone S; otherwise after turn 17 with more town hexes than the Germans.`,
          'N-V1',
          'N-V2',
        ),
      },
      {
        side: GERMAN,
        sentence: sentence('after turn 17 with at least as many town hexes as the Soviets.', 'N-V3'),
      },
    ],
    now: sentence(
      `If the game ended now, it would be ${box === 0 ? 'a German victory' : `a Soviet ${RESULTS[box]} victory`}: ${towns.soviet} town hexes to ${towns.german}.`,
      'N-V3',
    ),
    alarm: null,
    track: {
      label: 'Soviet lead in town hexes',
      boxes: BOXES,
      at: box,
      zones: RESULTS.map((label, i) => ({ boxes: 1, side: i === 0 ? GERMAN : SOVIET, label })),
    },
    goals: [berlin(g), townGoal(g, viewer, towns)],
    checks: [],
    tallies: [tallyOf(s, viewer === GERMAN ? CAMP.german : CAMP.soviet)],
    notes: [next(lead), turnsLeft(g)],
    asides: [
      {
        title: 'Each turn',
        sentence: sentence('A day of six phases for the Soviets, then the same for the Germans.', '2.2'),
      },
      {
        title: 'First day',
        sentence: sentence(
          'The barrage falls on 16 April only. All bridges over the Nysa are down; each Soviet army brings one pontoon bridge.',
          'N-4',
          'N-3',
          'N-6',
        ),
      },
      {
        title: 'In the air',
        sentence: sentence(
          'The Soviets have 30, 20 and 10 air points on 16, 17 and 18 April, then none.',
          'N-5a',
        ),
      },
      {
        title: 'Good to know',
        sentence: sentence(
          'A Soviet supply line cannot pass a German town, or next to one, unless your own forces are there.',
          'N-7',
        ),
      },
    ],
  }
}

function task(viewer: number): Sentence {
  if (viewer === SOVIET)
    return sentence(
      'You command the armies of the 1st Ukrainian Front. Cross the Nysa, send tanks to Berlin through zone S, and take the towns.',
      'N-V1',
    )
  if (viewer === GERMAN)
    return sentence(
      'You command the German army in Lusatia. Keep the armour from zone S, and hold as many town hexes as the enemy.',
      'N-V3',
    )
  return sentence('The 1st Ukrainian Front crosses the Nysa for Berlin and Dresden.', 'N-V1')
}

function berlin(g: State): Goal {
  const left = LEVELS_TO_BERLIN - g.exitedLevels
  return {
    id: 'berlin',
    title: 'Armour to Berlin',
    side: SOVIET,
    state: left <= 0 ? 'held' : g.exitedLevels > 0 ? 'part' : 'open',
    value: `${g.exitedLevels} of ${LEVELS_TO_BERLIN}`,
    detail: sentence(
      `Levels of armoured and mechanised units that have left through zone S. ${left} more end the game.`,
      'N-V1',
    ),
    hexes: field.hexesWhere(hex => isExit[hex] === 1),
    tag: 'zone S',
  }
}

function townGoal(
  g: State,
  viewer: number,
  towns: { readonly soviet: number; readonly german: number },
): Goal {
  const side = viewer === GERMAN ? GERMAN : SOVIET
  const [mine, theirs] = side === SOVIET ? [towns.soviet, towns.german] : [towns.german, towns.soviet]
  const camp = side === SOVIET ? CAMP.german : CAMP.soviet
  return {
    id: 'towns',
    title: 'Town hexes',
    side,
    state: mine > theirs ? 'held' : mine > 0 ? 'part' : 'open',
    value: `${mine} to ${theirs}`,
    detail: sentence('One point for each hex; the hexes of a city count one by one.', 'N-V2'),
    hexes: field.hexNames(townHexes.filter(hex => controllerOf(g, hex) === camp)),
  }
}

/** Towns by name, held ones first. */
export function tallyOf({ g }: BudSight, camp: number): Tally {
  const items = townHexes
    .map(hex => ({ name: townName[hex], hex: field.grid.names[hex], isHeld: controllerOf(g, hex) === camp }))
    .sort((a, b) => Number(b.isHeld) - Number(a.isHeld) || a.name.localeCompare(b.name))
  const held = items.filter(item => item.isHeld).length
  const whose = camp === CAMP.german ? 'German' : camp === CAMP.soviet ? 'Soviet' : 'American'
  return { title: `Towns: ${held} of ${items.length} hexes are ${whose}`, note: '', items }
}

function next(lead: number): Sentence {
  const bound = BOUNDS.find(each => lead < each)
  if (bound === undefined) return sentence('No better result is possible.', 'N-V3')
  const result = RESULTS[BOUNDS.indexOf(bound) + 1]
  const needed = Math.ceil((bound - lead) / 2)
  return sentence(
    `${count(needed, 'town hex', 'town hexes')} taken from the Germans would make it a Soviet ${result} victory.`,
    'N-V3',
  )
}

function turnsLeft(g: State): Sentence {
  const left = g.terms.lastTurn - g.turn
  return sentence(left <= 0 ? 'This is the last turn.' : `${count(left, 'turn')} after this one.`, 'N-1')
}
