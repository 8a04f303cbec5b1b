// The map: one layer that is moved by a transform, and drawn anew only when the scene changes.
import { type CSSProperties, useCallback, useImperativeHandle, useMemo, useRef } from 'react'
import { heightOf, widthOf } from '../../atlas/draw/plane/points.ts'
import { hexPixels } from './board.ts'
import { CardBeside } from './card-beside.tsx'
import { DragGhost } from './drag-ghost.tsx'
import { FanStrip } from './fan-strip.tsx'
import { handleOf } from './handle.ts'
import { detailAt, Pieces, UnderLines } from './layers.tsx'
import { Minimap } from './minimap.tsx'
import type { MapViewProps } from './props.ts'
import { SheetSwitch } from './sheet-switch.tsx'
import { SheetTitles } from './sheet-titles.tsx'
import { counterScale, FIGURES_FROM, spreadHex, stacksOf } from './stacks.ts'
import { useGestures } from './use-gestures.ts'
import { useMapKeys } from './use-map-keys.ts'
import { isCalm, useStage } from './use-stage.ts'
import './map.css'

export function MapView(props: MapViewProps) {
  const { board, faces, scene, words, card = null, showsMinimap = true, showsFan = true } = props
  const stacks = useMemo(() => stacksOf(scene.counters), [scene.counters])
  const { stage, zoom, sheet, places } = useStage(props)
  const { hovered, dragged, box } = useGestures(props, stage, places.viewport, stacks)
  const onKeyDown = useMapKeys(props, stage)
  const { reducedMotion } = props
  const calm = useCallback(() => isCalm(reducedMotion), [reducedMotion])
  const help = useRef(`map-help-${board.id.replace(/\W/g, '-')}`).current
  const size: CSSProperties = {
    width: widthOf(board.paper) * zoom,
    height: heightOf(board.paper) * zoom,
  }

  useImperativeHandle(props.ref, () => handleOf(board, stage, places.viewport), [
    board,
    stage,
    places.viewport,
  ])

  return (
    <div className="map-view">
      <div
        ref={places.viewport}
        className="map-viewport"
        data-cursor={scene.cursor === null ? undefined : ''}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keyboard
        tabIndex={0}
        aria-label={words.map}
        aria-describedby={help}
        onKeyDown={onKeyDown}
      >
        <div ref={places.stage} className="map-stage">
          <div className="map-board" style={size}>
            <div ref={places.under} className="map-tiles" />
            <UnderLines board={board} overlays={scene.overlays} reach={scene.reach} lights={scene.lights} />
            <div ref={places.over} className="map-tiles" />
            <Pieces
              board={board}
              faces={faces}
              scene={scene}
              stacks={stacks}
              spread={spreadHex(hovered, scene.fan, zoom, dragged !== null)}
              detail={detailAt(zoom)}
              scale={counterScale(zoom)}
              isCalm={calm}
              showsFigures={hexPixels(zoom) >= FIGURES_FROM}
            />
          </div>
          <SheetTitles board={board} zoom={zoom} />
          {showsFan && scene.fan !== null && (
            <FanStrip {...{ board, faces, scene, stacks, zoom, stage }} onUnit={props.onUnit} />
          )}
          {card && <CardBeside {...{ board, scene, stacks, zoom, stage, card }} />}
        </div>
        {box && (
          <div
            className="map-box"
            style={{
              left: box.left,
              top: box.top,
              width: box.right - box.left,
              height: box.bottom - box.top,
            }}
          />
        )}
        {dragged && <DragGhost dragged={dragged} faces={faces} />}
      </div>
      {showsMinimap && (
        <SheetSwitch
          board={board}
          words={words}
          seen={sheet}
          onSheet={id => stage.current?.man.fit(board.sheets.find(other => other.id === id)?.frame)}
        />
      )}
      {showsMinimap && (
        <Minimap
          board={board}
          words={words}
          counters={scene.counters}
          rectangle={places.rectangle}
          onCentre={point => stage.current?.man.centre(point)}
          onZoom={factor => stage.current?.man.glideZoom(factor)}
          onFit={part => stage.current?.man.fit(part)}
        />
      )}
      <p id={help} className="map-unseen">
        {words.help}
      </p>
      <p className="map-unseen" aria-live="polite">
        {scene.cursor === null ? '' : props.describeHex(scene.cursor)}
      </p>
    </div>
  )
}
