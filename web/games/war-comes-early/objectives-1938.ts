// 4  What Czechoslovakia 1938 is played for: victory points of cities, and the ways in which it ends at once.
import { count } from '../../../engine/words/english.ts'
import { ALLIED, CZECHOSLOVAKIA, GERMAN, NATIONS, NEUTRALS } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { garrisonNation } from '../../../games/war-comes-early/rules/11-entry.ts'
import { HEX, hasFlag, STATUS, type State } from '../../../games/war-comes-early/state.ts'
import {
  BERLIN,
  capital,
  country,
  fortHexes,
  hexesWhere,
  victoryValue,
} from '../../../games/war-comes-early/world.ts'
import type { Check, Disc, Goal, Objectives, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { field } from './names.ts'
import type { WarSight } from './sight.ts'

/** 4.1, 4.2 */
const ENOUGH = 100
const LEAD = 20
const QUICK = 2

export const discs1938 = (): readonly Disc[] =>
  hexesWhere(hex => victoryValue[hex] > 0).map(hex => ({
    hex: field.grid.names[hex],
    text: `${victoryValue[hex]}`,
  }))

export function objectives1938(s: WarSight): Objectives {
  const { g, viewer } = s
  return {
    task: task(viewer),
    wins: [
      {
        side: GERMAN,
        sentence: sentence(
          'at once if Czechoslovakia capitulates by the end of turn 2, with 100 points and Prague, or when the Allies are down to 1 point; after turn 10 with a lead of 20, if Czechoslovakia has capitulated.',
          '4.1a',
          '4.1b1',
          '4.2b',
        ),
      },
      {
        side: ALLIED,
        sentence: sentence(
          'at once with 100 points, both hexes of Berlin, or when Germany is down to 1 point; after turn 10 with a lead of 20, or if Czechoslovakia still fights.',
          '4.1c1',
          '4.2a',
          '4.2b',
        ),
      },
    ],
    now: sentence(`If the game ended now, ${endingNow(g)}.`, hasFallen(g) ? '4.2b' : '4.2a'),
    alarm: alarm(g),
    track: {
      label: 'German lead in points',
      boxes: [`−${LEAD} or worse`, `−${LEAD - 1} to ${LEAD - 1}`, `${LEAD} or more`],
      at: leadOf(g) <= -LEAD ? 0 : leadOf(g) >= LEAD ? 2 : 1,
      zones: hasFallen(g)
        ? [
            { boxes: 1, side: ALLIED, label: 'Allies win' },
            { boxes: 1, side: null, label: 'draw' },
            { boxes: 1, side: GERMAN, label: 'Germany wins' },
          ]
        : [{ boxes: 3, side: ALLIED, label: 'Allies win: Czechoslovakia fights on' }],
    },
    goals: [czechs(g), ...countries(s)],
    checks: checks(g),
    tallies: [],
    notes: [
      sentence(
        'The side that enters a city gains its points and the side that held it loses them, supplied or not.',
        '4.4a',
      ),
      sentence(
        'The first Allied entry of a West Wall hex is 1 point for the Allies and 1 less for Germany.',
        '4.4d',
      ),
    ],
    asides: [
      {
        title: 'Each turn',
        sentence: sentence(
          'In turns 1 and 2 Germany and the Czechs play alone. From turn 3 the markers of the other nations are drawn, and Germany acts in between.',
          '5.1',
          '5.3',
        ),
      },
      {
        title: 'Good to know',
        sentence: sentence('Violating a neutral brings it in on the Allied side.', '1.3d'),
      },
    ],
  }
}

const hasFallen = (g: State): boolean => g.status[CZECHOSLOVAKIA] === STATUS.capitulated
const leadOf = (g: State): number => g.vp[GERMAN] - g.vp[ALLIED]

function task(viewer: number): Sentence {
  if (viewer === GERMAN)
    return sentence(
      'You command Germany and its allies. Break Czechoslovakia in two turns, or win the war that follows.',
      '4.1a',
    )
  if (viewer === ALLIED)
    return sentence(
      'You command Czechoslovakia and its allies. Hold Prague until the rest of Europe arrives.',
      '4.2a',
    )
  return sentence('Germany tries to break Czechoslovakia before Europe arrives.', '4.1a')
}

function endingNow(g: State): string {
  if (!hasFallen(g)) return 'the Allies would win: Czechoslovakia has not capitulated'
  const lead = leadOf(g)
  if (lead >= LEAD) return `Germany would win with a lead of ${lead}`
  if (lead <= -LEAD) return `the Allies would win with a lead of ${-lead}`
  return 'it would be a draw'
}

function alarm(g: State): Sentence | null {
  if (hasFallen(g) || g.turn > QUICK) return null
  const left = g.turn === QUICK ? 'Last turn' : 'Two turns'
  return sentence(`${left} for the quick victory: Prague must fall, or every Czech fort be breached.`, '4.1a')
}

function czechs(g: State): Goal {
  const forts = fortHexes.filter(hex => garrisonNation(hex) === CZECHOSLOVAKIA)
  const intact = forts.filter(hex => !hasFlag(g.hexFlags, hex, HEX.breached))
  const prague = capital[CZECHOSLOVAKIA]
  const detail = hasFallen(g)
    ? `Capitulated on turn ${g.capitulatedOn[CZECHOSLOVAKIA]}.`
    : `Fights on. Capitulates when Prague falls or the last fort is breached: ${intact.length} of ${forts.length} forts are intact.`
  return {
    id: 'czechoslovakia-falls',
    title: 'Czechoslovakia capitulates',
    side: GERMAN,
    state: hasFallen(g) ? 'held' : 'open',
    value: '',
    detail: sentence(detail, '4.5.1a', '4.5.1b'),
    hexes: field.hexNames(hasFallen(g) ? [prague] : [prague, ...intact]),
    tag: 'Prague',
  }
}

/** A line for each country with victory cities: what the viewer holds of it. */
function countries({ g, viewer }: WarSight): Goal[] {
  const side = viewer === ALLIED ? ALLIED : GERMAN
  return NATIONS.flatMap((name, nation) => {
    const cities = hexesWhere(hex => victoryValue[hex] > 0 && country[hex] === nation)
    return cities.length === 0
      ? []
      : [cities].map(all => {
          const held = all.filter(hex => controllingSide(g, hex) === side)
          const [points, most] = [pointsOf(held), pointsOf(all)]
          const isClosed =
            side === ALLIED && NEUTRALS.includes(nation) && g.status[nation] !== STATUS.fighting
          return {
            id: name,
            title: name,
            side,
            state: points === most ? 'held' : points > 0 ? 'part' : isClosed ? 'later' : 'open',
            value: `${points} of ${most}`,
            detail: sentence(
              isClosed
                ? 'Neutral, unless Germany violates it.'
                : `${count(held.length, 'city', 'cities')} of ${all.length} in ${side === GERMAN ? 'German' : 'Allied'} hands.`,
              isClosed ? '1.3d' : '4.4a',
            ),
            hexes: field.hexNames(all),
          } satisfies Goal
        })
  })
}

const pointsOf = (hexes: readonly number[]): number => hexes.reduce((sum, hex) => sum + victoryValue[hex], 0)

/** 4.1, 4.2 */
function checks(g: State): Check[] {
  const each = (mark: (turn: number) => boolean): string[] =>
    Array.from({ length: g.terms.lastTurn }, (_, i) => (mark(i + 1) ? '•' : ''))
  const always = each(() => true)
  const prague = capital[CZECHOSLOVAKIA]
  const berlin = BERLIN.filter(hex => controllingSide(g, hex) === ALLIED).length
  const german = g.vp[GERMAN]
  const allied = g.vp[ALLIED]
  const holdsPrague = controllingSide(g, prague) === GERMAN
  const check = (
    id: string,
    title: string,
    side: number,
    said: Sentence,
    hexes: readonly number[],
    isMet: boolean,
    turns = always,
  ): Check => ({ id, title, side, detail: said, hexes: field.hexNames(hexes), turns, isMet })
  return [
    check(
      'quick',
      'Quick victory',
      GERMAN,
      sentence('Czechoslovakia capitulates by the end of turn 2.', '4.1a'),
      [prague],
      hasFallen(g) && g.capitulatedOn[CZECHOSLOVAKIA] <= QUICK,
      each(turn => turn <= QUICK),
    ),
    check(
      'german-100',
      '100 points and Prague',
      GERMAN,
      sentence(`Germany has ${german}; Prague is ${holdsPrague ? 'German' : 'not German'}.`, '4.1b1'),
      [prague],
      german >= ENOUGH && holdsPrague,
    ),
    check(
      'allied-1',
      'Allies down to 1 point',
      GERMAN,
      sentence(`The Allies have ${allied}.`, '4.1b2'),
      [],
      allied <= 1,
    ),
    check(
      'allied-100',
      '100 points',
      ALLIED,
      sentence(`The Allies have ${allied}.`, '4.1c2'),
      [],
      allied >= ENOUGH,
    ),
    check(
      'german-1',
      'Germany down to 1 point',
      ALLIED,
      sentence(`Germany has ${german}.`, '4.1c1'),
      [],
      german <= 1,
    ),
    check(
      'berlin',
      'Berlin',
      ALLIED,
      sentence(`Both hexes Allied; ${berlin} of 2 are.`, '4.1c3'),
      BERLIN,
      berlin === 2,
    ),
  ]
}
