// Scenes for looking at the map by itself: a game of 1938 in the middle, with everything switched on, and the scenes that
// the mock-ups show.
import { parseJournal } from '../../../../engine/journal/journal.ts'
import { replay } from '../../../../engine/journal/replay.ts'
import { warComesEarly } from '../../../../games/war-comes-early/index.ts'
import type { State } from '../../../../games/war-comes-early/state.ts'
import type { CounterPicture, MapScene } from '../../../../table/scene.ts'
import { warComesEarlyTable } from '../presentation.ts'

const EMPTY: MapScene = {
  counters: [],
  markers: [],
  lights: [],
  reach: null,
  plan: null,
  overlays: [],
  arrows: [],
  tags: [],
  fan: null,
  cursor: null,
  attention: [],
}

/** The position after a share of a played game. */
export function midGame(text: string, share: number): State {
  const journal = parseJournal(text, 'journal')
  if (!journal.ok) throw new Error(journal.faults[0].reason)
  const actions = journal.value.actions.slice(0, Math.floor(journal.value.actions.length * share))
  const end = replay(warComesEarly, { ...journal.value, actions }, 'journal')
  if (!end.ok) throw new Error(end.faults[0].reason)
  return end.value
}

export function everything(g: State): MapScene {
  const sight = warComesEarlyTable.see(g, 0)
  const overlays = warComesEarlyTable.overlays.flatMap(({ id }) => warComesEarlyTable.overlay(sight, id, []))
  return {
    ...EMPTY,
    counters: warComesEarlyTable.counters(sight),
    markers: [
      ...warComesEarlyTable.markers(sight),
      { kind: 'airpower', hex: '2019', label: 'Airpower', side: 0 },
      { kind: 'railhead', hex: '4020', label: 'Railhead', side: 1 },
      { kind: 'breached', hex: '2320', label: 'Breached', side: null },
      { kind: 'control', hex: '2223', label: 'Germany', side: 0 },
    ],
    overlays,
  }
}

/** Only some of what is switched on. */
export const withOverlays = (scene: MapScene, ids: readonly string[]): MapScene => ({
  ...scene,
  overlays: scene.overlays.filter(({ id }) => ids.includes(id)),
})

const ROW = 16

/** A stack with units chosen, its reach, and a plan to a hex: made up, to be looked at. */
export function moving(scene: MapScene, names: readonly string[]): MapScene {
  const stacks = new Map<string, CounterPicture[]>()
  for (const counter of scene.counters) stacks.set(counter.hex, [...(stacks.get(counter.hex) ?? []), counter])
  const near = (hex: string) => Math.abs(Number(hex.slice(0, 2)) - 21) + Math.abs(Number(hex.slice(2)) - 20)
  const [hex] = [...stacks]
    .filter(([, units]) => units[0].unit?.startsWith('ge'))
    .sort(([a, some], [b, others]) => others.length - some.length || near(a) - near(b))[0]
  const [line, along] = [Number(hex.slice(0, 2)), Number(hex.slice(2))]
  const reach = new Map<string, { left: string; stops: boolean }>()
  for (const name of names) {
    const [dx, dy] = [Number(name.slice(0, 2)) - line, Number(name.slice(2)) - along]
    const distance = Math.max(Math.abs(dx), Math.abs(dy) + Math.abs(dx) / 2)
    if (distance <= 5 && (dx * 7 + dy * 5) % ROW !== 3)
      reach.set(name, {
        left: distance % 1 ? `${5 - Math.ceil(distance)}½` : String(5 - distance),
        stops: dx > 3,
      })
  }
  const named = (dx: number, dy: number) =>
    `${String(line + dx).padStart(2, '0')}${String(along + dy).padStart(2, '0')}`
  const goal = named(2, 1)
  const path = [hex, named(1, (line & 1) ^ 1), goal]
  return {
    ...scene,
    overlays: [],
    counters: scene.counters.map(counter =>
      counter.hex === hex
        ? { ...counter, states: [...counter.states, counter.depth > 0 ? 'selected' : 'pale'] }
        : counter,
    ),
    lights: [
      { hex, look: 'selected' },
      { hex: goal, look: 'goal' },
      { hex: named(3, 2), look: 'target' },
    ],
    reach: { hexes: reach, isColumn: false },
    plan: { path, costs: ['½', '2½'] },
    fan: hex,
    cursor: null,
    attention: [hex],
  }
}

/** An attack with everything that it shows. */
export function attacking(scene: MapScene): MapScene {
  return {
    ...scene,
    overlays: scene.overlays.filter(({ id }) => id === 'air'),
    lights: [
      { hex: '2121', look: 'target' },
      { hex: '2120', look: 'selected' },
      { hex: '2020', look: 'selected' },
      { hex: '2021', look: 'choose' },
      { hex: '2122', look: 'choose' },
      { hex: '2320', look: 'mandatory' },
      { hex: '2323', look: 'refused' },
    ],
    arrows: [
      { from: '2120', to: '2121' },
      { from: '2020', to: '2121' },
      { from: '1818', to: '2121' },
    ],
    tags: [
      { hex: '2120', text: '3 + 6 + 2', look: 'ink' },
      { hex: '2020', text: '8', look: 'chosen' },
      { hex: '2121', text: 'defends with 7', look: 'target' },
    ],
    cursor: '2222',
    attention: ['2121'],
  }
}
