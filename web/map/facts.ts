// What a board says of its hexes, in the words of its map. The build writes it beside the pictures, so that the page can
// tell about a map without its rules.

/** Something in words, and whether the rulebook states it. What no rulebook states is reconstructed. */
export interface Fact {
  readonly text: string
  readonly isStated: boolean
}

/** A river, a line of the rules: along hexsides of a hex. */
export interface SideFact extends Fact {
  /** Degrees clockwise from the top of the picture, one for each hexside. */
  readonly towards: readonly number[]
}

export interface HexFacts {
  readonly country: Fact | null
  readonly terrain: Fact
  /** What that does, in the figures that the program plays with: 'Move 2 / 1, Shift 1L'. */
  readonly effect: Fact | null
  /** Its name, and what it is: 'City'. */
  readonly town: (Fact & { readonly kind: string }) | null
  readonly features: readonly Fact[]
  readonly sides: readonly SideFact[]
  /** Roads and railways that run through it. */
  readonly routes: readonly Fact[]
}

/** The terrain chart of the legend. */
export interface Chart {
  /** What the figures are: 'Move', 'Shift'. */
  readonly heads: readonly string[]
  readonly rows: readonly { readonly terrain: string; readonly values: readonly string[] }[]
  readonly note: string
}

export interface MapFacts {
  readonly title: string
  readonly subtitle: string
  /** Scale of space and time, and what is reconstructed. */
  readonly lines: readonly string[]
  readonly chart: Chart
  /** By the number of the hex. */
  readonly hexes: Readonly<Record<string, HexFacts>>
}

export async function loadMapFacts(file: string): Promise<MapFacts> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
  return answer.json() as Promise<MapFacts>
}
