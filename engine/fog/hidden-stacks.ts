// "Only the top unit of a stack is seen": units under others taken out of a view, and laid back when somebody imagines them.
import { type Stacks, stackAt } from '../forces/stacks.ts'

/** A stack of which only the top unit is seen: of those under it, from the top down, what everybody sees of them. */
export interface HiddenStack<Mark> {
  readonly hex: number
  readonly slots: readonly Mark[]
}

/** What a game says of units under others. */
export interface Covering<G, Mark> {
  /** Is this unit, which lies under another, hidden from the viewer? Then all are that lie under it. */
  isHidden(unit: number): boolean
  /** What is seen of it all the same: what it does, not who it is. */
  markOf(unit: number): Mark
  /** Takes its number out of the view, and everything that would tell where it is. */
  forget(seen: G, unit: number): void
}

/** Takes the hidden units out of `seen`, a copy of `g`, and gives back what is seen of them. */
export function hideUnderTops<G extends Stacks, Mark>(
  g: G,
  seen: G,
  { isHidden, markOf, forget }: Covering<G, Mark>,
): HiddenStack<Mark>[] {
  const stacks: HiddenStack<Mark>[] = []
  for (let hex = 0; hex < g.top.length; hex++) {
    const top = g.top[hex]
    if (top < 0 || g.below[top] < 0 || !isHidden(g.below[top])) continue
    const slots: Mark[] = []
    for (let unit = g.below[top]; unit >= 0; unit = g.below[unit]) {
      slots.push(markOf(unit))
      seen.below[unit] = -1
      forget(seen, unit)
    }
    seen.below[top] = -1
    stacks.push({ hex, slots })
  }
  return stacks
}

/** Is this what `hideUnderTops` gives, as far as hexes go? Asked of views that come from outside. */
export function areHiddenStacks(value: unknown, hexes: number): value is readonly HiddenStack<never>[] {
  if (!Array.isArray(value)) return false
  return value.every(stack => stack?.hex >= 0 && stack.hex < hexes && Array.isArray(stack.slots))
}

/** The units whose place is the code for hidden ones. */
export function unitsAt(g: Stacks, place: number): number[] {
  const units: number[] = []
  for (let unit = 0; unit < g.place.length; unit++) if (g.place[unit] === place) units.push(unit)
  return units
}

/** Lays units under those that are seen in a hex, from the top down. */
export function layUnderTop(g: Stacks, hex: number, units: readonly number[]): void {
  layStack(g, hex, [...stackAt(g, hex), ...units])
}

/** Makes these units the stack of a hex, from the top down. */
export function layStack(g: Stacks, hex: number, units: readonly number[]): void {
  g.top[hex] = units[0] ?? -1
  for (let i = 0; i < units.length; i++) {
    g.place[units[i]] = hex
    g.below[units[i]] = units[i + 1] ?? -1
  }
}
