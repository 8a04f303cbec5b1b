// Turn, sequence of play and score.
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/war-comes-early/flow.ts'
import { ALLIED, GERMAN, MARKERS } from '../../../games/war-comes-early/nations.ts'
import { currentLine } from '../../../games/war-comes-early/rules/03-set-up.ts'
import { defendingNation, hasFixedSequence } from '../../../games/war-comes-early/rules/13-scenario-1939.ts'
import { germanPoints1939 } from '../../../games/war-comes-early/rules/13-victory-1939.ts'
import { scenario1938 } from '../../../games/war-comes-early/scenarios/1938.ts'
import { scenario1939 } from '../../../games/war-comes-early/scenarios/1939.ts'
import { is1939, PHASE, type State } from '../../../games/war-comes-early/state.ts'
import type { RibbonGroup, ScoreItem } from '../../../table/presentation.ts'
import { type RibbonStep, setUpSteps, stepState, turnOf } from '../kit/header.ts'
import { field, sideOf } from './names.ts'
import type { WarSight } from './sight.ts'

const MONTHS: Readonly<Record<string, string>> = { Sep: 'September', Oct: 'October', Nov: 'November' }

/** `13–16 October 1938` */
export function dateOf(g: State, turn: number): string {
  const { dates } = is1939(g) ? scenario1939 : scenario1938
  const date = (dates[turn - 1] ?? '').replace(/Sep|Oct|Nov/g, month => MONTHS[month])
  return `${date} ${g.terms.scenario}`
}

export const turn = turnOf(dateOf)

/** 13.3b  In 1939 only the German side counts. */
export function score({ g }: WarSight): readonly ScoreItem[] {
  if (is1939(g)) return [{ side: GERMAN, label: 'German points of 4', value: `${germanPoints1939(g)}` }]
  return [GERMAN, ALLIED].map(side => ({ side, label: sideOf(g, side), value: `${g.vp[side]}` }))
}

export function scores(g: State): readonly number[] {
  return is1939(g) ? [germanPoints1939(g)] : [g.vp[GERMAN], g.vp[ALLIED]]
}

export const PHASE_VERBS = ['', 'Reorganise', 'Move', 'Fight'] as const
const PHASES = [PHASE.reorganization, PHASE.movement, PHASE.combat]

export function ribbon({ g }: WarSight): readonly RibbonGroup[] {
  if (findFrame(g.flow, FRAMES.setUp) >= 0) return [setUpGroup(g)]
  const german = { side: GERMAN, steps: germanSteps(g) }
  const national = { side: g.terms.sideOf[nationNow(g)], steps: nationalSteps(g) }
  if (hasFixedSequence(g)) return [german, national]
  const markers = { steps: markerSteps(g) }
  return g.marker < 0 ? [markers, german] : [markers, national, german]
}

function setUpGroup(g: State): RibbonGroup {
  const isDeploying = findFrame(g.flow, FRAMES.deploy) >= 0
  const current = isDeploying ? currentLine(g).data.side : GERMAN
  return setUpSteps(field, g, [ALLIED, GERMAN], current)
}

// 5.1d, 5.3  In the first turns in the order that was chosen; later as they were run.
function germanSteps(g: State): RibbonStep[] {
  const frame = findFrame(g.flow, FRAMES.germanPhase)
  const running = frame < 0 ? PHASE.none : slotAt(g.flow, frame, FRAMES.germanPhase.at.phase)
  const isChosen = hasFixedSequence(g) && g.germanOrder !== 0
  const order = isChosen ? [0, 2, 4].map(shift => (g.germanOrder >> shift) & 3) : PHASES
  return order.map(phase => ({
    label: PHASE_VERBS[phase],
    side: GERMAN,
    state: phase === running ? 'current' : g.germanPhases & (1 << phase) ? 'done' : 'next',
  }))
}

const nationNow = (g: State): number => (g.marker >= 0 ? MARKERS[g.marker].nations[0] : defendingNation(g))

// The phases of a national turn stand at its odd steps (05-sequence.ts).
function nationalSteps(g: State): RibbonStep[] {
  const frame = findFrame(g.flow, FRAMES.nationalTurn)
  const next = frame < 0 ? 0 : slotAt(g.flow, frame, FRAMES.nationalTurn.at.next)
  return PHASES.map(phase => ({
    label: PHASE_VERBS[phase],
    side: g.terms.sideOf[nationNow(g)],
    state: stepState(2 * phase, next),
  }))
}

function markerSteps(g: State): RibbonStep[] {
  const drawn: RibbonStep[] = []
  for (const box of g.track) {
    const marker = MARKERS[box - 1]
    if (marker === undefined) continue
    const isCurrent = box - 1 === g.marker && findFrame(g.flow, FRAMES.nationalTurn) >= 0
    drawn.push({
      label: marker.name,
      side: g.terms.sideOf[marker.nations[0]],
      state: isCurrent ? 'current' : 'done',
    })
  }
  const left = MARKERS.filter((_, marker) => g.pool & (1 << marker)).length
  return left === 0 ? drawn : [...drawn, { label: `${left} in the bin`, side: null, state: 'next' }]
}
