// Counters in the dock, drawn like those on the map.
import { createContext, useContext } from 'react'
import type { CounterState } from '../../table/scene.ts'
import type { CounterFaces } from '../map/faces.ts'

const FaceBox = createContext<CounterFaces | null>(null)

export const FacesProvider = FaceBox

interface Props {
  readonly unit: string
  readonly size?: number
  readonly states?: readonly CounterState[]
  readonly name?: string
}

const PLAIN: readonly CounterState[] = []
const LARGE = 52

/** Named where it stands alone; beside its name it is only a picture. Pieces that are no counters have no face. */
export function CounterFace({ unit, size = 36, states = PLAIN, name }: Props) {
  const faces = useContext(FaceBox)
  const svg = faces?.face(unit, states, size >= LARGE ? 'table' : 'field') ?? ''
  if (svg === '') return null
  const reading = name === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': name }
  return (
    <svg
      className="counter-face"
      viewBox="0 0 100 100"
      width={size}
      height={size}
      {...reading}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  )
}
