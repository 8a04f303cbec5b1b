// What this browser remembers of online tables: the links that it gave out, and how far each seat has looked.

interface Memory {
  /** By seat: the secret of its link, for whoever opened the table. */
  readonly links: Readonly<Record<string, string>>
  /** By viewer: the last message that was seen, and when. */
  readonly seen: Readonly<Record<string, { readonly n: number; readonly at: number }>>
  /** The hash of the server's part of the dice, as it was published before play. */
  readonly commitment: string | null
  /** What this browser adds to the dice, as long as it may be only promised. */
  readonly shares: readonly string[]
  /** The finished game on the shelf of this browser. */
  readonly replay: string | null
}

const EMPTY: Memory = { links: {}, seen: {}, commitment: null, shares: [], replay: null }
const keyOf = (table: string): string => `salient.online.${table}`

export function remembered(table: string): Memory {
  try {
    return { ...EMPTY, ...JSON.parse(localStorage.getItem(keyOf(table)) ?? '{}') }
  } catch {
    return EMPTY
  }
}

function remember(table: string, change: Partial<Memory>): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify({ ...remembered(table), ...change }))
  } catch {
    // A browser that keeps nothing forgets the links: they can be made anew.
  }
}

export function rememberLink(table: string, seat: number, secret: string | null): void {
  const links = { ...remembered(table).links }
  if (secret === null) delete links[seat]
  else links[seat] = secret
  remember(table, { links })
}

export function rememberShare(table: string, share: string): void {
  remember(table, { shares: [...remembered(table).shares, share] })
}

export function rememberSeen(table: string, viewer: number, n: number): void {
  remember(table, { seen: { ...remembered(table).seen, [viewer]: { n, at: Date.now() } } })
}

export const rememberReplay = (table: string, replay: string): void => remember(table, { replay })

/** The first one that was published counts: a server that publishes another later is found out. */
export function rememberCommitment(table: string, commitment: string): void {
  if (remembered(table).commitment === null) remember(table, { commitment })
}
