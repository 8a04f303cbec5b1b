// The way through the screens of Budziszyn 1945, which has secrets, guns, aircraft and up to three sides.
import type { Page } from 'playwright-core'
import type { Kit, Screen } from './kit.ts'
import { type Played, playedFile } from './officers.ts'
import { open, type Player } from './player.ts'

interface Tour {
  readonly kit: Kit
  readonly screen: Screen
  visit(name: string, page: Page): Promise<void>
}

const nysa = (decision: string, turn: number, side?: number): Played => ({
  scenario: 'nysa',
  seed: '1945',
  asks: { decision, turn, side },
})

export async function lusatia(way: Tour): Promise<void> {
  const { screen, visit } = way
  await at(way, nysa('deploy', 1), player => visit('nysa-set-up', player.page))
  await at(way, nysa('airPlan', 1, 0), async player => {
    await visit('nysa-missions', player.page)
    await player.chooseFromList((await player.hexesOffered())[0])
    await visit('nysa-mission', player.page)
  })
  await at(way, nysa('movement', 3, 0), async player => {
    await visit('nysa-movement', player.page)
    await player.key('n')
    await visit('nysa-reach', player.page)
    await player.chooseFromList((await player.hexesOffered())[0])
    await visit('nysa-way', player.page)
    await player.page.getByRole('tab', { name: 'Forces' }).click()
    await visit('nysa-forces', player.page)
    await player.page.getByRole('tab', { name: 'Log' }).click()
    await visit('nysa-log', player.page)
  })
  await at(way, nysa('combat', 3, 0), async player => {
    await visit('nysa-combat', player.page)
    await player.key('n')
    await visit('nysa-attack', player.page)
  })
  await at(way, nysa('losses', 3), player => visit('nysa-losses', player.page))
  await at(way, nysa('fallBack', 3), player => visit('nysa-retreat', player.page))
  await at(way, nysa('pursuit', 3), player => visit('nysa-pursuit', player.page))
  await at(
    way,
    { scenario: 'stars-3', seed: '1945', asks: { decision: 'combat', turn: 3 } },
    async player => {
      await player.key('n')
      await visit('stars-attack', player.page)
      if (screen.isPhone) return
      await player.key('Escape')
      for (const key of ['z', 's', 'h', 'g']) await player.key(key)
      await visit('stars-overlays', player.page)
    },
  )
  await at(way, { scenario: 'stars-3', seed: '1945' }, player => visit('stars-victory', player.page))
}

async function at(
  { kit, screen }: Tour,
  played: Played,
  look: (player: Player) => Promise<void>,
): Promise<void> {
  const page = await kit.open({ screen })
  const player = await open(kit, page, playedFile(kit, played), 'budziszyn-1945')
  await player.letGo()
  await look(player)
  await page.close()
}
