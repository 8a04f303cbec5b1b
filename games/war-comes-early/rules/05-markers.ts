// 5.2  National markers: whose are in the pool and on the track, and who acts on the one that was drawn.
import { GERMAN, MARKERS } from '../nations.ts'
import { is1939, STATUS, type State } from '../state.ts'

/** Side of the nations that act in this phase; the German side if the last of them has just capitulated (R31). */
export function activeSide(g: State): number {
  return g.active === 0 ? GERMAN : g.terms.sideOf[31 - Math.clz32(g.active)]
}

/** R31, W22  The last nation of a phase has capitulated: the phase is over. */
export const nobodyActs = (g: State): boolean => g.active === 0

/** Is the nation in the war? */
export const fights = (g: State, nation: number): boolean => g.status[nation] === STATUS.fighting

/** 5.2d  Markers in the pool before a turn: those of which some nation still fights. */
export function returnMarkers(g: State): void {
  g.pool = 0
  if (is1939(g)) return
  for (let m = 0; m < MARKERS.length; m++) {
    if (MARKERS[m].nations.some(nation => fights(g, nation))) g.pool |= 1 << m
  }
}

/** 5.2d, R31  Takes the marker of a capitulated nation out, unless another nation of it still fights. */
export function removeMarkerOf(g: State, nation: number): void {
  for (let m = 0; m < MARKERS.length; m++) {
    const nations: readonly number[] = MARKERS[m].nations
    if (!nations.includes(nation) || nations.some(other => other !== nation && fights(g, other))) continue
    g.pool &= ~(1 << m)
    const box = g.track.indexOf(m + 1)
    if (box < 0) continue
    g.track[box] = 0
    g.drawn -= 1
  }
}

/** 5.2f  Lays a marker in the leftmost empty box of the national turn sequence track. */
export function layOnTrack(g: State, marker: number): void {
  const box = g.track.indexOf(0)
  if (box < 0) return
  g.track[box] = marker
  g.drawn += 1
}
