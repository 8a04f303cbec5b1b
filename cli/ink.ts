/** Colours of a terminal; without colour every ink leaves the text as it is. */
export interface Ink {
  readonly coloured: boolean
  side(side: number, text: string): string
  water(text: string): string
  city(text: string): string
  wall(text: string): string
  faint(text: string): string
  strong(text: string): string
}

const wrapIn = (open: string) => (text: string) => `\u001b[${open}m${text}\u001b[0m`
const asIs = (text: string) => text

export const PLAIN: Ink = {
  coloured: false,
  side: (_side, text) => text,
  water: asIs,
  city: asIs,
  wall: asIs,
  faint: asIs,
  strong: asIs,
}

const SIDES = [wrapIn('97;100'), wrapIn('97;44'), wrapIn('30;103'), wrapIn('97;42')]

const COLOURED: Ink = {
  coloured: true,
  side: (side, text) => SIDES[side % SIDES.length](text),
  water: wrapIn('94'),
  city: wrapIn('1;33'),
  wall: wrapIn('31'),
  faint: wrapIn('90'),
  strong: wrapIn('1'),
}

/** Colour for people who look at a terminal and have not asked to be spared (no-color.org). */
export function inkFor(stream: { readonly isTTY?: boolean }): Ink {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (FORCE_COLOR) return COLOURED
  return stream.isTTY && !NO_COLOR && TERM !== 'dumb' ? COLOURED : PLAIN
}
