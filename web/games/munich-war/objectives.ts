// What a player plays for: cities, objectives of the Reich, units destroyed, and the lead that decides.
import { PUBLIC } from '../../../engine/game/game.ts'
import { capital, count, list, signed } from '../../../engine/words/english.ts'
import { ALLIED, AXIS, BRITAIN, NATIONS, SOVIET_UNION } from '../../../games/munich-war/nations.ts'
import { homeSide } from '../../../games/munich-war/rules/02-control.ts'
import { fightsFor, warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { mustCheck } from '../../../games/munich-war/rules/21-surrender.ts'
import { levelOf, pointsForHex, pointsForUnits } from '../../../games/munich-war/rules/22-victory.ts'
import { STATUS, type State } from '../../../games/munich-war/state.ts'
import { SURRENDER_RANGE } from '../../../games/munich-war/tables.ts'
import { unitsOf } from '../../../games/munich-war/units.ts'
import { nationName, SIDE_NAMES } from '../../../games/munich-war/words/names.ts'
import {
  cityHexes,
  country,
  grid,
  isCapital,
  isObjective,
  objectiveHexes,
  victoryValue,
} from '../../../games/munich-war/world.ts'
import type {
  Check,
  Disc,
  Goal,
  Objectives,
  PointTrack,
  Sentence,
  Tally,
} from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { lead } from './header.ts'
import { field, placeName } from './names.ts'
import type { MunichSight } from './sight.ts'

export function objectives(s: MunichSight): Objectives {
  const net = lead(s)
  return {
    task: task(s),
    wins: [
      {
        side: AXIS,
        sentence: sentence(
          `with a lead of 11 points or more after turn ${warOf(s.g).turns}, or when every Allied country has surrendered.`,
          '22.1',
          '22.0a',
        ),
      },
      { side: ALLIED, sentence: sentence('in any other case, decisively if the Axis has no lead.', '22.1') },
    ],
    now: sentence(
      `If the game ended now: ${ENDINGS[levelOf(net)]}, with an Axis lead of ${signed(net)}.`,
      '22.1',
    ),
    alarm: alarm(s),
    track: track(net),
    goals: goals(s),
    checks: checks(s),
    tallies: tallies(s),
    notes: notes(s.g),
    asides: asides(s),
  }
}

const ENDINGS: Readonly<Record<number, string>> = {
  3: 'Axis decisive victory',
  4: 'Axis major victory',
  5: 'Allied marginal victory',
  6: 'Allied decisive victory',
}

const belligerents = (g: State, side: number): string =>
  list(NATIONS.flatMap((_, n) => (fightsFor(g, n, side) && unitsOf(n).length > 0 ? [nationName(n)] : [])))

function task({ g, viewer }: MunichSight): Sentence {
  const { turns, title } = warOf(g)
  const weeks = count(turns, 'week')
  if (viewer === AXIS)
    return sentence(
      `${title}. You command ${belligerents(g, AXIS)}. You have ${weeks} to lead by 11 points.`,
      '3.4a',
      '22.1',
    )
  if (viewer === ALLIED)
    return sentence(
      `${title}. You command ${belligerents(g, ALLIED)}. Keep the Axis lead to 10 points or less for ${weeks}.`,
      '3.4a',
      '22.1',
    )
  return sentence(`${title}. The Axis has ${weeks} to lead by 11 points.`, '22.1')
}

const BOXES = ['≤0', '1–5', '6–10', '11–20', '21–30', '≥31'] as const
const BOUNDS = [0, 5, 10, 20, 30]

const track = (net: number): PointTrack => ({
  label: 'Axis lead',
  boxes: BOXES,
  at:
    BOUNDS.findIndex(bound => net <= bound) < 0 ? BOXES.length - 1 : BOUNDS.findIndex(bound => net <= bound),
  zones: [
    { boxes: 1, side: ALLIED, label: 'Allied decisive' },
    { boxes: 2, side: ALLIED, label: 'Allied marginal' },
    { boxes: 2, side: AXIS, label: 'Axis major' },
    { boxes: 1, side: AXIS, label: 'Axis decisive' },
  ],
})

/** 22.0c to 22.0g  Every city that counts for somebody, those that have changed hands first. */
function goals(s: MunichSight): Goal[] {
  const { g } = s
  const cities = cityHexes.flat().filter(hex => homeSide(g, hex) >= 0 && victoryValue[hex] > 0)
  const all = [...new Set([...cities, ...objectiveHexes.filter(hex => homeSide(g, hex) === ALLIED)])]
  const worth = (hex: number) => victoryValue[hex]
  return [
    ...all.toSorted((a, b) => worth(b) - worth(a)).map(hex => cityGoal(s, hex)),
    ...[AXIS, ALLIED].map(side => unitsGoal(s, side)),
  ]
}

function cityGoal(s: MunichSight, hex: number): Goal {
  const side = 1 - homeSide(s.g, hex)
  const points = s.ask(g => pointsForHex(g, side, hex))
  const most = Math.max(victoryValue[hex], side === AXIS && isObjective[hex] ? 2 : 0)
  const what = isObjective[hex]
    ? 'Reich Strategic Objective'
    : isCapital[hex]
      ? 'capital'
      : 'mobilization centre'
  const owner = NATIONS[country[hex]]
  const text = points > 0 ? `${owner}, ${what}, taken.` : `${owner}, ${what}, still ${SIDE_NAMES[1 - side]}.`
  return {
    id: `city-${grid.names[hex]}`,
    title: placeName(hex),
    side,
    state: points === 0 ? 'open' : points < most ? 'part' : 'held',
    value: points > 0 ? `${points}` : `${most}`,
    detail: sentence(text, isObjective[hex] ? '22.0f' : '22.0d'),
    hexes: [grid.names[hex]],
  }
}

function unitsGoal(s: MunichSight, side: number): Goal {
  const points = s.ask(g => pointsForUnits(g, side))
  return {
    id: `units-${side}`,
    title: `${SIDE_NAMES[1 - side]} air units and mechanized formations`,
    side,
    state: points > 0 ? 'part' : 'open',
    value: `${points}`,
    detail: sentence('2 for each air unit that is gone, 1 for each mechanized army or corps.', '22.0i'),
    hexes: [],
  }
}

/** 21.0a  Countries that must roll for surrender at the end of their side's turn. */
function checks(s: MunichSight): Check[] {
  const { g } = s
  return NATIONS.flatMap((name, nation): Check[] => {
    const range = SURRENDER_RANGE[nation]
    if (range === undefined || g.status[nation] !== STATUS.fighting || cityHexes[nation].length === 0)
      return []
    const isMet = mustCheck(g, nation)
    const kept = cityHexes[nation].filter(hex => g.control[hex] !== 2 - g.allegiance[nation])
    const left = isMet
      ? `surrenders on a die of ${range === 1 ? '1' : `1 to ${range}`}.`
      : `still has ${list(kept.map(placeName)) || 'a disputed city'}.`
    return [
      {
        id: `surrender-${nation}`,
        title: `${name} surrenders`,
        side: 1 - g.allegiance[nation],
        detail: sentence(capital(left), '21.0a'),
        hexes: field.hexNames(cityHexes[nation]),
        turns: Array.from({ length: warOf(g).turns }, () => '•'),
        isMet,
      },
    ]
  })
}

function alarm({ g, viewer }: MunichSight): Sentence | null {
  const due = NATIONS.flatMap((_, n) =>
    g.status[n] === STATUS.fighting && g.allegiance[n] === viewer && mustCheck(g, n) ? [nationName(n)] : [],
  )
  if (viewer === PUBLIC || due.length === 0) return null
  return sentence(`${capital(list(due))} must check for surrender at the end of your turn.`, '21.0a')
}

function tallies(s: MunichSight): Tally[] {
  const { g } = s
  const open = objectiveHexes.filter(hex => homeSide(g, hex) === ALLIED)
  if (open.length === 0) return []
  const items = open.map(hex => ({
    name: placeName(hex),
    hex: grid.names[hex],
    isHeld: s.ask(real => pointsForHex(real, AXIS, hex)) > 0,
  }))
  const held = items.filter(({ isHeld }) => isHeld).length
  return [
    {
      title: `Reich Strategic Objectives: ${held} of ${open.length} are German`,
      note: 'only German units count',
      items,
    },
  ]
}

/** 22.0b, 5.5  What the rules imply for this war. */
function notes(g: State): Sentence[] {
  const never = [BRITAIN, SOVIET_UNION].filter(nation => g.status[nation] === STATUS.fighting)
  return [
    ...never.map(nation =>
      sentence(
        `${capital(nationName(nation))} never surrenders: the ${SIDE_NAMES[1 - g.allegiance[nation]]} side cannot win automatically.`,
        '22.0b',
      ),
    ),
    sentence('A neutral that is invaded joins the other side, and its cities count from then on.', '5.4d'),
  ]
}

function asides({ g }: MunichSight): Objectives['asides'] {
  const { axisIntervention, alliedIntervention } = warOf(g)
  const joiners = (nations: readonly number[], side: number) =>
    nations.length === 0 ? [] : [`${list(nations.map(nationName))} on the ${SIDE_NAMES[side]} side`]
  return [
    {
      title: 'Who may join',
      sentence: sentence(
        `${capital(list([...joiners(axisIntervention, AXIS), ...joiners(alliedIntervention, ALLIED)]))}, with the Intervention event: 33% each turn from turn 2 on.`,
        '5.3a',
      ),
    },
    { title: 'Each turn', sentence: sentence('Mobilize, fly, move, fight; the Axis first.', '4.0a') },
    {
      title: 'Good to know',
      sentence: sentence(
        'Capitals left empty are lost to a single corps that comes by rail. Railroads halve every cost.',
        '8.5a',
      ),
    },
  ]
}

/** The discs of the cities that count in this war, for those who can take them. */
export const discs = ({ g }: MunichSight): readonly Disc[] =>
  cityHexes
    .flat()
    .filter(hex => victoryValue[hex] > 0 && homeSide(g, hex) >= 0)
    .map(hex => ({ hex: grid.names[hex], text: `${victoryValue[hex]}` }))
