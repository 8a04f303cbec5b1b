import type { MapBoard } from './board.ts'
import { inReadingOrder } from './minimap.tsx'
import type { MapWords } from './props.ts'

interface Props {
  readonly board: MapBoard
  readonly words: MapWords
  /** The sheet that fills the view, null while several are seen. */
  readonly seen: string | null
  onSheet(id: string | null): void
}

/** Over a board of two sheets: the one, both, the other. */
export function SheetSwitch({ board, words, seen, onSheet }: Props) {
  const [first, second] = inReadingOrder(board.sheets)
  if (board.sheets.length !== 2) return null
  const choices = [
    { id: first.id, title: first.title },
    { id: null, title: words.bothSheets },
    { id: second.id, title: second.title },
  ]
  return (
    <fieldset className="map-switch">
      <legend className="map-unseen">{words.sheets}</legend>
      {choices.map(({ id, title }) => (
        <button
          key={title}
          type="button"
          className="map-switch-choice"
          aria-pressed={id === seen}
          onClick={() => onSheet(id)}
        >
          {title}
        </button>
      ))}
      <kbd>Q</kbd>
    </fieldset>
  )
}
