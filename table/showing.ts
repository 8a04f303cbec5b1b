// "Show it": what a message speaks of is lit, and the map looks there.
import type { Sentence } from './presentation.ts'
import type { ButtonPicture, Note } from './snapshot.ts'
import { words } from './words.ts'

const SHOW = 'show '

/** The button of a sentence that speaks of a place, null if it speaks of none. */
export function showButton({ hexes = [] }: Sentence): ButtonPicture | null {
  if (hexes.length === 0) return null
  return { id: SHOW + hexes.join(' '), label: words.showIt, key: null, icon: null, refusal: null }
}

/** The hexes that a button shows, null for any other button. */
export const hexesOfButton = (id: string): readonly string[] | null =>
  id.startsWith(SHOW) ? id.slice(SHOW.length).split(' ') : null

export function note(look: Note['look'], sentence: Sentence): Note {
  const button = showButton(sentence)
  return { look, sentence, ...(button !== null && { button }) }
}
