// Finding names by a few letters.

/** Without case and accents: `lodz` finds Łódź. */
export const plain = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** Those that begin with the word first, then those that contain it. */
export function ranked<T>(all: readonly T[], wanted: string, name: (one: T) => string, most: number): T[] {
  const found = all.filter(one => plain(name(one)).includes(wanted))
  return found
    .toSorted(
      (a, b) => Number(!plain(name(a)).startsWith(wanted)) - Number(!plain(name(b)).startsWith(wanted)),
    )
    .slice(0, most)
}
