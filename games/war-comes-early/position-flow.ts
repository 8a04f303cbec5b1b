// The phases of a position file: the flow of the game as it stands when the stated phase begins.

import { unknown } from '../../engine/files/nearest.ts'
import { pushFrame } from '../../engine/flow/frames.ts'
import type { Phase } from '../../engine/positions/format.ts'
import { choiceOf, itemsOf, report, type Spot, type Spots, wordsOf } from '../../engine/positions/spot.ts'
import { FRAMES } from './flow.ts'
import { GERMANY, MARKERS, NATIONS, nation } from './nations.ts'
import { layOnTrack, returnMarkers } from './rules/05-markers.ts'
import { GERMAN_MARKER, germanPhaseProcedure, nationalPhaseProcedure } from './rules/05-phases.ts'
import { ALL_PHASES, groupBits, turnProcedure } from './rules/05-sequence.ts'
import { defendingNation, hasFixedSequence } from './rules/13-scenario-1939.ts'
import { PHASE, type State } from './state.ts'

export const PHASES: Readonly<Record<string, string>> = {
  'set-up': 'the beginning of the game',
  turn: 'the beginning of a turn: the German order, or the rolls for air superiority',
  order: 'turns 1 and 2, and 1939: the German player locks the order of his phases',
  bombing: 'the side with air superiority assigns markers to terror bombing (situation: air)',
  support: 'the side with air superiority places its markers (situation: air)',
  draw: 'the next national marker is drawn',
  window:
    'the German player may run phases; window: <marker>, after: draw, reorganization, movement or combat',
  reorganization: 'reorganization: <nation or marker>; with at: start also what comes before it',
  movement: 'movement: <nation or marker>; with at: start also what comes before it',
  combat: 'combat: <nation or marker>; with at: start also what comes before it',
  railheads: 'the Soviet railheads move',
  'end-of-turn': 'the last thing in a turn',
}

const TURN = turnProcedure.stage

const NAMES = ['reorganization', 'movement', 'combat'] as const
const AFTER = ['draw', ...NAMES]

/** The words of the sequence of play. */
interface Sequence {
  readonly drawn: number[]
  readonly used: readonly number[]
  readonly order: readonly number[]
}

/** Parts of a turn that the fixed sequence of turns 1 and 2, and of 1939, does not have. */
const FROM_TURN_3 = ['bombing', 'support', 'draw', 'window', 'railheads']

/** What a file means that names no phase. */
const USUAL = { name: 'movement', who: 'Germany', more: new Map<string, Spot>() }

export function layPhase(g: State, stated: Phase | null, words: Spots, spot: Spot): void {
  const phase = stated ?? { ...USUAL, spot }
  for (const [key, entry] of phase.more) {
    if (key === 'at') choiceOf(entry, 'moment', ['start'])
    else if (key !== 'after') report(entry, 'unknown-key', unknown('key of a phase', key, ['at', 'after']))
  }
  if (phase.name === 'set-up') {
    if (g.turn !== 1) report(phase.spot, 'impossible-phase', 'units are set up before turn 1')
    return
  }
  // 5.1, 5.1c, 13.4
  if (FROM_TURN_3.includes(phase.name) && hasFixedSequence(g))
    report(phase.spot, 'impossible-phase', `there is no "${phase.name}" in turn ${g.turn}`)
  g.flow.fill(0)
  const sequence = readSequence(words)
  returnMarkers(g)
  switch (phase.name) {
    case 'reorganization':
    case 'movement':
    case 'combat':
      layActing(g, phase, sequence)
      break
    case 'window':
      layWindow(g, phase, sequence)
      break
    case 'railheads':
      layRailheadPhase(g, sequence)
      break
    default:
      layBetween(g, phase, sequence)
  }
}

