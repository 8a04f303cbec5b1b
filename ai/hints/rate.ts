// What an attack is worth that a player is about to make. It is fought out in thought, and compared, on the same dice, with leaving it
// alone and with what the adviser would do.
import { depth } from '../../engine/flow/frames.ts'
import type { Action, Json } from '../../engine/game/action.ts'
import type { Game, View } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { aimedAt } from './aim.ts'
import { type Bench, benchOf } from './bench.ts'
import { imagined, type Telling } from './imagined.ts'
import { errorOf, mean, SLIGHT } from './means.ts'
import { heldAgainst, type Muster, type Placed, stepsOnMap } from './muster.ts'
import { type Order, officerOf, orderFrom } from './orders.ts'
import { playUntil, type Staff } from './sampling.ts'

export interface Rating {
  readonly verdict: 'strong' | 'fair' | 'poor'
  /** How often it was fought out in thought. */
  readonly fights: number
  /** Part of the samples in which no enemy was left in the hexes that were attacked. */
  readonly cleared: number
  /** What is lost on average, in corps or levels. */
  readonly ownLoss: number
  readonly enemyLoss: number
  readonly lossesAre: string
  /** By how much the side stands better after the turn than if it left the attack alone: from -2 to 2. */
  readonly gain: number
  /** What the adviser would do if he had the choice, where that promises more. */
  readonly instead: { readonly order: Order; readonly gain: number } | null
}

/** The attack by itself. */
export interface Fight {
  readonly cleared: boolean
  readonly ownLoss: number
  readonly enemyLoss: number
}

/** How the side stands after its turn and the replies to it: with the attack, without it, and as the adviser would play. */
export interface Sequel {
  readonly fought: number
  readonly left: number
  readonly advised: number
}

const FIGHTS = 24
/** Fights that are followed to the end of the turn; fewer where turns are long. */
const SEQUELS = 10
const FEWEST = 3
/** Decisions in thought after which no other sequel is begun. */
const DECISIONS = 6000
const SEED = 1938

export function rate<G extends Placed>(
  game: Game<G>,
  describe: () => Description<G>,
  muster: Muster,
  side: number,
  view: View,
  attack: Action,
  tell: Telling,
): Rating {
  const fights: Fight[] = []
  const sequels: Sequel[] = []
  let decisions = 0
  for (let sample = 0; sample < FIGHTS; sample++) {
    const bench = benchOf(game, describe, side, imagined(game, view, SEED + sample))
    const { fight, g, staff } = foughtOut(bench, muster, attack)
    fights.push(fight)
    if (sequels.length < FEWEST || (sequels.length < SEQUELS && decisions < DECISIONS))
      sequels.push(sequelOf(bench, g, staff, targetsOf(attack)))
    decisions += bench.decisions()
    tell((sample + 1) / FIGHTS)
  }
  const { lag, ...rated } = judged(fights, sequels)
  const rating = { ...rated, fights: FIGHTS, lossesAre: muster.stepsAre }
  if (lag === 0) return { ...rating, instead: null }
  const order = orderFrom(game, imagined(game, view, SEED), side, officerOf(game, describe, side))
  const isSame = order.actions.some(action => targetsOf(attack).has(aimedAt(action) ?? ''))
  return { ...rating, instead: isSame ? null : { order, gain: lag } }
}

function foughtOut<G extends Placed>(
  { game, side, position, staff }: Bench<G>,
  muster: Muster,
  attack: Action,
) {
  const g = position.copy()
  const base = depth(g.flow)
  const officers = staff()
  const before = stepsOnMap(muster, g, side)
  game.perform(g, side, attack, null)
  playUntil(game, g, officers, now => depth(now.flow) <= base)
  const after = stepsOnMap(muster, g, side)
  const held = heldAgainst(muster, g, side)
  const fight: Fight = {
    cleared: [...targetsOf(attack)].every(hex => !held.has(muster.grid.indexOf(hex))),
    ownLoss: Math.max(0, before.own - after.own),
    enemyLoss: Math.max(0, before.others - after.others),
  }
  return { fight, g, staff: officers }
}

const sequelOf = <G extends Placed>(
  { position, playedOn, staff, avoiding }: Bench<G>,
  g: G,
  officers: Staff<G>,
  targets: ReadonlySet<string>,
): Sequel => ({
  fought: playedOn(g, officers),
  left: playedOn(position.copy(), staff(avoiding(targets))),
  advised: playedOn(position.copy(), staff()),
})

const textsIn = (value: Json | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : []

/** The hexes that an attack names. */
const targetsOf = ({ target, targets, hex }: Action): Set<string> =>
  new Set([target, targets, hex].flatMap(textsIn))

/** Losses of the enemy against one's own from which an exchange is fair. */
const EVEN = 0.9

/** The verdict, and by how much the adviser's own play did better: 0 if that may be chance. */
export function judged(
  fights: readonly Fight[],
  sequels: readonly Sequel[],
): Pick<Rating, 'verdict' | 'cleared' | 'ownLoss' | 'enemyLoss' | 'gain'> & { readonly lag: number } {
  const gains = sequels.map(({ fought, left }) => fought - left)
  const lags = sequels.map(({ fought, advised }) => advised - fought)
  const [gain, lag] = [mean(gains), mean(lags)]
  const cleared = mean(fights.map(fight => (fight.cleared ? 1 : 0)))
  const ownLoss = mean(fights.map(fight => fight.ownLoss))
  const enemyLoss = mean(fights.map(fight => fight.enemyLoss))
  const doubt = Math.max(SLIGHT, errorOf(gains))
  const isGoodTrade = enemyLoss >= EVEN * ownLoss || cleared >= 0.5
  const isWorthIt = gain > doubt
  const isHarmful = gain < -doubt
  return {
    verdict: isWorthIt && isGoodTrade ? 'strong' : isHarmful || !(isWorthIt || isGoodTrade) ? 'poor' : 'fair',
    cleared,
    ownLoss,
    enemyLoss,
    gain,
    lag: lag > Math.max(SLIGHT, errorOf(lags)) ? lag : 0,
  }
}
