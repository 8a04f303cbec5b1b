import { expect, test } from 'vitest'
import { playerOf } from '../../../ai/games/all.ts'
import { luckOf } from '../../../ai/players/player.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { fairChance } from '../../../engine/journal/chance.ts'
import { Match } from '../../../engine/journal/match.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { TableController } from '../../../table/controller.ts'
import type { AnyPresentation } from '../../../table/stage.ts'
import { TWO_PEOPLE } from '../../../table/user.fixture.ts'
import { budziszyn1945Table } from './presentation.ts'

/** Officers play until somebody must go back. */
function untilRetreat(): TableController {
  const match = valueOrThrow(Match.begin(game, 'nysa', {}, fairChance('1945')))
  const seats = [0, 1].map(side => ({ player: playerOf('officer', game.id), luck: luckOf(side + 1) }))
  for (let awaited = game.awaited(match.state); awaited !== null; awaited = game.awaited(match.state)) {
    const { side, decision } = awaited
    if (decision === 'fallBack') break
    const { player, luck } = seats[side]
    const legal = game.legal(match.state, side)
    const played = match.act(side, player.choose(game as never, match.state, side, legal, luck))
    if (!played.ok) throw new Error(played.refusals[0].because)
  }
  const table = budziszyn1945Table as unknown as AnyPresentation
  const seated = { seats: TWO_PEOPLE, isOpen: true }
  return valueOrThrow(TableController.resume(table, match.journal(true), seated, 'game'))
}

test('[5.3.1] who may go back is ringed and looked at, and no label lies on the ways that are open to him', () => {
  const { now, scene } = untilRetreat().snapshot()
  if (now.kind !== 'pick') throw new Error(`a retreat is shown as ${now.kind}`)
  const lit = (look: string) => scene.lights.filter(light => light.look === look).map(light => light.hex)
  const [goer] = lit('selected')
  expect(now.rows.some(row => row.chosen)).toBe(true)
  expect(scene.counters.some(counter => counter.hex === goer)).toBe(true)
  expect(lit('choose').length).toBeGreaterThan(0)
  expect(scene.attention).toContain(goer)
  expect(scene.tags).toEqual([])
})