function readSequence(words: Spots): Sequence {
  const names = MARKERS.map(marker => marker.name)
  const stated = words.get('drawn')
  const drawn: number[] = []
  for (const item of stated === undefined ? [] : itemsOf(stated)) {
    const marker = (names as readonly string[]).indexOf(choiceOf(item, 'marker', names) ?? '')
    if (drawn.includes(marker)) report(item, 'marker-twice', 'this marker has been drawn before in this turn')
    else if (marker >= 0) drawn.push(marker)
  }
  return { drawn, used: phasesIn(words.get('germanPhasesUsed')), order: orderIn(words.get('germanOrder')) }
}

/** 5.1d */
function orderIn(spot: Spot | undefined): readonly number[] {
  const usual = [PHASE.reorganization, PHASE.movement, PHASE.combat]
  if (spot === undefined) return usual
  const order = phasesIn(spot)
  if (order.length === 3 && usual.every(phase => order.includes(phase))) return order
  report(spot, 'bad-order', 'the order names each of the three German phases once')
  return usual
}

function phasesIn(spot: Spot | undefined): number[] {
  return (spot === undefined ? [] : wordsOf(spot)).flatMap(word => {
    const name = choiceOf(word, 'phase', NAMES)
    return name === null ? [] : [PHASE[name as keyof typeof PHASE]]
  })
}

/** What the track and the pool look like when these markers are drawn and these German phases run. */
function layMarkers(g: State, { drawn, used }: Sequence): void {
  for (const marker of drawn) {
    g.pool &= ~(1 << marker)
    layOnTrack(g, marker + 1)
  }
  for (const phase of used) {
    g.germanPhases |= 1 << phase
    if (!hasFixedSequence(g)) layOnTrack(g, GERMAN_MARKER + phase)
  }
  g.marker = drawn.at(-1) ?? -1
}

const encode = (order: readonly number[]): number => order[0] + order[1] * 4 + order[2] * 16

function layBetween(g: State, phase: Phase, sequence: Sequence): void {
  layMarkers(g, sequence)
  if (phase.name === 'turn') pushFrame(g.flow, FRAMES.turn, TURN.start)
  else if (phase.name === 'end-of-turn') pushFrame(g.flow, FRAMES.turn, TURN.end)
  else pushFrame(g.flow, FRAMES.turn, TURN.play)
  if (phase.name === 'order') {
    if (!hasFixedSequence(g))
      report(phase.spot, 'impossible-phase', 'from turn 3 on there is no order to lock')
    pushFrame(g.flow, FRAMES.germanTurn)
    pushFrame(g.flow, FRAMES.germanOrder)
  }
  const isAir = phase.name === 'bombing' || phase.name === 'support'
  if (isAir && (g.airSide < 0 || g.airMarkers === 0)) {
    report(
      phase.spot,
      'impossible-phase',
      'nobody has markers: situation: { air: { side: german, unassigned: 2 } }',
    )
  } else if (isAir) pushFrame(g.flow, phase.name === 'bombing' ? FRAMES.terrorBombing : FRAMES.groundSupport)
}

/** A phase of Germany, or of the nations of a marker. */
function layActing(g: State, phase: Phase, sequence: Sequence): void {
  const number = PHASE[phase.name as keyof typeof PHASE]
  const fromStart = phase.more.has('at')
  const who = actingIn(g, phase)
  if (who === null) return
  if (who === 'Germany') layGermanPhase(g, phase, number, sequence, fromStart)
  else layNationalPhase(g, phase, number, who, sequence, fromStart)
}

/** Germany, or the marker whose nations act; null, with a fault, if there is none. */
function actingIn(g: State, { name: phase, who, spot }: Phase): 'Germany' | number | null {
  if (who === null) {
    report(spot, 'no-nation', `whose ${phase} is it? (phase: { ${phase}: Poland })`)
    return null
  }
  const name = who.toLowerCase()
  if (name === 'germany') return 'Germany'
  const named = MARKERS.findIndex(marker => marker.name.toLowerCase() === name)
  const land = NATIONS.findIndex(each => each.toLowerCase() === name)
  const marker =
    named >= 0 ? named : MARKERS.findIndex(each => (each.nations as readonly number[]).includes(land))
  if (hasFixedSequence(g) && land === defendingNation(g)) return marker
  if (marker < 0 || hasFixedSequence(g)) {
    report(spot, 'impossible-phase', `"${who}" has no phase in turn ${g.turn}`)
    return null
  }
  return marker
}

