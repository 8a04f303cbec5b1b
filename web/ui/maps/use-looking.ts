// What somebody looks at on a map: the hex under the pointer, the hex that is kept, and what is laid over the map.
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import type { MapHandle } from '../../map/props.ts'
import type { Found } from './find.ts'
import type { GameMaps } from './load.ts'

export interface Looking {
  /** The hex that a click or a search has kept. */
  readonly kept: string | null
  /** The hex cursor of the keyboard, and where the map follows it. */
  readonly cursor: string | null
  readonly hovered: string | null
  readonly showsStated: boolean
  readonly showsSetUp: boolean
  keep(hex: string | null): void
  move(hex: string): void
  hover(hex: string | null): void
  toggleStated(): void
  toggleSetUp(): void
  /** Goes there, and keeps the hex. A counter is shown where it begins. */
  find(found: Pick<Found, 'hex' | 'unit'>): void
}

export function useLooking(maps: GameMaps | null, map: RefObject<MapHandle | null>): Looking {
  const [kept, keep] = useState<string | null>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const [hovered, hover] = useState<string | null>(null)
  const [showsStated, setStated] = useState(false)
  const [showsSetUp, setSetUp] = useState(false)

  const game = maps?.game
  // Another game is looked at afresh.
  useEffect(() => {
    keep(null)
    setCursor(null)
    hover(null)
  }, [game])

  const move = useCallback((hex: string) => {
    setCursor(hex)
    hover(null)
  }, [])
  const find = useCallback(
    ({ hex, unit }: Pick<Found, 'hex' | 'unit'>) => {
      keep(hex)
      setCursor(null)
      if (unit !== null) setSetUp(true)
      map.current?.lookAt(hex)
    },
    [map],
  )
  return useMemo(
    () => ({
      kept: hexOf(maps, kept),
      cursor: hexOf(maps, cursor),
      hovered: hexOf(maps, hovered),
      showsStated,
      showsSetUp,
      keep,
      move,
      hover,
      find,
      toggleStated: () => setStated(on => !on),
      toggleSetUp: () => setSetUp(on => !on),
    }),
    [maps, kept, cursor, hovered, showsStated, showsSetUp, move, find],
  )
}

/** A hex of the game that was looked at before is none of this one. */
const hexOf = (maps: GameMaps | null, hex: string | null): string | null =>
  hex !== null && maps !== null && maps.board.indexOf(hex) >= 0 ? hex : null
