// What both sides play for: every sudden death with what is missing, the ports, and the final check.
import { count, list } from '../../../engine/words/english.ts'
import {
  ENDING,
  ENDINGS,
  finalCount,
  greatCities,
  launchSitesLeft,
  portsHeld,
  portsNeeded,
  retakenCities,
  verdictOf,
} from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { isAntwerpOpen } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { HEX, hasFlag, isAlternate, type State } from '../../../games/eisenhowers-war/state.ts'
import { LAST_TURN, PORTS_NEEDED, TURN } from '../../../games/eisenhowers-war/tables.ts'
import {
  ANTWERP,
  antwerpAccess,
  BERLIN,
  grid,
  launchSites,
  portHexes,
  RUHR,
  VIENNA,
} from '../../../games/eisenhowers-war/world.ts'
import type { Check, Disc, Goal, Objectives, Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { citiesShort } from './header.ts'
import { field, placeName } from './names.ts'
import type { EisSight } from './sight.ts'

const isAllied = (g: State, hex: number): boolean => g.control[hex] === ALLIED
const hexes = field.hexNames
const names = (some: readonly number[]): string => list(some.map(placeName))

export function objectives({ g, viewer }: EisSight): Objectives {
  return {
    task: task(viewer),
    wins: [
      {
        side: ALLIED,
        sentence: sentence(
          'by a sudden death, or with all cities of western Germany and Italy after turn 9.',
          '4.2',
          '4.4',
        ),
      },
      {
        side: GERMAN,
        sentence: sentence(
          'if ports are missing, a city or beachhead is retaken, or a city of the final check is held after turn 9.',
          '4.3',
          '4.4',
        ),
      },
    ],
    now: ifItEndedNow(g),
    alarm: alarm(g),
    track: null,
    goals: goals(g),
    checks: checks(g),
    tallies: [ports(g), finalCities(g)],
    notes: notes(g),
    asides: asides(g),
  }
}

function task(viewer: number): Sentence {
  if (viewer === ALLIED)
    return sentence(
      'You command the Allies. Take ports fast enough to live, then the Ruhr by January or all of western Germany and Italy by April.',
      '4.2',
      '4.4',
    )
  if (viewer === GERMAN)
    return sentence(
      'You command Germany. Deny ports until September, never let the Ruhr fall before February, and hold one city of the final check.',
      '4.3',
      '4.4',
    )
  return sentence('The Allies have nine turns from Normandy to western Germany and Italy.', '4.4')
}

/** What the Victory Check would say of this position. */
function ifItEndedNow(g: State): Sentence {
  const verdict = verdictOf(g)
  const ending = ENDINGS[verdict]
  if (verdict === ENDING.none || ending === null)
    return sentence('If this turn ended now, the game would go on.', '4.1')
  const who =
    ending.winners.length === 0
      ? 'it would be a draw'
      : `the ${field.sideOf(g, ending.winners[0])} side would win`
  return sentence(`If this turn ended now, ${who}: ${ending.because}.`, ending.rule)
}

/** 4.3.1, 4.3.2  What would lose the game for the Allies at the end of this turn. */
function alarm(g: State): Sentence | null {
  const missing = portsNeeded(g) - portsHeld(g)
  if (missing > 0) {
    const short = missing === 1 ? 'One port short' : `${missing} ports short`
    return sentence(
      `${short}. Fewer than ${portsNeeded(g)} ports at the end of turn ${g.turn} is a German victory.`,
      '4.3.2',
    )
  }
  const retaken = retakenCities(g)
  if (retaken.length > 0)
    return sentence(`Supplied Germans stand in ${names(retaken)}, which was Allied.`, '4.3.1')
  const lost = Array.from(g.beachheads).filter(hex => hex >= 0 && g.control[hex] === GERMAN)
  return lost.length > 0 ? sentence(`The beachhead in ${names(lost)} is in German hands.`, '4.3.1') : null
}

const turns = (says: (turn: number) => string): string[] =>
  Array.from({ length: LAST_TURN }, (_, i) => says(i + 1))
const upTo = (last: number): string[] => turns(turn => (turn <= last ? '•' : ''))

function checks(g: State): Check[] {
  const sites = launchSitesLeft(g)
  const great = [RUHR, BERLIN, VIENNA]
  const { western, italian } = finalCount(g)
  const held = great.filter(hex => isAllied(g, hex))
  return [
    {
      id: 'ports',
      title: 'Ports',
      side: GERMAN,
      detail: sentence(`The minimum that the Allies must control; they hold ${portsHeld(g)}.`, '4.3.2'),
      hexes: hexes(portHexes.filter(hex => isAllied(g, hex))),
      turns: turns(turn => (PORTS_NEEDED[turn] ? `${PORTS_NEEDED[turn]}` : '')),
      isMet: portsHeld(g) < portsNeeded(g),
    },
    {
      id: 'recapture',
      title: 'Recapture',
      side: GERMAN,
      detail: sentence(
        `A supplied German unit in a city that was Allied, or a beachhead lost. ${recaptureNow(g)}`,
        '4.3.1',
      ),
      hexes: hexes(retakenCities(g)),
      turns: upTo(LAST_TURN),
      isMet: retakenCities(g).length > 0,
    },
    {
      id: 'sites',
      title: 'V-1 sites',
      side: ALLIED,
      detail: sentence(
        `All of ${hexes(launchSites).join(', ')}. ${sites.length === 0 ? 'All are Allied.' : `Missing: ${hexes(sites).join(', ')}.`}`,
        '4.2.3',
      ),
      hexes: hexes(launchSites),
      turns: turns(turn => (turn === TURN.launchSites ? '•' : '')),
      isMet: sites.length === 0 && g.turn === TURN.launchSites,
    },
    {
      id: 'ruhr',
      title: 'The Ruhr',
      side: ALLIED,
      detail: sentence(isAllied(g, RUHR) ? 'Allied.' : 'German.', '4.2.1'),
      hexes: hexes([RUHR]),
      turns: upTo(TURN.lastForRuhr),
      isMet: isAllied(g, RUHR) && g.turn <= TURN.lastForRuhr,
    },
    {
      id: 'two-of-three',
      title: 'Two of three',
      side: ALLIED,
      detail: sentence(
        `The Ruhr, Berlin and Vienna. ${held.length === 0 ? 'None is Allied.' : `Allied: ${names(held)}.`}`,
        '4.2.2',
      ),
      hexes: hexes(great),
      turns: upTo(TURN.lastForTwoOfThree),
      isMet: greatCities(g) >= 2 && g.turn <= TURN.lastForTwoOfThree,
    },
    {
      id: 'final',
      title: 'Final check',
      side: ALLIED,
      detail: sentence(
        `Every city in Italy and in Germany west of the drawn game line. German: ${western.length} in the west, ${italian.length} in Italy.`,
        '4.4',
      ),
      hexes: hexes([...western, ...italian]),
      turns: turns(turn => (turn === LAST_TURN ? '•' : '')),
      isMet: g.turn === LAST_TURN && citiesShort(g) === 0,
    },
    ...(g.fortress >= 0 ? [fortress(g)] : []),
  ]
}

function recaptureNow(g: State): string {
  const retaken = retakenCities(g)
  return retaken.length === 0 ? 'None now.' : `Now: ${names(retaken)}.`
}

function fortress(g: State): Check {
  const { fortressTurn } = g.terms.options
  return {
    id: 'fortress',
    title: 'Alpine Fortress',
    side: GERMAN,
    detail: sentence(
      `It stands in ${placeName(g.fortress)}; an Allied unit that enters removes it.`,
      '13.8b',
    ),
    hexes: hexes([g.fortress]),
    turns: turns(turn => (turn === fortressTurn ? '•' : '')),
    isMet: g.turn === fortressTurn,
  }
}

function goals(g: State): Goal[] {
  const great = [
    ['ruhr', RUHR, TURN.lastForRuhr, '4.2.1'],
    ['berlin', BERLIN, TURN.lastForTwoOfThree, '4.2.2'],
    ['vienna', VIENNA, TURN.lastForTwoOfThree, '4.2.2'],
  ] as const
  return [
    ...great.map(
      ([id, hex, last, rule]): Goal => ({
        id,
        title: placeName(hex),
        side: ALLIED,
        state: isAllied(g, hex) ? 'held' : g.turn > last ? 'lost' : 'open',
        value: g.turn <= last ? `by turn ${last}` : '',
        detail: sentence(`${isAllied(g, hex) ? 'Allied' : 'German'}; ${nearest(g, hex)}.`, rule),
        hexes: hexes([hex]),
        tag: placeName(hex),
      }),
    ),
    {
      id: 'antwerp',
      title: 'Antwerp up and running',
      side: ALLIED,
      state: isAntwerpOpen(g) ? 'held' : 'open',
      value: 'supply',
      detail: antwerp(g),
      hexes: hexes([ANTWERP, ...antwerpAccess]),
      tag: 'Antwerp',
    },
  ]
}

function nearest(g: State, hex: number): string {
  const far = field.unitsOf(g, ALLIED).map(unit => grid.distance(g.place[unit], hex))
  return far.length === 0
    ? 'no Allied unit is ashore'
    : `nearest Allied unit ${count(Math.min(...far), 'hex', 'hexes')} away`
}

function antwerp(g: State): Sentence {
  const missing = [ANTWERP, ...antwerpAccess].filter(hex => !isAllied(g, hex))
  if (missing.length === 0) return sentence('The port and its four access hexes are Allied.', '7.9')
  return sentence(
    `Missing: ${names(missing)}. From turn 5 on an army group goes short without it.`,
    '7.9',
    '7.15',
  )
}

const item = (g: State, hex: number) => ({
  name: placeName(hex),
  hex: grid.names[hex],
  isHeld: isAllied(g, hex),
})

const ports = (g: State) => ({
  title: `Ports: ${portsHeld(g)} of ${portHexes.length} are Allied`,
  note: 'beachheads do not count',
  items: portHexes.map(hex => ({
    ...item(g, hex),
    isHeld: isAllied(g, hex) && !hasFlag(g.hexFlags, hex, HEX.destroyed),
  })),
})

function finalCities(g: State) {
  const { western, italian, substitutes } = finalCount(g)
  return {
    title: `Final check: ${western.length + italian.length} cities are German`,
    note: `${count(substitutes.length, 'city', 'cities')} in the east to make up for western ones`,
    items: [...western, ...italian, ...substitutes].map(hex => item(g, hex)),
  }
}

function notes(g: State): Sentence[] {
  const open = portHexes.filter(hex => !isAllied(g, hex) && field.unitsIn(g, hex).length === 0)
  return [
    ...(portsNeeded(g) > 0 && open.length > 0 ? [sentence(`Open ports: ${names(open)}.`, '4.3.2')] : []),
    sentence(
      g.terms.options.substitution === 'draw'
        ? 'Cities in the east that make up for western ones make the game a draw.'
        : 'Each Allied city in the east makes up for one western city.',
      '4.4.1',
    ),
  ]
}

const asides = (g: State): Objectives['asides'] => [
  {
    title: 'Each turn',
    sentence: sentence(
      'Each side chooses: move and then attack, or attack and then move. Victory is checked after the German turn.',
      '5.5',
      '5.6',
    ),
  },
  {
    title: 'Your plan',
    sentence: sentence(
      isAlternate(g)
        ? 'The Allied player plans both landings in secret; the first comes on turn 1, a second on turn 3 or 4.'
        : 'The Allied player plans a second landing in secret, for turn 3 or 4.',
      '3.2.3',
    ),
  },
  {
    title: 'Good to know',
    sentence: sentence(
      'From turn 2 on Germany has five Fuehrer offensives, played in the middle of the Allied movement.',
      '13.6',
    ),
  },
]

/** The three great cities. */
export const discs = (): readonly Disc[] =>
  [RUHR, BERLIN, VIENNA].map(hex => ({ hex: grid.names[hex], text: '★' }))