function layGermanPhase(
  g: State,
  phase: Phase,
  number: number,
  sequence: Sequence,
  fromStart: boolean,
): void {
  if (sequence.used.includes(number))
    report(phase.spot, 'impossible-phase', `that German phase is among those used`)
  pushFrame(g.flow, FRAMES.turn, TURN.play)
  if (hasFixedSequence(g)) {
    const index = sequence.order.indexOf(number)
    g.germanOrder = encode(sequence.order)
    layMarkers(g, { ...sequence, drawn: [], used: sequence.order.slice(0, index) })
    pushFrame(g.flow, FRAMES.germanTurn, index + 1)
  } else {
    layMarkers(g, sequence)
    pushFrame(g.flow, FRAMES.nationalTurn, stepAfter(phase))
    if ((g.germanPhases | (1 << number)) !== ALL_PHASES) pushFrame(g.flow, FRAMES.germanWindow)
  }
  pushFrame(g.flow, FRAMES.germanPhase, number, fromStart ? 0 : germanPhaseProcedure.stage.main)
  if (fromStart) return
  if (!hasFixedSequence(g)) layOnTrack(g, GERMAN_MARKER + number)
  begin(g, number, 1 << GERMANY)
  g.germanPhases |= 1 << number
}

/** Next step of a national turn in whose window the German player acts; after its last phase if not said. */
function stepAfter(phase: Phase): number {
  const after = phase.more.get('after')
  const index = after === undefined ? AFTER.length - 1 : AFTER.indexOf(choiceOf(after, 'phase', AFTER) ?? '')
  return 1 + 2 * index
}

function begin(g: State, phase: number, nations: number): void {
  g.phase = phase
  g.active = nations
}

function layNationalPhase(
  g: State,
  phase: Phase,
  number: number,
  marker: number,
  sequence: Sequence,
  fromStart: boolean,
): void {
  layNationalTurn(g, number, marker, sequence)
  pushFrame(g.flow, FRAMES.nationalPhase, number, fromStart ? 0 : nationalPhaseProcedure.stage.main)
  const nations = groupBits(g)
  if (nations === 0) report(phase.spot, 'impossible-phase', `no nation of "${phase.who}" is in the war`)
  if (!fromStart) begin(g, number, nations)
}

function layNationalTurn(g: State, number: number, marker: number, sequence: Sequence): void {
  const fixed = hasFixedSequence(g)
  const drawn = sequence.drawn.filter(each => each !== marker)
  layMarkers(
    g,
    fixed ? { ...sequence, drawn: [], used: sequence.order } : { ...sequence, drawn: [...drawn, marker] },
  )
  if (fixed) g.germanOrder = encode(sequence.order)
  pushFrame(g.flow, FRAMES.turn, fixed ? TURN.end : TURN.play)
  pushFrame(g.flow, FRAMES.nationalTurn, number * 2)
}

function layWindow(g: State, phase: Phase, sequence: Sequence): void {
  const marker = actingIn(g, phase)
  if (typeof marker !== 'number') return
  layMarkers(g, { ...sequence, drawn: [...sequence.drawn.filter(each => each !== marker), marker] })
  pushFrame(g.flow, FRAMES.turn, TURN.play)
  pushFrame(g.flow, FRAMES.nationalTurn, stepAfter(phase))
  pushFrame(g.flow, FRAMES.germanWindow)
}

// 10.3.1b
function layRailheadPhase(g: State, sequence: Sequence): void {
  const soviets = nation('Soviet Union')
  const marker = MARKERS.findIndex(each => (each.nations as readonly number[]).includes(soviets))
  layNationalTurn(g, PHASE.movement, marker, sequence)
  pushFrame(g.flow, FRAMES.nationalPhase, PHASE.movement, nationalPhaseProcedure.stage.stacks)
  pushFrame(g.flow, FRAMES.railheads)
  begin(g, PHASE.movement, groupBits(g))
}
