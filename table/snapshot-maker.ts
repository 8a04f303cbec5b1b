// Puts a snapshot together from its parts.
import { opponentsOf } from '../engine/game/allies.ts'
import { adviceOf, threatsOn } from './advice.ts'
import type { Advice } from './advising.ts'
import { advisedBar, awayBar, barOf, busyBar, overBar, suggestionBar, timelineBar } from './bar.ts'
import { chosenPiece, endingOf, hexesFor } from './choosing.ts'
import type { Hand } from './hand.ts'
import { hexCardOf } from './hex-card.ts'
import { legendsOf } from './legends.ts'
import type { Logbook } from './logbook.ts'
import type { Look } from './look.ts'
import { missionKind } from './missions.ts'
import { nowOf } from './now.ts'
import { sceneOf } from './picture.ts'
import type { Desk, Sentence } from './presentation.ts'
import { chartsOf, litGoals, type Reading, readingBar, readingNow } from './reading.ts'
import { type Playing, recapBar, recapNow, recapScene } from './recap-picture.ts'
import type { MapScene } from './scene.ts'
import type { Sitting } from './sitting.ts'
import type { Header, MapDouble, Now, OrderBar, Pointer, TableSnapshot, Toast, Verdict } from './snapshot.ts'
import type { Stage } from './stage.ts'
import type { Timeline } from './timeline.ts'
import { words } from './words.ts'

export interface SnapshotParts {
  readonly version: number
  readonly sitting: Sitting
  readonly look: Look
  readonly scrubbed: number | null
  readonly overlays: readonly string[]
  readonly cursor: string | null
  readonly shown: readonly string[]
  readonly refused: Sentence | null
  readonly live: string
  readonly toast: Toast | null
  readonly advice: Advice | null
  readonly hasAdviser: boolean
  readonly logbook: Logbook
  readonly timeline: Timeline
  readonly reading: Reading | null
  readonly playing: Playing | null
  readonly canRecap: boolean
  readonly hasCharts: boolean
  readonly isSending: boolean
}

export function snapshotOf(parts: SnapshotParts): TableSnapshot {
  const { look, scrubbed } = parts
  const { presentation, history, curtain, isHuman } = parts.sitting
  const { stage } = look
  const { sight } = stage
  const past =
    scrubbed === null
      ? null
      : parts.timeline.picture(history, scrubbed, sight.viewer, presentation.turn(sight))
  const position = scrubbed ?? history.position
  const verdict = verdictOf(parts)
  const overlays = presentation.overlays.map(choice => ({
    ...choice,
    on: parts.overlays.includes(choice.id),
  }))
  const isPlayed = parts.playing !== null && curtain === null
  const isRead = curtain === null && scrubbed === null && !isPlayed && stage.objectives !== null
  const reading = isRead ? parts.reading : null
  return {
    version: parts.version,
    position: history.position,
    record: history.record,
    isSending: parts.isSending,
    header: headerOf(parts),
    bar: past === null ? barNow(parts, reading) : timelineBar(past),
    now: nowIn(parts, reading),
    forces: { waiting: stage.placeable.size, trays: curtain === null ? stage.trays : [] },
    log: curtain === null ? parts.logbook.entries(history, position, sight.viewer) : [],
    scene:
      curtain === null
        ? laidOver(
            sceneOf(look, parts.overlays, parts.cursor, parts.shown, threatsOn(parts.advice)),
            parts,
            reading,
          )
        : COVERED,
    hexCard: curtain === null ? hexCardOf(look) : null,
    overlays,
    legends: curtain === null ? legendsOf(look, overlays, parts.sitting.sides) : [],
    busy: parts.sitting.busy,
    curtain,
    advice: parts.advice === null || curtain !== null ? null : adviceOf(look, parts.advice),
    toast: scrubbed === null && verdict === null && history.canUndo(isHuman) ? parts.toast : null,
    pointer: pointerOf(look),
    timeline: past,
    verdict,
    conceded: parts.sitting.conceded,
    double: curtain === null ? doubleOf(look) : { canAct: [], hexes: [] },
    charts: parts.hasCharts && curtain === null ? chartsOf(look) : null,
    can: {
      objectives: presentation.objectives !== undefined && curtain === null && !isPlayed,
      recap: parts.canRecap && curtain === null && scrubbed === null,
      charts: presentation.charts !== undefined && curtain === null,
      undo: scrubbed === null && history.canUndo(isHuman),
      redo: scrubbed === null && history.canRedo,
      concede: verdict === null && curtain === null && !parts.sitting.isWatched && scrubbed === null,
      end: stage.desk !== null && endingOf(stage.desk) !== null,
      suggest: mayAsk(parts),
      rate: parts.hasAdviser && isComplete(look),
      foresee: parts.hasAdviser && sight.awaited !== null && scrubbed === null && !parts.sitting.isWatched,
    },
    refused: parts.refused,
    live: parts.live,
  }
}

function nowIn({ look, playing, sitting }: SnapshotParts, reading: Reading | null): Now {
  const { stage } = look
  if (playing !== null && sitting.curtain === null)
    return recapNow(playing, sitting.sides, stage.presentation.turn(stage.sight).number)
  return reading === null ? nowOf(look) : readingNow(stage, reading, stage.objectives!)
}

function barNow(parts: SnapshotParts, reading: Reading | null): OrderBar {
  const { presentation, history } = parts.sitting
  const bar = awayBar(presentBar(parts), history.isTold ? history.away : null)
  if (parts.playing !== null && parts.sitting.curtain === null) {
    const sight = presentation.see(history.state, parts.playing.viewer)
    return recapBar(bar, parts.playing, presentation.desk(sight, []).prompt.title)
  }
  if (reading === null) return bar
  const isSetUp = /^set-up/i.test(presentation.opening(history.state))
  const { number } = presentation.turn(parts.look.stage.sight)
  return readingBar(bar, reading, isSetUp ? words.beginSetUp : words.beginTurn(number))
}

