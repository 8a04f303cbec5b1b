// The map in its place: what is clicked there becomes an intent, what is known of a hex becomes a card.
import { type DragEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { Table } from '../../table/intents.ts'
import type { MapScene } from '../../table/scene.ts'
import type { TableSnapshot } from '../../table/snapshot.ts'
import type { MapBoard } from '../map/board.ts'
import { frontOf, nearFront } from '../map/front.ts'
import { MapView } from '../map/map-view.tsx'
import type { MapHandle, Press } from '../map/props.ts'
import { words } from '../words/en.ts'
import { RefusedBody } from './hex-card.tsx'
import { MAP_WORDS } from './map-words.ts'
import { useIsNarrow, useMotion } from './motion.ts'
import { IconButton } from './parts.tsx'
import { OverlayList } from './rail.tsx'
import type { Sitting } from './sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly snapshot: TableSnapshot
  readonly isUpright: boolean
  /** Pixels at the foot of the map that lie under the sheet. */
  readonly covered: number
  readonly map: RefObject<MapHandle | null>
  readonly onSearch: () => void
  /** A finger rested on a hex: its facts are wanted. */
  readonly onPressed: (hex: string) => void
}

export function MapPlace({ sitting, snapshot, isUpright, covered, map, onSearch, onPressed }: Props) {
  const { table, board, faces } = sitting
  const motion = useMotion()
  const card = useRefusal(snapshot, table)
  const shown = useLook(snapshot, board)
  const hasCharts = snapshot.charts !== null
  const insets = useMemo(
    () => ({
      bottom: Math.min(covered, MOST_COVERED),
      ...(isUpright ? { right: TOOLS } : { left: TOOLS, right: hasCharts ? CHARTS : 0 }),
    }),
    [covered, isUpright, hasCharts],
  )
  const isNarrow = useIsNarrow()
  useBriefing(snapshot, map)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: counters are dropped here; the keyboard has its own way
    <div
      className="map-place"
      onDragOver={event => event.preventDefault()}
      onDrop={event => dropped(event, table, map.current)}
    >
      <MapView
        ref={map}
        board={board}
        faces={faces}
        scene={shown}
        words={MAP_WORDS}
        reducedMotion={motion === 'reduced'}
        insets={insets}
        showsMinimap={!isNarrow}
        showsFan={!isUpright}
        card={card}
        describeHex={hex => (snapshot.hexCard?.hex === hex ? snapshot.hexCard.spoken : hex)}
        onHex={(hex, how) => pressed(table, hex, how)}
        onUnit={unit => table.toggleUnit(unit)}
        onHover={hex => table.hover(hex)}
        unitsToDrag={unit => takenUp(table, unit)}
        onDragOver={(_units, hex) => hex !== null && table.previewTo(hex)}
        onDragUnits={(_units, hex) => setDown(table, hex)}
        onDragEnd={() => table.back()}
        onLongPress={hex => {
          table.hover(hex)
          onPressed(hex)
        }}
        onCursor={hex => table.moveCursor(hex)}
        onTwoFingerTap={() => table.undo()}
        onBox={hexes => table.selectMany(hexes)}
      />
      {isUpright && <MapTools snapshot={snapshot} table={table} map={map} onSearch={onSearch} />}
    </div>
  )
}

function pressed(table: Table, hex: string, how: Press): void {
  if (how.unit !== null && how.shift && isMoving(table)) table.groupStack(hex)
  else if (how.unit !== null && (how.shift || how.control)) table.toggleUnit(how.unit)
  else if (how.alt) table.extendTo(hex)
  else table.clickHex(hex)
}

/** Stacks are gathered where units move; elsewhere Shift picks single counters. */
const isMoving = (table: Table): boolean => {
  const { kind } = table.snapshot().now
  return kind === 'nothing' || kind === 'move' || kind === 'group'
}

/** The units that go along when a counter is dragged: those chosen, or this one. */
function takenUp(table: Table, unit: string): readonly string[] {
  const chosen = chosenIn(table.snapshot())
  if (chosen.includes(unit)) return chosen
  if (!table.snapshot().double.canAct.some(other => other.unit === unit)) return []
  table.clickUnit(unit)
  return chosenIn(table.snapshot())
}

function chosenIn({ now }: TableSnapshot): readonly string[] {
  if (now.kind !== 'move' && now.kind !== 'units') return []
  return now.rows.filter(row => row.chosen).map(row => row.unit)
}

/** A drop is a deed: it goes there if it can, and says why not otherwise. */
function setDown(table: Table, hex: string): void {
  table.previewTo(hex)
  const { now, bar } = table.snapshot()
  if (now.kind === 'move' && now.plan !== null && now.plan.refusal === null && bar.main !== null)
    table.commit()
  else {
    table.back()
    table.clickHex(hex)
  }
}

/** From a tray onto the map. */
function dropped(event: DragEvent, table: Table, map: MapHandle | null): void {
  const unit = event.dataTransfer.getData('text/salient-unit')
  const hex = map?.hexAt(event.clientX, event.clientY) ?? null
  if (unit === '' || hex === null) return
  event.preventDefault()
  table.clickUnit(unit)
  table.clickHex(hex)
}

