// What an attack is worth that a player is about to make. It is fought out in thought, and compared, on the same dice, with leaving it
// alone and with what the adviser would do.
import { depth } from '../../engine/flow/frames.ts'
import type { Action, Json } from '../../engine/game/action.ts'
import type { Game, View } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { type Bench, benchOf } from './bench.ts'
import { carryingOut, evaluated, isSure, leadOver, leaving, SEED } from './evaluation.ts'
import { imagined, type Telling } from './imagined.ts'
import { mean } from './means.ts'
import { heldAgainst, type Muster, type Placed, stepsOnMap } from './muster.ts'
import type { Order } from './orders.ts'
import { playUntil } from './sampling.ts'
import { ordersIn, targetOf } from './suggest.ts'

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
  /** Standard error of the gain. */
  readonly error: number
  /** What the adviser would do if he had the choice, where that promises more. */
  readonly instead: { readonly order: Order; readonly gain: number } | null
}

/** The attack by itself. */
export interface Fight {
  readonly cleared: boolean
  readonly ownLoss: number
  readonly enemyLoss: number
}

const FIGHTS = 24
/** Of the work, what the fights by themselves take. */
const PART = 0.2

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
  for (let sample = 0; sample < FIGHTS; sample++) {
    const bench = benchOf(game, describe, side, imagined(game, view, SEED + sample))
    fights.push(foughtOut(bench, muster, attack))
    tell((PART * (sample + 1)) / FIGHTS)
  }
  const targets = targetsOf(attack)
  // What the adviser would suggest; not the same hex again.
  const orders = ordersIn(game, describe, side, view)
  const others = orders.filter(order => !targets.has(targetOf(order) ?? ''))
  const [fought, left, ...advised] = evaluated<G>(
    game,
    describe,
    side,
    view,
    [carryingOut({ actions: [attack] }), leaving(targets), ...others.map(order => carryingOut<G>(order))],
    part => tell(PART + (1 - PART) * part),
  )
  const rated = judged(fights, fought, left)
  const best = advised.map((values, i) => ({ order: others[i], ...leadOver(values, fought) })).filter(isSure)
  best.sort((a, b) => b.lead - a.lead)
  const instead = best.length === 0 ? null : { order: best[0].order, gain: best[0].lead }
  return { ...rated, fights: FIGHTS, lossesAre: muster.stepsAre, instead }
}

function foughtOut<G extends Placed>(
  { game, side, position, staff }: Bench<G>,
  muster: Muster,
  attack: Action,
): Fight {
  const g = position.copy()
  const base = depth(g.flow)
  const officers = staff()
  const before = stepsOnMap(muster, g, side)
  game.perform(g, side, attack, null)
  playUntil(game, g, officers, now => depth(now.flow) <= base)
  const after = stepsOnMap(muster, g, side)
  const held = heldAgainst(muster, g, side)
  return {
    cleared: [...targetsOf(attack)].every(hex => !held.has(muster.grid.indexOf(hex))),
    ownLoss: Math.max(0, before.own - after.own),
    enemyLoss: Math.max(0, before.others - after.others),
  }
}

const textsIn = (value: Json | undefined): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : []

/** The hexes that an attack names. */
const targetsOf = ({ target, targets, hex }: Action): Set<string> =>
  new Set([target, targets, hex].flatMap(textsIn))

/** Losses of the enemy against one's own from which an exchange is fair. */
const EVEN = 0.9

/** By the fights, and by how the side stands after its turn with the attack and without it, on the same dice. */
export function judged(
  fights: readonly Fight[],
  fought: readonly number[],
  left: readonly number[],
): Pick<Rating, 'verdict' | 'cleared' | 'ownLoss' | 'enemyLoss' | 'gain' | 'error'> {
  const { lead: gain, error } = leadOver(fought, left)
  const cleared = mean(fights.map(fight => (fight.cleared ? 1 : 0)))
  const ownLoss = mean(fights.map(fight => fight.ownLoss))
  const enemyLoss = mean(fights.map(fight => fight.enemyLoss))
  const isGoodTrade = enemyLoss >= EVEN * ownLoss || cleared >= 0.5
  const isWorthIt = isSure({ lead: gain, error })
  const isHarmful = isSure({ lead: -gain, error })
  return {
    verdict: isWorthIt && isGoodTrade ? 'strong' : isHarmful || !(isWorthIt || isGoodTrade) ? 'poor' : 'fair',
    cleared,
    ownLoss,
    enemyLoss,
    gain,
    error,
  }
}
