// Random games in which everything secret is changed now and then: nobody may be able to tell.
import { levelsOf, playerOf } from '../../ai/games/all.ts'
import { type Luck, luckOf, type Player } from '../../ai/players/player.ts'
import type { Level } from '../../ai/players/players.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { mutant, Vocabulary } from '../fuzz/mutants.ts'
import { type Finding, words } from '../fuzz/table.ts'
import { MAX_ACTIONS } from '../fuzz.ts'
import { optionsByLot, type Title } from '../titles.ts'
import { heardApart, namesHidden, type Shown, toldApart } from './disclosed.ts'
import { type Twin, twinsOf } from './twins.ts'
import { hasPieces, hiddenUnits, type Pieces } from './units.ts'

export interface Secrets {
  /** Ids of the units, in the order of their numbers. */
  readonly units: readonly string[]
  /** What is printed on a counter but its name. */
  readonly kindOf: (id: string) => string
  readonly shown: Shown | null
}

export interface Kept {
  readonly decisions: number
  /** Pairs of positions that were compared. */
  readonly pairs: number
  /** What could be told, null if nothing. */
  readonly leak: string | null
}

/** Those who play here are quick; between them they try everything. */
const PLAYERS = ['random', 'lively'] as const satisfies readonly Level[]

/** How many actions are asked about in each position. */
const ASKED = 3

/** One game of a seed; the same seed is the same game. */
export function secretsGame(title: Title, secrets: Secrets, seed: number): Kept {
  const { game, scenario } = title
  const luck = luckOf(seed * 2 + 1)
  const begun = game.begin(scenario.id, optionsByLot(scenario, luck), fastDice(seed))
  if (!begun.ok) return { decisions: 0, pairs: 0, leak: begun.faults[0].reason }
  const g = begun.value
  if (!hasPieces(g)) return { decisions: 0, pairs: 0, leak: 'the state has no units' }
  const levels = PLAYERS.filter(level => levelsOf(game.id).includes(level))
  const players = scenario.sides.map(() => playerOf(levels[luck.below(levels.length)], game.id))
  return play(title, secrets, g, players, luck)
}

function play(title: Title, secrets: Secrets, g: Pieces, players: readonly Player[], luck: Luck): Kept {
  const { game, scenario } = title
  const vocabulary = new Vocabulary()
  const viewers = [PUBLIC, ...scenario.sides.keys()]
  let decisions = 0
  let pairs = 0
  let next = luck.below(FIRST)
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const legal = game.legal(g, awaited.side)
    const action = players[awaited.side].choose(game, g, awaited.side, legal, luck)
    const isListened = decisions >= next || luck.below(LISTENED) === 0
    const named = isListened
      ? namesHidden(game, g, { side: awaited.side, action }, secrets.units, viewers)
      : null
    if (named !== null) return { decisions, pairs, leak: `${named} (${awaited.decision}: ${words(action)})` }
    if (decisions >= next) {
      vocabulary.learn(legal[legal.length - 1])
      const asked = Array.from({ length: ASKED }, () =>
        mutant(legal[luck.below(legal.length)], vocabulary, luck),
      )
      const looked = look(title, secrets, g, { side: awaited.side, action, asked }, luck)
      pairs += looked.pairs
      if (looked.leak !== null)
        return { decisions, pairs, leak: `${looked.leak} (${awaited.decision}: ${words(action)})` }
      next = decisions + 1 + luck.below(FIRST + decisions / 2)
    }
    game.perform(g, awaited.side, action, null)
    if (++decisions > MAX_ACTIONS) break
  }
  return { decisions, pairs, leak: null }
}

/** The first position that is looked at; later ones lie farther apart, and elsewhere in every game. */
const FIRST = 24

/** Of so many deeds one is listened to, besides those of the positions that are looked at. */
const LISTENED = 6

interface Turn {
  readonly side: number
  readonly action: Action
  readonly asked: readonly unknown[]
}

function look(
  { game, scenario }: Title,
  { units, kindOf, shown }: Secrets,
  g: Pieces,
  { side, action, asked }: Turn,
  luck: Luck,
): { readonly pairs: number; readonly leak: Finding } {
  const text = JSON.stringify(action)
  const actors = Array.from(units.keys()).filter(unit => text.includes(JSON.stringify(units[unit])))
  let pairs = 0
  for (let viewer = PUBLIC; viewer < scenario.sides.length; viewer++) {
    const probe = { game, viewer, asked: asked as readonly Action[], shown: viewer === PUBLIC ? null : shown }
    for (const twin of twinsOf(game, g, viewer, actors, unit => kindOf(units[unit]), luck)) {
      pairs += 1
      const leak =
        toldApart(probe, g, twin.g) ??
        (isSameDeed(twin, actors, hiddenUnits(game, g, viewer))
          ? heardApart(probe, side, { g, action }, { g: twin.g, action: renamed(action, twin, units) })
          : null)
      if (leak !== null)
        return {
          pairs,
          leak: `${viewer === PUBLIC ? 'the public' : scenario.sides[viewer]} can tell, ${twin.how}: ${leak}`,
        }
    }
  }
  return { pairs, leak: null }
}

/** A deed of a hidden unit is another deed where that unit is elsewhere or another; where it has only changed its id, it is the same. */
const isSameDeed = ({ exchanged }: Twin, actors: readonly number[], hidden: readonly number[]): boolean =>
  exchanged !== null || !actors.some(unit => hidden.includes(unit))

/** The action with the ids of two units exchanged. */
function renamed(action: Action, { exchanged }: Twin, units: readonly string[]): Action {
  if (exchanged === null) return action
  const [one, other] = exchanged.map(unit => units[unit])
  return JSON.parse(JSON.stringify(action), (_, value) =>
    value === one ? other : value === other ? one : value,
  )
}
