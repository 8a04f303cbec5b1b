// Replays the journal of a game that was opened from a stored position, a little at a time, while it is played.

/** The part of a table that has a past to read. */
interface Reader {
  tellPast(most: number): boolean
  snapshot(): { readonly record: 'unread' | 'sound' | 'broken' }
}

/** Milliseconds at a time: less than a frame. */
const SLICE = 8
/** Milliseconds between two slices: the table is drawn and answers meanwhile. */
const PAUSE = 6
/** Actions between two looks at the clock. */
const ACTIONS = 8

/** `broken` is called if the journal does not lead to the position; what is given back stops the reading. */
export function readPast(table: Reader, broken: () => void): () => void {
  let timer = setTimeout(read, PAUSE)
  function read() {
    const until = performance.now() + SLICE
    let goesOn = true
    while (goesOn && performance.now() < until) goesOn = table.tellPast(ACTIONS)
    if (goesOn) timer = setTimeout(read, PAUSE)
    else if (table.snapshot().record === 'broken') broken()
  }
  return () => clearTimeout(timer)
}
