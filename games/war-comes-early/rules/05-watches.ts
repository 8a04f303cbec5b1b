// 5.3a, R28  What the German side may wait for instead of being asked in every window between the phases of others.
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import { type Watch, watchesOf } from '../../../engine/flow/watches.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN, GERMANY, MARKERS } from '../nations.ts'
import { is1939, type State } from '../state.ts'
import { country, grid, UNITS, unitNation } from '../world.ts'

const RULE = '5.3a'

type Drawn = `drawn-${Extract<keyof typeof MARKERS, `${number}`>}`
const drawn = (marker: number): Drawn => `drawn-${marker}` as Drawn

const isEnemy = (g: State, marker: number): boolean => g.terms.sideOf[MARKERS[marker].nations[0]] !== GERMAN

const markers = Object.fromEntries(
  MARKERS.map(({ name }, marker): [Drawn, Watch<State>] => [
    drawn(marker),
    {
      title: `the ${name} marker is drawn`,
      rule: RULE,
      isAhead: g => (g.pool & (1 << marker)) !== 0 && isEnemy(g, marker),
    },
  ]),
) as Readonly<Record<Drawn, Watch<State>>>

export const watches = watchesOf({
  hasWindows: (g: State, side) => side === GERMAN && !is1939(g),
  until: {
    'next-marker': { title: 'the next marker is drawn', rule: RULE },
    ...markers,
    attacked: { title: 'a unit of yours has been attacked', rule: RULE },
    entered: { title: 'the enemy enters Germany', rule: RULE },
    'turn-end': { title: 'the end of this turn', rule: RULE },
  },
  only: {
    'after-draw': { title: 'a marker has been drawn', rule: RULE, holds: g => phasesDone(g) === 0 },
    'after-phase': { title: 'an enemy phase has ended', rule: RULE, holds: g => phasesDone(g) > 0 },
    contact: { title: 'an enemy stands next to a German unit', rule: RULE, holds: hasContact },
  },
})

export function markerDrawn(g: State, marker: number): void {
  watches.happens(g, GERMAN, 'next-marker')
  watches.happens(g, GERMAN, drawn(marker))
}

export const turnBegins = (g: State): void => watches.happens(g, GERMAN, 'turn-end')

export function attackDeclared(g: State, attacker: number): void {
  if (g.terms.sideOf[unitNation[attacker]] !== GERMAN) watches.happens(g, GERMAN, 'attacked')
}

export function hexTaken(g: State, hex: number, side: number): void {
  if (side !== GERMAN && country[hex] === GERMANY) watches.happens(g, GERMAN, 'entered')
}

/** Windows stand at the even steps of a national turn: the first after the draw, the others after its phases. */
function phasesDone(g: State): number {
  const turn = findFrame(g.flow, FRAMES.nationalTurn)
  return (slotAt(g.flow, turn, FRAMES.nationalTurn.at.next) - 1) / 2
}

function hasContact(g: State): boolean {
  for (let unit = 0; unit < UNITS; unit++) {
    if (unitNation[unit] !== GERMANY || g.place[unit] < 0) continue
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbours[g.place[unit] * 6 + direction]
      const other = next < 0 ? -1 : g.top[next]
      if (other >= 0 && g.terms.sideOf[unitNation[other]] !== GERMAN) return true
    }
  }
  return false
}
