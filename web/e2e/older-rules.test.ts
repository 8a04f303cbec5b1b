// Games that were begun before the rules were raised: opened from a file and from a server's database, and played on in a browser.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { someOfToday } from '../../engine/testing/rotation.ts'
import { rulesOf } from '../../games/rules.ts'
import { Store } from '../../server/store/store.ts'
import { openTable } from '../../server/tables.ts'
import { answerShortly } from './brief-player.ts'
import { type Kit, withClient } from './kit.ts'
import { open, type Player } from './player.ts'
import { keptIn, pageOf, playerAt, Served, settled } from './served.ts'

const MINUTES = 60_000

interface Older {
  readonly id: string
  readonly version: number
  /** A golden game of that version, and how much of it has been played. */
  readonly golden: string
  readonly scenario: string
  readonly played: number
}

const OLDER: readonly Older[] = [
  { id: 'war-comes-early', version: 2, golden: '1939-lively', scenario: '1939', played: 60 },
  { id: 'budziszyn-1945', version: 2, golden: 'nysa-basic-lively', scenario: 'nysa', played: 90 },
  { id: 'hinge-of-fate', version: 1, golden: 'historical-random', scenario: 'historical', played: 60 },
  { id: 'eisenhowers-war', version: 1, golden: 'historical-random', scenario: 'historical', played: 20 },
]

test(
  'a file of older rules is opened, played on, and saved under the same rules',
  () =>
    withClient(async kit => {
      for (const older of someOfToday(OLDER, 1)) await playedFromFile(kit, older)
      expect(kit.complaints).toEqual([])
    }),
  10 * MINUTES,
)

test(
  'a table of older rules goes on, against computer players who think by them',
  () =>
    withClient(async kit => {
      for (const older of someOfToday(OLDER, 1)) await playedOnline(kit, older)
    }),
  10 * MINUTES,
)

async function playedFromFile(kit: Kit, { id, version, golden, played }: Older): Promise<void> {
  const path = join(import.meta.dirname, `../../games/${id}/frozen/${version}/golden/${golden}.json`)
  const whole = JSON.parse(readFileSync(path, 'utf8'))
  expect(whole.rulesVersion).toBe(version)
  const file = join(kit.scratch, `${id}.json`)
  writeFileSync(file, JSON.stringify({ ...whole, actions: whole.actions.slice(0, played) }))
  const page = await kit.open()
  const player = await open(kit, page, file, id)
  const turn = await player.turn()
  await answerShortly(player)
  const saved = await savedBy(kit, player)
  expect(saved.rulesVersion).toBe(version)
  expect(saved.actions.slice(0, played)).toEqual(whole.actions.slice(0, played))
  expect(saved.actions.length).toBeGreaterThan(played)
  // The shelf of the browser keeps the version, too.
  await page.reload()
  await player.sitDown()
  expect(await player.turn()).toBe(turn)
  expect((await savedBy(kit, player)).actions).toEqual(saved.actions)
  await page.close()
}

async function savedBy(
  kit: Kit,
  { page }: Player,
): Promise<{ rulesVersion: number; actions: readonly unknown[] }> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = join(kit.scratch, 'saved.json')
  await (await coming).saveAs(file)
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The first side is a person's, all others are recruits'. */
async function playedOnline(kit: Kit, older: Older): Promise<void> {
  const served = new Served(kit)
  const { id: table, secret } = await openedBefore(served.data, older)
  await served.start()
  const complaints: string[] = []
  try {
    const page = await pageOf(kit.browser, 'Ann', `${served.address}#/t/${table}/${secret}`, complaints)
    const player = await playerAt(kit, page, older.id)
    await player.page.getByRole('progressbar').waitFor({ state: 'detached' })
    await settled(page)
    await answerShortly(player)
    await settled(page)
    expect(await page.getByRole('alert').count()).toBe(0)
    await page.close()
  } finally {
    await served.kill()
  }
  expect(complaints).toEqual([])
  const { row, deeds } = await keptIn(served.data, table)
  expect(row?.rules_version).toBe(older.version)
  expect(deeds.some(({ kind, side }) => kind === 'act' && side === 0)).toBe(true)
}

/** A table that was opened before the rules were raised. */
async function openedBefore(data: string, { id: game, version, scenario }: Older) {
  const sides = (await rulesOf(game, version))!.scenarios.find(({ id }) => id === scenario)!.sides
  const store = await Store.open(data)
  const seats = sides.map((_, side) => ({ sides: [side], who: side === 0 ? 'person' : 'recruit' }))
  const { id, links } = await openTable(store, 'host', {
    game,
    scenario,
    options: {},
    seats,
    isStrict: false,
  })
  await store.close()
  const database = new DatabaseSync(data)
  database.prepare('UPDATE tables SET rules_version = ? WHERE id = ?').run(version, id)
  database.close()
  return { id, secret: links.find(({ seat }) => seat === 0)!.secret }
}
