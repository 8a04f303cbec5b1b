// Hinge of Fate through the interface alone: the first German turn on two maps, and a game that ends.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { valueOrThrow } from '../../engine/files/result.ts'
import { fairChance } from '../../engine/journal/chance.ts'
import { writeJournal } from '../../engine/journal/journal.ts'
import { Match } from '../../engine/journal/match.ts'
import { hingeOfFate as game } from '../../games/hinge-of-fate/index.ts'
import { picture, SCREENS, withClient } from './kit.ts'
import { boardOf, open, Player, textOf } from './player.ts'

const MINUTES = 60_000
const ENDINGS = ['end', 'done', 'pass', 'stall']

/** The Historical Scenario in which both sides do nothing, up to the action before its last. */
function nearlyOver(): string {
  const match = valueOrThrow(Match.begin(game, 'historical', {}, fairChance('1939')))
  for (let awaited = game.awaited(match.state); awaited !== null; awaited = game.awaited(match.state)) {
    const legal = game.legal(match.state, awaited.side)
    const action = legal.find(({ do: verb }) => ENDINGS.includes(verb)) ?? legal[0]
    const played = match.act(awaited.side, action)
    if (!played.ok) throw new Error(played.refusals[0].because)
  }
  const journal = match.journal(true)
  return writeJournal({ ...journal, actions: journal.actions.slice(0, -1) })
}

test(
  'two maps, the order of phases, a battle with odds; and the last decision leads to the verdict',
  async () => {
    await withClient(async kit => {
      const page = await kit.open({ at: '?seed=1939' })
      await page.getByRole('button', { name: 'Hinge of Fate', exact: true }).click()
      await page.getByRole('radio', { name: /^Hinge of Fate/ }).click()
      await page.getByRole('button', { name: /^Start/ }).click()
      const player = new Player(page, boardOf(kit, 'hinge-of-fate'))
      await player.sitDown()
      expect(await player.turn()).toMatch(/^Turn 1 of 12, 1–3 September 1939/)
      expect(await player.says()).toMatch(/move first, or fight first/)
      await page.getByRole('radio', { name: /^Fight, then move/ }).click()
      await player.main.click()
      await player.orders.getByText('German East combat').waitFor()
      const folder = process.env.SALIENT_PICTURES
      if (folder !== undefined)
        writeFileSync(join(folder, 'combat.png'), await picture(page, SCREENS.desktop, 'png'))
      await player.orders.getByRole('button', { name: /^Next target/ }).click()
      expect(await player.mainSays()).toMatch(/^Attack at /)
      expect(await textOf(player.dock)).toMatch(/Attack \d+ less defence \d+/)
      if (folder !== undefined)
        writeFileSync(join(folder, 'odds.png'), await picture(page, SCREENS.desktop, 'png'))

      const file = join(kit.scratch, 'nearly-over.json')
      writeFileSync(file, nearlyOver())
      const other = await kit.open()
      const last = await open(kit, other, file, 'hinge-of-fate')
      expect(await last.turn()).toMatch(/^Turn 7 of 12/)
      await last.main.click()
      await last.rematch.waitFor()
      const main = other.getByRole('main').filter({ has: last.rematch })
      expect(await textOf(main.getByRole('heading', { level: 1 }))).toBe('Polish victory')
      await main.getByRole('button', { name: 'Rule 14.8b' }).first().waitFor()
      if (folder !== undefined) {
        const phone = await kit.open({ screen: SCREENS.phone, at: '?seed=1939' })
        await phone.getByRole('button', { name: 'Hinge of Fate', exact: true }).click()
        await phone.getByRole('radio', { name: /^Hinge of Fate/ }).click()
        await phone.getByRole('button', { name: /^Start/ }).click()
        await phone.waitForTimeout(3000)
        writeFileSync(join(folder, 'phone.png'), await picture(phone, SCREENS.phone, 'png'))
      }
      expect(kit.complaints).toEqual([])
    })
  },
  3 * MINUTES,
)