/** A refusal is all that floats over the map: beside the hex that was asked for, until the pointer moves on. */
function useRefusal({ hexCard, refused, scene }: TableSnapshot, table: Table) {
  const where = scene.lights.find(light => light.look === 'refused')?.hex ?? hexCard?.hex ?? null
  return useMemo(() => {
    if (refused === null || where === null) return null
    return {
      hex: where,
      clearOf: refused.hexes ?? [],
      body: <RefusedBody refused={refused} onPress={id => table.press(id)} onClose={() => table.back()} />,
    }
  }, [refused, where, table])
}

/**
 * Where the map looks when the table asks for nothing: at first at the viewer's front, and while something is placed
 * where it may go.
 */
function useLook(snapshot: TableSnapshot, board: MapBoard): MapScene {
  const { scene, now, header } = snapshot
  const isPlaced = now.kind === 'placement'
  const isBriefing = now.kind === 'objectives' && now.isBriefing
  const hasLooked = useRef(false)
  const [theatre] = useState(() => frontIn(snapshot, board))
  return useMemo(() => {
    // What a briefing speaks of is shown from afar; the map comes back to the front when it has been read.
    if (isBriefing && !hasLooked.current) return { ...scene, attention: theatre }
    if (scene.attention.length > 0) {
      hasLooked.current = true
      const pointed = scene.arrows.flatMap(arrow => [arrow.from, arrow.to])
      return pointed.length === 0 ? scene : { ...scene, attention: [...scene.attention, ...pointed] }
    }
    const open = isPlaced ? scene.lights.filter(light => light.look === 'choose') : []
    if (open.length > 0 && open.length <= MOST_PLACES) {
      const places = open.flatMap(({ hex }) => {
        const at = board.centreOf(hex)
        return at === null ? [] : [{ hex, at }]
      })
      const front = board.pointsOf(frontIn({ scene, header }, board))
      return { ...scene, attention: nearFront(places, front, LOOKED_AT), isVisit: true }
    }
    return hasLooked.current ? scene : { ...scene, attention: theatre }
  }, [scene, header, isPlaced, isBriefing, theatre, board])
}

/** The first look at a map is at its middle; what a briefing speaks of must all be seen. */
function useBriefing({ now, scene }: TableSnapshot, map: RefObject<MapHandle | null>): void {
  const isBriefing = now.kind === 'objectives' && now.isBriefing
  const hexes = useRef(scene.attention)
  hexes.current = scene.attention
  useEffect(() => {
    if (!isBriefing) return
    const frame = requestAnimationFrame(() => map.current?.show(hexes.current))
    return () => {
      cancelAnimationFrame(frame)
      map.current?.comeBack()
    }
  }, [isBriefing, map])
}

function frontIn(
  { scene, header }: Pick<TableSnapshot, 'scene' | 'header'>,
  board: MapBoard,
): readonly string[] {
  // Whoever plays no side sees the front of the first.
  const own = Math.max(0, header.viewer)
  const standing = scene.counters.flatMap(({ hex, side }) => {
    const at = board.centreOf(hex)
    return at === null ? [] : [{ hex, at, isOwn: side === own }]
  })
  return frontOf(
    standing.filter(({ isOwn }) => isOwn),
    standing.filter(({ isOwn }) => !isOwn),
  )
}

/** Where a piece may go almost anywhere, there is nothing to look at. */
const MOST_PLACES = 120

/** Of the places where a piece may go, so many are brought into sight. */
const LOOKED_AT = 4

/** The rail of overlays on the left, on a phone the tools on the right. */
const TOOLS = 62

/** Width of the card of play aids, as in theme/aid-card.css. */
const CHARTS = 460

/** A sheet over all of the map leaves nothing to keep clear of. */
const MOST_COVERED = 480

interface ToolsProps {
  readonly snapshot: TableSnapshot
  readonly table: Table
  readonly map: RefObject<MapHandle | null>
  readonly onSearch: () => void
}

function MapTools({ snapshot, table, map, onSearch }: ToolsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className="map-tools">
        <IconButton
          icon="layers"
          label={words.map.overlays}
          pressed={isOpen}
          onPress={() => setOpen(!isOpen)}
        />
        <IconButton icon="fit" label={words.map.fit} onPress={() => map.current?.fit()} />
        <IconButton icon="search" label={words.top.search} onPress={onSearch} />
        {snapshot.can.suggest && (
          <IconButton icon="hint" label={words.advice.suggest} onPress={() => table.suggest()} />
        )}
        {snapshot.can.foresee && (
          <IconButton
            icon="eye"
            label={words.advice.foresee}
            pressed={snapshot.advice?.kind === 'foresight'}
            onPress={() => table.foresee()}
          />
        )}
      </div>
      {isOpen && <OverlayList overlays={snapshot.overlays} table={table} onClose={() => setOpen(false)} />}
    </>
  )
}
