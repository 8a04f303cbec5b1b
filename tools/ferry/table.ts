// The ferry at the table, the least that a game says: companies move in the movement desk; whom one can shoot at is a button of the
// company in hand. Everything else is the kit's plainest answer.
import type { Action, GameEvent } from '../../engine/game/action.ts'
import { POINT } from '../../engine/movement/points.ts'
import { STOPPED } from '../../engine/movement/reach.ts'
import { namesOf } from '../../engine/words/names.ts'
import type { LogLine } from '../../table/presentation.ts'
import { countersOf } from '../../web/games/kit/counters.ts'
import { defaultsOf, seeAll } from '../../web/games/kit/defaults.ts'
import { deskOf, plain } from '../../web/games/kit/desk.ts'
import { facts } from '../../web/games/kit/facts.ts'
import { fieldOf } from '../../web/games/kit/field.ts'
import { hexTitle } from '../../web/games/kit/hex-words.ts'
import { logHeading, logLine } from '../../web/games/kit/log.ts'
import { type March, movementOf } from '../../web/games/kit/march.ts'
import { placesOf, presentationOf } from '../../web/games/kit/presentation.ts'
import { affordance, button } from '../../web/games/kit/readers.ts'
import { sentence } from '../../web/games/kit/sentences.ts'
import type { KitSight } from '../../web/games/kit/sight.ts'
import { alive, board, FERRY, type Ferry, ferry, grid, holder, isSea, sideOf, UNITS } from './rules.ts'

type FerrySight = KitSight<Ferry>

const field = fieldOf<Ferry>({
  ...namesOf({
    grid,
    unitIds: UNITS,
    unitName: unit => `${unit < 2 ? 'Red' : 'Blue'} ${UNITS[unit].slice(-1)}`,
    townOf: hex => (hex === FERRY ? 'Ferry' : ''),
  }),
  kindOf: () => 'company',
  nationOf: unit => (unit < 2 ? 'Red' : 'Blue'),
  ownerOf: (_, unit) => sideOf(unit),
  groundOf: hex => (isSea(hex) ? 'sea' : 'land'),
  sides: { day: ['Red', 'Blue'] },
})
const { nameOf, unitIds } = field
const place = (hex: unknown): string => (grid.indexOf(String(hex)) === FERRY ? 'the ferry' : `hex ${hex}`)

const scores = (g: Ferry): number[] => [alive(g, 0), alive(g, 1)]

const walk = (unit: unknown, to: unknown): Action => ({ do: 'walk', unit: String(unit), to: String(to) })
const ofUnit = ({ legal }: FerrySight, verb: string, unit: number): readonly Action[] =>
  legal.filter(action => action.do === verb && action.unit === unitIds[unit])

interface Walk extends March {
  readonly s: FerrySight
}

const movement = movementOf<Ferry, FerrySight, Walk>(
  field,
  {
    marchOf: (s, units, _mode, via) =>
      units.length > 1 || via.length > 0 ? null : { s, units, at: s.g.place[units[0]] },
    arrivals: ({ s, units: [unit] }) =>
      new Map(
        ofUnit(s, 'walk', unit).map(({ to }) => [field.hexAt(to), { left: 0, ending: STOPPED, lead: 0 }]),
      ),
    wayTo: ({ units: [unit], at }, to) => ({
      unit,
      steps: [{ from: at, to, ticks: POINT }],
      budget: POINT,
      left: 0,
      ending: STOPPED,
    }),
  },
  { pointsRule: '2', stepWords: (_, __, { to }) => [field.groundOf(to), '2'], stopWords: () => null },
  {
    refusal: (s, id) =>
      s.legal.some(({ unit }) => unit === id) ? null : sentence(`${nameOf(id)} cannot act now.`, '2'),
    modes: () => [{ id: 'normal', label: 'Walk', refusal: null }],
    isColumn: () => false,
    whyNot: (s, [unit], _mode, to) =>
      s.check(walk(unitIds[unit], grid.names[to])) ?? sentence('One company at a time.', '2'),
    order: (_s, [unit], _mode, [to]) => walk(unit, to),
    notes: () => [],
    others: (s, [id]) =>
      ofUnit(s, 'shoot', field.unitAt(id)).map(action => ({
        id: `shoot-${action.at}`,
        label: `Shoot at ${nameOf(action.at)}`,
        action,
      })),
    unmoved: s => field.unitsWhere(unit => s.legal.some(action => action.unit === unitIds[unit])),
  },
)

function log(g: Ferry, heard: readonly GameEvent[]): LogLine[] {
  return heard.map(event => {
    const { rule, dice } = event
    const line = (text: string, weight: LogLine['weight']) =>
      logLine({ text, rule, hexes: [], ...(dice !== undefined && { dice: dice as number[] }) }, weight, null)
    if (event.event === 'turn') return logHeading(`Turn ${event.turn}`, 'turn', rule)
    if (event.event === 'walked') return line(`${nameOf(event.unit)} walks to ${place(event.to)}`, 'move')
    if (event.event !== 'shot') return line(`${field.sideOf(g, Number(event.side))} is done`, 'phase')
    const fate = event.isHit ? 'hits' : 'misses'
    return line(`${nameOf(event.unit)} shoots at ${nameOf(event.at)} and ${fate}`, 'battle')
  })
}

export const table = presentationOf<Ferry, FerrySight>(field, {
  ...defaultsOf<Ferry, FerrySight>(field, ferry, scores),
  ...countersOf<Ferry, FerrySight>(field, {
    isSpent: (g, unit) => g.done[unit] === 1,
    statesOf: () => [],
    wordsOf: () => [],
  }),
  game: ferry,
  see: seeAll(ferry),
  scores,
  desk: deskOf(field, {
    words: {
      act: plain('move', ['Walk or shoot.', 'Each company acts once.'], '2', ['Companies', 'Who acts?']),
    },
    affordancesOf: () => [affordance({ do: 'end' }, button('end', 'End the turn', 'main'))],
  }),
  hexCard: ({ g }, name) => {
    const hex = grid.indexOf(name)
    const held = field.sideOf(g, holder(g)) || 'nobody'
    return { title: hexTitle(field, hex), facts: facts([hex === FERRY && ['Held by', held, '4']]), notes: [] }
  },
  pointer: () => sentence('The ferry is in 0202.', '4'),
  movement,
  log,
  ground: { board, turned: 0, seas: ['sea'], rivers: ['river'], walls: [], works: [] },
  places: placesOf(field, field.townOf, field.groundOf),
  rules: [
    { id: '1', title: 'Sides', chapter: 'The game', text: 'Red and Blue have two companies each.' },
    {
      id: '2',
      title: 'Companies',
      chapter: 'The game',
      text: 'A company walks one hex or shoots one hex far.',
    },
    { id: '3', title: 'Turns', chapter: 'The game', text: 'Red acts, then Blue; four turns.' },
    { id: '4', title: 'Victory', chapter: 'The game', text: 'Whoever stands at the ferry at the end wins.' },
  ],
})