function laidOver(scene: MapScene, parts: SnapshotParts, reading: Reading | null): MapScene {
  const { stage } = parts.look
  const marked = withGoals(scene, stage, reading)
  return parts.playing === null ? marked : recapScene(marked, stage, parts.playing)
}

/** With the discs of the scenario, and while the objectives are read with their hexes lit. */
function withGoals(scene: MapScene, stage: Stage, reading: Reading | null): MapScene {
  const { discs } = stage
  const marked = discs === undefined ? scene : { ...scene, discs }
  if (reading === null) return marked
  const { lights, tags, attention } = litGoals(stage.objectives!, reading)
  return {
    ...marked,
    lights: [...scene.lights.filter(({ look }) => look !== 'choose'), ...lights],
    tags: [...scene.tags, ...tags],
    attention: reading.kind === 'briefing' || reading.looked !== null ? attention : scene.attention,
  }
}

function presentBar(parts: SnapshotParts): OrderBar {
  const { look, advice, sitting } = parts
  const bar = barOf(look)
  if (sitting.conceded !== null) return overBar
  if (advice?.kind === 'suggestion') return suggestionBar(bar)
  if (mayAsk(parts)) return advisedBar(bar)
  return sitting.busy === null || bar.kind !== 'waiting' ? bar : busyBar(bar, sitting.busy, lastOf(look))
}

/** What the opponent did last, as far as it was heard. */
const lastOf = ({ since }: Look): string | null =>
  since.findLast(line => line.weight !== 'turn' && line.weight !== 'phase')?.text ?? null

/** Is there somebody to ask, and more than one thing to do? A suggested set-up is one button already. */
const mayAsk = ({ hasAdviser, look: { stage } }: SnapshotParts): boolean =>
  hasAdviser && stage.desk !== null && stage.desk.shortcuts.length === 0 && stage.sight.legal.length > 1

/** An attack that could be made as it stands. */
const isComplete = ({ attack, hand }: Look): boolean =>
  attack !== null && attack.refusal === null && (hand.attack?.units.length ?? 0) > 0

/** Under the curtain nothing lies on the map. */
const COVERED: MapScene = {
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

function headerOf({ sitting, look, scrubbed }: SnapshotParts): Header {
  const { presentation, history, sides } = sitting
  const { stage } = look
  return {
    game: presentation.game.title,
    scenario: history.scenario,
    turn: presentation.turn(stage.sight).name,
    ribbon: stage.ribbon,
    score: stage.score,
    sides,
    viewer: stage.sight.viewer,
    note: scrubbed === null ? null : words.replayNote,
  }
}

function verdictOf({ sitting }: SnapshotParts): Verdict | null {
  const { presentation, history, viewer } = sitting
  const outcome = presentation.game.outcome(history.state)
  if (outcome === null) return concessionOf(sitting)
  const said = presentation.verdict(presentation.see(history.state, viewer))
  if (said === null) return null
  return { ...said, winners: outcome.winners, report: history.report }
}

/** A game that was given up: the others have won together. */
function concessionOf({ presentation, history, conceded, sides, viewer }: Sitting): Verdict | null {
  if (conceded === null) return null
  const scenario = presentation.game.scenarios.find(({ id }) => id === history.scenario)!
  const winners = opponentsOf(scenario, conceded)
  const sight = presentation.see(history.state, viewer)
  return {
    winners,
    title: words.concession.title(winners.map(side => sides[side].name)),
    sentence: { text: words.concession.text(sides[conceded].name), rules: [] },
    facts: presentation.score(sight).map(({ label, value }) => ({ label, value })),
    report: history.report,
  }
}

function pointerOf({ stage }: Look): Pointer | null {
  const { presentation, sight } = stage
  const sentence = stage.desk === null ? null : presentation.pointer(sight)
  return sentence === null ? null : { id: `${presentation.game.id}/${sight.awaited!.decision}`, sentence }
}

/** The plain list beside the map. */
function doubleOf(look: Look): MapDouble {
  const { stage, reach } = look
  const lit = new Set(stage.movement === null ? [] : stage.unmovedHexes)
  const canAct = stage.counters.flatMap(({ unit, hex, name }) =>
    unit !== null && lit.has(hex) && stage.movement?.refusal(stage.sight, unit) === null
      ? [{ unit, hex, name }]
      : [],
  )
  return { canAct, hexes: reach === null ? chooseable(look) : reached(look) }
}

function reached({ stage, reach }: Look): MapDouble['hexes'] {
  return [...reach!.hexes].map(([hex, { left, stops }]) => ({
    hex,
    name: `${stage.place(hex)}, ${left} left${stops ? ', stops there' : ''}`,
  }))
}

function chooseable({ stage, hand }: Look): MapDouble['hexes'] {
  const { desk } = stage
  if (desk === null) return []
  return chooseableHexes(stage, desk, hand).map(hex => ({ hex, name: stage.place(hex) }))
}

function chooseableHexes(stage: Stage, desk: Desk, hand: Hand): readonly string[] {
  if (stage.attack !== null) return [...stage.attack.targets(stage.sight).keys()]
  if (stage.missions === null) return hexesFor(desk, chosenPiece(desk, hand))
  const kind = missionKind(stage, hand)
  return kind === null ? [] : stage.missions.hexes(stage.sight, kind)
}
