// The odds as the page shows them before an attack, and the printed table that they must agree with.
import { expect } from 'vitest'
import { type Player, textOf } from './player.ts'

/** PAC-T1  Columns of the normal line; what each of the six faces of the die gives. */
const PRINTED: Readonly<Record<string, string>> = {
  '≤0': '1/0 2/0 3/0 3/0 3/0 3/0',
  '+1': '1/1 1/0 2/0 3/0 3/0 3/0',
  '+2': '1/1 1/1 1/0 2/0 3/0 3/0',
  '+3': '1/1 1/1 1/1 1/0 2/0 3/0',
  '+4': '1/2 1/1 1/1 1/1 1/0 2/0',
  '+5': '1/3 1/2 1/1 1/1 1/1 2/0',
  '+10': '0/4 1/3 1/2 1/1 1/1 1/1',
  '+15': '0/5 0/4 1/3 1/2 1/1 1/1',
  '+20': '0/5 0/5 0/4 1/3 1/2 1/1',
  '+25': '0/5 0/5 0/5 0/4 1/3 1/2',
  '≥30': '0/5 0/5 0/5 0/5 0/4 0/3',
}

export interface Odds {
  readonly column: string
  /** Whole percents by result: '1/2' → '33%'. */
  readonly chances: Readonly<Record<string, string>>
}

function printedChances(column: string): Record<string, string> {
  const faces = PRINTED[column].split(' ')
  const share = (result: string) => faces.filter(face => face === result).length / 6
  return Object.fromEntries(faces.map(result => [result, `${Math.round(share(result) * 100)}%`]))
}

/** Reads the panel line by line and holds it against the arithmetic and against the printed table. */
export async function readOdds(player: Player): Promise<Odds> {
  const { dock } = player
  const lines = await dock
    .getByRole('table', { name: 'How the odds are worked out' })
    .getByRole('row')
    .allInnerTexts()
  const sum = /^Attack (\d+) less defence (\d+)\s+([+−-]?\d+)\s+12\.1a/.exec(lines[0])
  expect(sum, lines[0]).not.toBeNull()
  expect(Number(sum![3].replace('−', '-'))).toBe(Number(sum![1]) - Number(sum![2]))

  const strip = dock.getByRole('list', { name: 'Columns of the combat results table' })
  const marked = strip.getByRole('listitem').filter({ hasText: 'column of this attack' })
  const column = (await textOf(marked)).split(',')[0].trim()
  const counted = lines.filter(line => !line.includes('does not apply'))
  expect(counted.at(-1), 'the last line that counts ends in the column').toContain(column)
  expect(await player.mainSays()).toBe(`Attack at ${column}`)

  const rows = dock.getByRole('table', { name: 'Chance of every result' }).getByRole('row')
  const chances: Record<string, string> = {}
  for (const row of await rows.all()) {
    const result = await textOf(row.getByRole('rowheader'))
    chances[result] = await textOf(row.getByRole('cell').last())
  }
  expect(chances).toEqual(printedChances(column))
  return { column, chances }
}

/** The last battle as the log tells it: rolled on the column that was promised, with a result that could come. */
export async function expectKept(player: Player, { column, chances }: Odds): Promise<void> {
  const { page, dock } = player
  // The defender may have to choose his losses, behind a curtain.
  await player.sitDown()
  await page.getByRole('tab', { name: 'Log' }).click()
  const told = [...(await textOf(dock)).matchAll(/ at (\S+): (\d\/\d)\./g)].at(-1)
  expect(told?.[1]).toBe(column)
  expect(Object.keys(chances)).toContain(told?.[2])
  await page.getByRole('tab', { name: 'Now' }).click()
  await player.letGo()
}
