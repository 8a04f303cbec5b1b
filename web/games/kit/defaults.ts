// What a game need not say: the plainest answer to every question of the table.
import type { Game } from '../../../engine/game/game.ts'
import { count } from '../../../engine/words/english.ts'
import type { AttackDesk, Presentation } from '../../../table/presentation.ts'
import { unitCardOf } from './cards.ts'
import { waitingForOf } from './desk.ts'
import type { Field, FieldState } from './field.ts'
import { turnHeading, turnOf } from './header.ts'
import { hexTitle, stackTitleOf } from './hex-words.ts'
import { reportOf } from './report.ts'
import { sentence } from './sentences.ts'
import { type KitSight, sightOf } from './sight.ts'
import { verdictOf } from './verdict.ts'

/** A desk for games in which nobody attacks in a phase of its own. */
export const noAttack = <S extends { readonly viewer: number }>(why: string): AttackDesk<S> => ({
  targets: () => new Map(),
  kindLabel: () => ({ label: 'Attack', rule: '' }),
  title: (_, target) => ({ title: `Attack on ${target}`, subtitle: '' }),
  enemy: ({ viewer }) => (viewer === 0 ? 1 : 0),
  attackers: () => [],
  suggested: () => [],
  whyNot: () => sentence(why),
  odds: () => null,
  lacks: () => null,
  extras: () => [],
  order: (_, units, target) => ({ do: 'attack', units, target }),
  notes: () => [],
})

type Defaults =
  | 'secret'
  | 'turn'
  | 'ribbon'
  | 'score'
  | 'pointer'
  | 'waitingFor'
  | 'attack'
  | 'missions'
  | 'waiting'
  | 'markers'
  | 'hexCard'
  | 'unitCard'
  | 'stackTitle'
  | 'trays'
  | 'overlays'
  | 'overlay'
  | 'opening'
  | 'report'
  | 'verdict'

/** Answers for a game that hides nothing, has no trays, overlays and markers, and rolls no battles. */
export function defaultsOf<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  game: Game<G>,
  scores: (g: G) => readonly number[],
): Pick<Presentation<G, S>, Defaults> {
  const noDate = () => ''
  const score = (s: S) =>
    s.ask(scores).map((value, side) => ({ side, label: field.sideOf(s.g, side), value: `${value}` }))
  return {
    secret: () => null,
    turn: turnOf<G>(noDate),
    ribbon: ({ g, awaited }) => [
      {
        steps: field.sidesOf(g).map(side => ({
          label: field.sideOf(g, side),
          side,
          state: side === awaited?.side ? 'current' : 'next',
        })),
      },
    ],
    score,
    pointer: () => null,
    waitingFor: waitingForOf(field, () => null),
    attack: noAttack('Nobody attacks here.'),
    missions: null,
    waiting: null,
    markers: () => [],
    hexCard: (_, hex) => ({ title: hexTitle(field, field.hexAt(hex)), facts: [], notes: [] }),
    unitCard: (_, id) => {
      const unit = field.unitAt(id)
      return unitCardOf(field)(id, unit < 0 ? '' : `${field.nationOf(unit)} ${field.kindOf(unit)}`, ['', ''])
    },
    stackTitle: stackTitleOf<G, S>(field, {
      sizeRule: '',
      unseenRule: '',
      sizeIn: ({ g }, hex) => count(field.unitsIn(g, hex).length, 'unit'),
    }),
    trays: () => [],
    overlays: [],
    overlay: () => [],
    opening: g => turnHeading(noDate, g),
    report: reportOf<G, never>(field, {
      declared: '',
      rolled: '',
      fought: () => null,
      balance: () => 0,
      unit: 'units',
      costs: () => ({ attacker: 0, defender: 0 }),
      lossReader: () => () => null,
      kindOfLoss: field.nationOf,
      story: () => '',
    }),
    verdict: verdictOf<G, S>(field, game, { score }),
  }
}

/** The sights of a game that hides nothing. */
export const seeAll =
  <G extends FieldState>(game: Game<G>) =>
  (g: G, viewer: number): KitSight<G> =>
    sightOf(game, g, viewer, g.copy(), {})
