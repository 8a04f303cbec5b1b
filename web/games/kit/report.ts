// The end of a game: how lucky the sides were, what they lost, where it turned.
import type { GameEvent } from '../../../engine/game/action.ts'
import { count, percent } from '../../../engine/words/english.ts'
import type { Past } from '../../../table/presentation.ts'
import type { GameReport } from '../../../table/snapshot.ts'
import type { Field, FieldState } from './field.ts'
import { type Battle, battlesIn, type Fought, favoured, type LuckSource, luckText, mean } from './luck.ts'

export interface ReportSource<G, R> extends LuckSource<G, R> {
  /** What luck and losses are counted in: `corps`. */
  readonly unit: string
  /** What a result costs both sides, in that unit. */
  costs(result: R): { readonly attacker: number; readonly defender: number }
  /** A fresh reader of events that tells what each of them cost whom; it may remember what came before. */
  lossReader(): (event: GameEvent) => { readonly unit: number; readonly lost: number } | null
  /** The row of the table of losses that a unit belongs to: `German motorized`. */
  kindOfLoss(unit: number): string
  /** So many kinds of a side have a row of their own, the rest one together; left out: all. */
  readonly kinds?: number
  /** What happened, for a turning point: `3 German units took it: 0/4`. */
  story(g: G, battle: Battle<R>): string
}

type Usual = 'declared' | 'rolled' | 'lossReader' | 'story'

/** What most games have in common; a game may say otherwise. */
const usual = <G extends FieldState, R>(field: Field<G>): Pick<ReportSource<G, R>, Usual> => ({
  declared: 'attack',
  rolled: 'battle',
  lossReader: () => event => {
    const unit = STEP_LOSSES.includes(event.event) ? field.unitAt(event.unit) : -1
    return unit < 0 ? null : { unit, lost: 1 }
  },
  story: (_, { attackers, target, printed, after }) => {
    const isTaken = after.some(({ event, to }) => ADVANCES.includes(event) && to === target)
    const who = count(attackers.length, `${field.nationOf(attackers[0])} unit`)
    return `${who} ${isTaken ? 'took it' : 'attacked'}: ${printed}`
  },
})

const STEP_LOSSES = ['reduced', 'eliminated']
const ADVANCES = ['advance', 'advanced']

/** Who attacked what with which roll, in a game of two sides; null where it cannot be told who attacked. */
export function attackIn<G extends FieldState>(
  field: Field<G>,
  g: G,
  declared: GameEvent,
  rolled: GameEvent,
): Omit<Fought<unknown>, 'chances' | 'result'> | null {
  const attackers = (declared.units as readonly string[]).map(field.unitAt).filter(unit => unit >= 0)
  if (attackers.length === 0) return null
  const side = field.ownerOf(g, attackers[0])
  const dice = rolled.dice as readonly number[]
  return {
    side,
    enemy: 1 - side,
    target: String(rolled.target),
    attackers,
    printed: String(rolled.result),
    dice,
  }
}

export function reportOf<G extends FieldState, R>(
  field: Field<G>,
  own: Omit<ReportSource<G, R>, Usual> & Partial<Pick<ReportSource<G, R>, Usual>>,
) {
  const source: ReportSource<G, R> = { ...usual<G, R>(field), ...own }
  return (past: readonly Past[], g: G): GameReport => {
    const battles = battlesIn(source, past, g)
    const sides = field.sidesOf(g).map(side => field.sideOf(g, side))
    return {
      scores: scoresByTurn(past),
      lastTurn: field.lastTurnOf(g),
      luck: battles.map(battle => ({
        position: battle.position,
        text: `${field.placeNamed(battle.target)}, ${battle.printed}`,
        side: favoured(battle),
        value: Math.abs(battle.luck),
      })),
      luckUnit: source.unit,
      luckText: luckText(battles, sides, source.unit),
      losses: lossesOf(field, source, past, g, battles),
      turningPoints: turningPoints(field, source, g, battles),
    }
  }
}

function scoresByTurn(past: readonly Past[]): GameReport['scores'] {
  const byTurn = new Map<number, readonly number[]>()
  for (const { turn, scores } of past) byTurn.set(turn, scores)
  return [...byTurn].map(([turn, values]) => ({ turn, values }))
}

type LossRow = Pick<GameReport['losses'][number], 'side' | 'label' | 'lost'>

/** What each side lost by kind, and what it would have been had the table given its average. */
function lossesOf<G extends FieldState, R>(
  field: Field<G>,
  source: ReportSource<G, R>,
  past: readonly Past[],
  g: G,
  battles: readonly Battle<R>[],
): GameReport['losses'] {
  const rows = new Map<string, LossRow>()
  const read = source.lossReader()
  for (const event of past.flatMap(({ events }) => events)) {
    const loss = read(event)
    if (loss === null) continue
    const label = source.kindOfLoss(loss.unit)
    const known = rows.get(label)?.lost ?? 0
    rows.set(label, { side: field.ownerOf(g, loss.unit), label, lost: known + loss.lost })
  }
  return field.sidesOf(g).flatMap(side => {
    const own = [...rows.values()].filter(row => row.side === side)
    const expected = expectedShare(source, battles, side)
    return shortened(own, `other ${field.sideOf(g, side)}`, source.kinds ?? own.length).map(row => ({
      ...row,
      expected: row.lost * expected,
    }))
  })
}

/** The greatest losses, and the rest in one row. */
function shortened(rows: readonly LossRow[], others: string, kinds: number): readonly LossRow[] {
  const sorted = rows.toSorted((a, b) => b.lost - a.lost)
  if (sorted.length <= kinds + 1) return sorted
  const rest = sorted.slice(kinds)
  const lost = rest.reduce((sum, row) => sum + row.lost, 0)
  return [...sorted.slice(0, kinds), { side: rest[0].side, label: others, lost }]
}

/** Losses that the table gives a side on average, as a part of those that it gave. */
function expectedShare<G, R>(
  { costs }: ReportSource<G, R>,
  battles: readonly Battle<R>[],
  side: number,
): number {
  let average = 0
  let actual = 0
  for (const battle of battles) {
    const who = side === battle.side ? 'attacker' : side === battle.enemy ? 'defender' : null
    if (who === null) continue
    average += mean(battle.chances, result => costs(result)[who])
    actual += costs(battle.result)[who]
  }
  return actual === 0 ? 1 : average / actual
}

const SHOWN = 3

function turningPoints<G extends FieldState, R>(
  field: Field<G>,
  source: ReportSource<G, R>,
  g: G,
  battles: readonly Battle<R>[],
): GameReport['turningPoints'] {
  return battles
    .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, SHOWN)
    .map(battle => ({
      position: battle.position,
      battle: `${field.placeNamed(battle.target)}, turn ${battle.turn}`,
      text: source.story(g, battle),
      chance: percent(battle.chance),
      dice: battle.dice,
      swing: `+${Math.abs(battle.luck).toFixed(1)} ${field.sideOf(g, favoured(battle))}`,
      side: battle.side,
    }))
}
