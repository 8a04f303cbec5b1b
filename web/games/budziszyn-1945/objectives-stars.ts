// S-V0 to S-V13  What Two Stars is played for: victory points, line by line.
import { count } from '../../../engine/words/english.ts'
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { playerPoints } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { type ScoreLine, scoresOf } from '../../../games/budziszyn-1945/rules/17-victory-points.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { campName, sideOf } from '../../../games/budziszyn-1945/words/names.ts'
import { EDGE, edges, isCzech, routeOverEdge, townName } from '../../../games/budziszyn-1945/world.ts'
import type { Goal, Objectives, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { field } from './names.ts'
import { tallyOf } from './objectives-nysa.ts'
import { pictured } from './pictured.ts'
import type { BudSight } from './sight.ts'

export function objectivesStars(s: BudSight): Objectives {
  const { g, viewer } = s
  const points = playerPoints(pictured(s))
  const scores = scoresOf(pictured(s))
  const sides = field.sidesOf(g)
  const camps = [CAMP.american, CAMP.german, CAMP.soviet]
  // Whoever looks reads his own lines first.
  const inOrder = camps.toSorted((a, b) => Number(isOf(g, b, viewer)) - Number(isOf(g, a, viewer)))
  return {
    task: task(g, viewer),
    wins: sides.map(side => ({
      side,
      sentence: sentence(`with the most points after turn 16: ${counted(g, side)}.`, 'S-V0'),
    })),
    now: sentence(`If the game ended now, ${endingNow(g, points)}.`, 'S-V0'),
    alarm: null,
    track: null,
    goals: inOrder.flatMap(camp => scores[camp].lines.map(line => goalOf(g, camp, line))),
    checks: [],
    tallies: [tallyOf(s, CAMP.american)],
    notes: [
      ...(g.terms.players === 2
        ? [
            sentence(
              'The Allied player adds American and German points and halves the sum, rounded down.',
              'S-V0',
            ),
          ]
        : []),
      sentence(turnsLeft(g), 'S-1'),
    ],
    asides: [
      {
        title: 'Each turn',
        sentence:
          g.terms.players === 2
            ? sentence('The Allies play their six phases first; on the first day only Americans act.', 'S-8a')
            : sentence('Americans, then Soviets, then Germans play six phases each.', 'S-9a'),
      },
      {
        title: 'The Poles',
        sentence: sentence(
          'Before turn 1 each Polish counter rolls a die: it may come over to the Americans, lose a level, or stay.',
          'S-4',
        ),
      },
      {
        title: 'In the air',
        sentence: sentence('The Soviets pick three days on which they have 30, 25 and 20 air points.', 'S-3'),
      },
    ],
  }
}

const isOf = (g: State, camp: number, viewer: number): boolean => g.terms.playerOf[camp] === viewer

function task(g: State, viewer: number): Sentence {
  if (viewer < 0) return sentence('Americans and Germans fight the Red Army in Lusatia.', 'S-V0')
  const camps = [CAMP.american, CAMP.german, CAMP.soviet].filter(camp => isOf(g, camp, viewer))
  const aim = camps.includes(CAMP.soviet)
    ? 'Break through to the south and keep the Americans in the west.'
    : camps.length > 1
      ? 'Drive the Red Army back to the east and keep it from the south edge.'
      : camps[0] === CAMP.american
        ? 'Drive east, take towns and destroy Soviet units.'
        : 'Hold Dresden and the road south.'
  return sentence(`You command ${camps.map(camp => COMMANDS[camp]).join(' and ')}. ${aim}`, 'S-V0')
}

const COMMANDS: Readonly<Record<number, string>> = {
  [CAMP.soviet]: 'the Soviets',
  [CAMP.german]: 'the Germans',
  [CAMP.american]: 'the Americans',
}

const AIMS: Readonly<Record<number, string>> = {
  [CAMP.soviet]: 'Czech soil, roads to the south, enemy units eliminated, Americans kept west',
  [CAMP.german]: 'the south edge, Dresden, Soviet units eliminated, towns recaptured',
  [CAMP.american]: 'Soviet and Polish units eliminated, towns, ground gained to the east',
}

function counted(g: State, side: number): string {
  return [CAMP.american, CAMP.german, CAMP.soviet]
    .filter(camp => isOf(g, camp, side))
    .map(camp => AIMS[camp])
    .join('; ')
}

function endingNow(g: State, points: readonly number[]): string {
  const best = Math.max(...points)
  const winners = points.flatMap((total, side) => (total === best ? [side] : []))
  const figures = points.map((total, side) => `${sideOf(g, side)} ${total}`).join(', ')
  if (winners.length > 1) return `it would be a draw (${figures})`
  return `it would be ${/^[AEIOU]/.test(sideOf(g, winners[0])) ? 'an' : 'a'} ${sideOf(g, winners[0])} victory (${figures})`
}

const turnsLeft = (g: State): string =>
  g.terms.lastTurn === g.turn
    ? 'This is the last turn.'
    : `${count(g.terms.lastTurn - g.turn, 'turn')} after this one.`

/** What a line is worth, and where on the map it can be earned. */
const LINES: Readonly<Record<string, { readonly each: string; readonly where?: (hex: number) => boolean }>> =
  {
    'S-V1': { each: '20 points', where: hex => isCzech[hex] !== 0 },
    'S-V2': { each: '10 points a road', where: hex => (routeOverEdge[hex] & EDGE.south) !== 0 },
    'S-V3': { each: '2 points each' },
    'S-V4': { each: '1 point each' },
    'S-V5': { each: '1 point a column' },
    'S-V6': { each: '2 points each' },
    'S-V7': { each: '1 point each' },
    'S-V8': { each: '1 point a hex' },
    'S-V9': { each: '1 point a column' },
    'S-V10': { each: '20 points', where: hex => (edges[hex] & EDGE.south) !== 0 },
    'S-V11': { each: '8 points', where: hex => townName[hex] === 'Dresden' },
    'S-V12': { each: '2 points each' },
    'S-V13': { each: '2 points a town' },
  }

function goalOf(g: State, camp: number, { rule, label, points }: ScoreLine): Goal {
  const { each, where } = LINES[rule]
  const title = label.charAt(0).toUpperCase() + label.slice(1)
  return {
    id: rule,
    title,
    side: g.terms.playerOf[camp],
    state: points > 0 ? 'held' : 'open',
    value: `${points}`,
    detail: sentence(`${campName(camp)}, ${each}.`, rule),
    hexes: where === undefined ? [] : field.hexesWhere(where),
  }
}
