// A recap as it is played back: the list, the sums, and the map of the entry that is looked at.
import { button, COMMIT } from './bar.ts'
import { heardOf } from './deeds.ts'
import type { GameHistory } from './game-history.ts'
import type { Fact } from './presentation.ts'
import type { Recap, RecapEntry } from './recap.ts'
import type { HexLight, HexTag, MapScene, TrailPicture } from './scene.ts'
import type { OrderBar, RecapNow, SidePicture } from './snapshot.ts'
import type { AnyPresentation, Stage } from './stage.ts'
import { words } from './words.ts'

/** A recap in hand: which entry is looked at. */
export interface Playing {
  readonly recap: Recap
  readonly index: number
  readonly viewer: number
  readonly sums: readonly Fact[]
}

/** Before the dice of a battle everybody still stands there; after a move the units stand where they went. */
export const shownPosition = ({ recap, index }: Playing): number => {
  const entry = recap.entries[index]
  return entry.kind === 'battle' ? entry.before : entry.after
}

export function recapNow(
  { recap, index, viewer, sums }: Playing,
  sides: readonly SidePicture[],
  turn: number,
): RecapNow {
  const others = [...new Set(recap.entries.map(({ side }) => side))].filter(
    (side): side is number => side !== null && side !== viewer,
  )
  const names = others.map(side => sides.find(other => other.side === side)?.name ?? '')
  return {
    kind: 'recap',
    title: words.recap.title(names, turn),
    entries: recap.entries,
    index,
    sums,
    unseen: recap.unseen,
  }
}

export function recapBar(bar: OrderBar, { recap, index }: Playing, next: string): OrderBar {
  const { entries } = recap
  const isBattle = entries[index].kind === 'battle'
  const alike = entries.filter(({ kind }) => (kind === 'battle') === isBattle)
  const at = alike.indexOf(entries[index]) + 1
  const isLast = index === entries.length - 1
  return {
    ...bar,
    kind: 'recap',
    side: null,
    title: isBattle ? words.recap.battle(at, alike.length) : words.recap.entry(index + 1, entries.length),
    detail: { text: words.recap.next(next), rules: [] },
    mandatory: null,
    main: button(COMMIT, isLast ? words.recap.goOn : words.recap.skip, 'Esc'),
    others: [],
    offers: [],
    passUntil: [],
    autoAfter: null,
  }
}

/** Trails of what was told so far, the present one in full; the battle in hand with its attackers, dice and result. */
export function recapScene(scene: MapScene, stage: Stage, { recap, index, viewer }: Playing): MapScene {
  const told = recap.entries.slice(0, index + 1)
  const entry = recap.entries[index]
  const trails = told.flatMap((each, i): TrailPicture[] =>
    each.paths.map(path => ({
      path,
      label: `${i + 1}`,
      isEnemy: each.side !== viewer,
      isPast: each !== entry,
    })),
  )
  const target = entry.kind === 'battle' ? entry.hexes[0] : undefined
  const lights: HexLight[] = target === undefined ? [] : [{ hex: target, look: 'target' }]
  const tags: HexTag[] = target === undefined ? [] : [{ hex: target, text: diceText(entry), look: 'ink' }]
  const arrows =
    target === undefined
      ? []
      : attackersAround(stage, entry).map(from => ({
          from,
          to: target,
          ...(entry.side !== viewer && { look: 'enemy' as const }),
        }))
  const ends = entry.paths.flatMap(path => [path[0], path.at(-1)!])
  return {
    ...scene,
    lights,
    tags,
    arrows,
    trails,
    reach: null,
    plan: null,
    fan: null,
    attention: [...new Set([...entry.hexes, ...ends])].slice(0, 12),
  }
}

function diceText({ dice, result }: RecapEntry): string {
  if (dice.length === 0) return result
  return result === '' ? words.recap.dice(dice) : `${words.recap.dice(dice)}: ${result}`
}

/** Hexes from which the units came that attacked, as far as they can be seen there. */
function attackersAround(
  { presentation, counters }: Stage,
  { hexes: [target], attackers }: RecapEntry,
): string[] {
  const near = new Set(presentation.neighbours(target))
  const found = counters.filter(({ unit, hex }) => unit !== null && attackers.includes(unit) && near.has(hex))
  return [...new Set(found.map(({ hex }) => hex))]
}

/** What both lost and how the score changed; losses as the side has heard of them. */
export function sumsOf(
  presentation: AnyPresentation,
  history: GameHistory,
  { from, to }: Recap,
  viewer: number,
): Fact[] {
  const past = history.told
    .filter(({ position }) => position > from && position <= to)
    .map(deed => ({ ...deed, events: heardOf(deed, viewer) }))
  const { losses, luckUnit } = presentation.report(past, history.state)
  const lost = (isMine: boolean) =>
    losses.filter(({ side }) => (side === viewer) === isMine).reduce((sum, row) => sum + row.lost, 0)
  const scores = (position: number) => presentation.score(presentation.see(history.stateAt(position), viewer))
  const before = scores(from)
  return [
    { label: words.recap.youLost, value: amount(lost(true), luckUnit) },
    { label: words.recap.theyLost, value: amount(lost(false), luckUnit) },
    ...scores(to).map(({ label, value }, i) => ({
      label,
      value: before[i]?.value === value ? words.recap.noChange(value) : `${before[i]?.value} → ${value}`,
    })),
  ]
}

const amount = (count: number, unit: string): string =>
  count === 0
    ? words.recap.nothing
    : `${Number.isInteger(count) ? count : count.toFixed(1)} ${count === 1 ? (ONE[unit] ?? unit) : unit}`

/** Units of loss that have another word for one. */
const ONE: Readonly<Record<string, string>> = { levels: 'level', steps: 'step' }
