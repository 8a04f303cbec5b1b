// 13.3  What Poland 1939 is played for: Warsaw, Kraków and Danzig.
import { count } from '../../../engine/words/english.ts'
import { ALLIED, GERMAN } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { germanPoints1939 } from '../../../games/war-comes-early/rules/13-victory-1939.ts'
import { BOX, type State } from '../../../games/war-comes-early/state.ts'
import { DANZIG_HEX, grid, KRAKOW, unit, WARSAW } from '../../../games/war-comes-early/world.ts'
import type { Disc, Goal, Objectives, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { field, ownerOf, placeName, shortName } from './names.ts'
import type { WarSight } from './sight.ts'

const COASTAL_DEFENCE = unit('po-cdc')
const MOST_POINTS = 4
/** 13.3c */
const DRAWN = 3

export const discs1939: readonly Disc[] = [
  { hex: grid.names[WARSAW], text: '2' },
  { hex: grid.names[KRAKOW], text: '1' },
  { hex: grid.names[DANZIG_HEX], text: '1' },
]

export function objectives1939({ g, viewer }: WarSight): Objectives {
  const points = germanPoints1939(g)
  return {
    task: task(viewer),
    wins: [
      { side: GERMAN, sentence: sentence('with 4 points after turn 6. Three points are a draw.', '13.3c') },
      { side: ALLIED, sentence: sentence('if Germany has 2 points or fewer after turn 6.', '13.3c') },
    ],
    now: sentence(`If the game ended now, ${endingNow(points)}.`, '13.3c'),
    alarm: null,
    track: {
      label: 'German points',
      boxes: ['0', '1', '2', '3', '4'],
      at: points,
      zones: [
        { boxes: 3, side: ALLIED, label: 'Poland wins' },
        { boxes: 1, side: null, label: 'draw' },
        { boxes: 1, side: GERMAN, label: 'Germany' },
      ],
    },
    goals: [warsaw(g), krakow(g), danzig(g)],
    checks: [],
    tallies: [],
    notes: [best(g, points), turnsLeft(g)],
    asides: [
      {
        title: 'Each turn',
        sentence: sentence(
          'Germany sets the order of its three phases, then Poland plays reorganisation, movement and combat.',
          '13.4a',
        ),
      },
      { title: 'Good to know', sentence: sentence('Three corps make an army, not two.', '13.4c') },
      {
        title: 'Not used',
        sentence: sentence('Airpower, capitulation and the Czech forts play no part.', '13.4b'),
      },
    ],
  }
}

function task(viewer: number): Sentence {
  const turns = 'six turns of three days'
  if (viewer === GERMAN)
    return sentence(`You command Germany. You have ${turns} to take Warsaw, Kraków and Danzig.`, '13.3b')
  if (viewer === ALLIED)
    return sentence(
      `You command Poland. Hold two of the four points for ${turns}: Warsaw alone is two.`,
      '13.3b',
    )
  return sentence(`Germany has ${turns} to take Warsaw, Kraków and Danzig.`, '13.3b')
}

const endingNow = (points: number): string =>
  points === MOST_POINTS ? 'Germany would win' : points === DRAWN ? 'it would be a draw' : 'Poland would win'

function warsaw(g: State): Goal {
  const isTaken = controllingSide(g, WARSAW) === GERMAN
  const near = isTaken ? null : germanNextTo(g, WARSAW)
  const detail = isTaken
    ? 'German.'
    : near === null
      ? 'Polish. A German unit next to it scores 1, a German unit in it 2.'
      : `Polish, with ${shortName(near)} next to it in ${placeName(g.place[near])}. Entering it scores 1 more.`
  return {
    ...goal('warsaw', WARSAW, isTaken ? 2 : near === null ? 0 : 1, 2, sentence(detail, '13.3b')),
    title: 'Warsaw',
  }
}

function krakow(g: State): Goal {
  const isTaken = controllingSide(g, KRAKOW) === GERMAN
  const detail = isTaken ? 'German.' : 'Polish. Counts once a German unit was the last to enter it.'
  return { ...goal('krakow', KRAKOW, isTaken ? 1 : 0, 1, sentence(detail, '13.3b')), title: 'Kraków' }
}

function danzig(g: State): Goal {
  const isTaken = controllingSide(g, DANZIG_HEX) === GERMAN
  const isClear = g.place[COASTAL_DEFENCE] === BOX.removed
  const guard = g.place[COASTAL_DEFENCE]
  const where = guard >= 0 ? ` in ${placeName(guard)}` : ''
  const lacks = [
    ...(isTaken ? [] : ['a German unit must enter it']),
    ...(isClear ? [] : [`CDC${where} must be eliminated`]),
  ]
  const detail =
    lacks.length === 0 ? 'German, and CDC is eliminated.' : `Still missing: ${lacks.join(', and ')}.`
  const points = isTaken && isClear ? 1 : 0
  const lit = isClear || guard < 0 ? [DANZIG_HEX] : [DANZIG_HEX, guard]
  return {
    ...goal('danzig', DANZIG_HEX, points, 1, sentence(detail, '13.3b')),
    title: 'Danzig',
    hexes: field.hexNames(lit),
    ...(isTaken && !isClear && { tag: 'CDC holds' }),
  }
}

function goal(id: string, hex: number, points: number, most: number, detail: Sentence): Omit<Goal, 'title'> {
  return {
    id,
    side: GERMAN,
    state: points === most ? 'held' : points > 0 ? 'part' : 'open',
    value: points > 0 ? `${points} of ${most}` : `${most}`,
    detail,
    hexes: field.hexNames([hex]),
    tag: points > 0 ? `${points} of ${most}` : count(most, 'point'),
  }
}

function germanNextTo(g: State, hex: number): number | null {
  for (const next of field.around(hex)) {
    const top = field.unitsIn(g, next)[0]
    if (top !== undefined && ownerOf(g, top) === GERMAN) return top
  }
  return null
}

function best(g: State, points: number): Sentence {
  const isWarsawGerman = controllingSide(g, WARSAW) === GERMAN
  if (points === MOST_POINTS) return sentence('Germany has all four points and must hold them.', '13.3c')
  return sentence(
    isWarsawGerman
      ? 'Germany needs all four points to win.'
      : 'Germany needs all four points to win. As long as Warsaw holds, the best Germany can get is a draw.',
    '13.3c',
  )
}

function turnsLeft(g: State): Sentence {
  const left = g.terms.lastTurn - g.turn
  const when = left <= 0 ? 'This is the last turn' : `${count(left, 'turn')} after this one`
  return sentence(
    `${when}. Points are counted once, after turn ${g.terms.lastTurn}; there is no sudden death.`,
    '13.3a',
  )
}
