// The games that can lie on the table; each is fetched when it is first wanted.
import type { AnyPresentation } from '../table/stage.ts'

const LOADERS: Readonly<Record<string, () => Promise<AnyPresentation>>> = {
  'war-comes-early': async () =>
    (await import('./war-comes-early/index.ts')).warComesEarlyTable as unknown as AnyPresentation,
}

/** Ids of the games that can be played here. */
export const PLAYABLE: readonly string[] = Object.keys(LOADERS)

export async function presentationOf(game: string): Promise<AnyPresentation | null> {
  return (await LOADERS[game]?.()) ?? null
}
