import { describe, expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action } from '../../../engine/game/action.ts'
import { Match } from '../../../engine/journal/match.ts'
import { budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { blow, fortify, put } from '../../../games/budziszyn-1945/rules/testing.ts'
import { BOX, HEX, type ScenarioId, type State } from '../../../games/budziszyn-1945/state.ts'
import { unit } from '../../../games/budziszyn-1945/units.ts'
import { hex } from '../../../games/budziszyn-1945/world.ts'
import { TableController } from '../../../table/controller.ts'
import type { AnyPresentation } from '../../../table/stage.ts'
import { human } from '../../../table/user.fixture.ts'
import { budziszyn1945Table as table } from './presentation.ts'
import { see } from './sight.ts'

/** A game up to the first time that a decision is asked of a side: set up as suggested, everything else ended at once. */
function playedUntil(decision: string, scenario: ScenarioId = 'nysa', turn = 1, asked = -1): Match<State> {
  const match = valueOrThrow(Match.begin(game, scenario, {}, { kind: 'fast', seed: 3 }))
  for (let i = 0; i < 3000; i++) {
    const awaited = game.awaited(match.state)!
    const isSide = asked < 0 || awaited.side === asked
    if (awaited.decision === decision && match.state.turn >= turn && isSide) return match
    const played = match.act(awaited.side, nextOf(match.state, awaited.side))
    if (!played.ok) throw new Error(played.refusals[0].because)
  }
  throw new Error(`never asked for ${decision}`)
}

const until = (...wanted: Parameters<typeof playedUntil>): State => playedUntil(...wanted).state.copy()

const ENDINGS = ['end', 'ready', 'done', 'resolve']

function nextOf(g: State, side: number): Action {
  const legal = game.legal(g, side)
  const suggested = [{ do: 'deploy-suggested' }, { do: 'cut-suggested' }].find(
    action => game.check(g, side, action).length === 0,
  )
  if (suggested !== undefined && !legal.some(a => a.do === 'ready')) return suggested
  return legal.find(a => ENDINGS.includes(a.do)) ?? legal[0]
}

describe('header', () => {
  test('[2.2] six phases of the player whose part it is; the others are folded', () => {
    const s = see(until('movement'), 0)
    expect(table.turn(s).name).toBe('Turn 1 of 17, 16 April 1945')
    expect(table.ribbon(s).map(({ steps }) => steps.map(({ label, state }) => `${label} ${state}`))).toEqual([
      ['Air done', 'Barrage done', 'Move current', 'Attack next', 'Strategic next', 'Supply next'],
      ['German next'],
    ])
  })

  test('[S-9b] [S-V0] three players have three parts and three scores', () => {
    const s = see(until('movement', 'stars-3'), 0)
    expect(table.ribbon(s)).toHaveLength(3)
    expect(table.score(s).map(({ label }) => label)).toEqual(['American', 'Soviet', 'German'])
    const points = table.trays(s).filter(({ title }) => title.endsWith('victory points'))
    expect(points.map(({ groups }) => groups.length)).toEqual([4, 5, 4])
  })

  test('[N-V2] in Nysa towns are counted', () => {
    const s = see(until('movement'), 0)
    expect(table.score(s).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Soviet towns 9',
      'German towns 93',
    ])
  })
})

describe('the map', () => {
  test('states of counters: level lost, disorganised, out of supply with its level, on trucks', () => {
    const g = until('movement')
    put(g, 'de-artV', '4508', { outOfSupply: 3, disorganised: 1 })
    const s = see(g, 1)
    const gun = table.counters(s).find(counter => counter.unit === 'de-artV')!
    expect(gun).toMatchObject({ states: ['unsupplied', 'disrupted'], shortage: 3 })
    expect(table.spokenUnit(s, 'de-artV')).toMatch(/disorganised, out of supply 3/)
  })

  test('[16.1.1] [16.1.2] of an enemy stack the top is seen, under a mask not even that', () => {
    const g = until('movement')
    const shown = (viewer: number) =>
      table
        .counters(see(g, viewer))
        .filter(counter => counter.hex === '3819')
        .map(counter => counter.unit)
    expect(shown(1)).toHaveLength(6)
    expect(shown(0)).toEqual(['de-artGD', null, null, null, null, null])
    g.own('hexFlags')[hex('3819')] |= HEX.masked
    expect(shown(0)).toEqual([null, null, null, null, null, null])
    expect(table.markers(see(g, 0))).toContainEqual({
      kind: 'masked',
      hex: '3819',
      label: 'Masked',
      side: null,
    })
  })

  test('markers: fortifications, bridges that are out', () => {
    const g = until('movement')
    fortify(g, '3819', 'german')
    const kinds = table.markers(see(g, 0)).map(({ kind, hex: at }) => `${kind} ${at}`)
    expect(kinds).toContain('fortified 3819')
    expect(kinds.filter(kind => kind.startsWith('bridge out'))).toHaveLength(11)
  })

  test('[14.1.1] the card of a hex names its bridges', () => {
    const g = until('movement')
    const bridges = () =>
      table
        .hexCard(see(g, 0), '0505')
        .facts.flatMap(({ label, value }) => (label.startsWith('Bridges') ? [`${label} ${value}`] : []))
    expect(bridges()).toEqual(['Bridges to 0605'])
    blow(g, '0505', '0605')
    expect(bridges()).toEqual(['Bridges out to 0605'])
  })

  test.each(table.overlays.map(({ id }) => id))('overlay %s is drawn', id => {
    const g = until('combat')
    const pictures = table.overlay(see(g, 0), id, [])
    expect(pictures.length).toBeGreaterThan(0)
    const isDrawn = pictures.some(({ hexes, lines }) => hexes.length > 0 || (lines?.length ?? 0) > 0)
    expect(isDrawn || id === 'air').toBe(true)
  })
})

describe('[16.1] what lies hidden does not show', () => {
  test('positions that a side cannot tell apart look the same', () => {
    const g = until('movement', 'nysa', 2)
    for (const side of [0, 1]) {
      const other = valueOrThrow(game.imagine(game.view(g, side), fastDice(77)))
      const look = (state: State) => {
        const s = table.see(state, side)
        const shown = table.counters(s)
        const cards = [...new Set(shown.map(counter => counter.hex))].map(at => table.hexCard(s, at))
        return JSON.stringify([shown, table.markers(s), cards, table.overlay(s, 'zones', []), table.trays(s)])
      }
      expect(other.numbers()).not.toEqual(g.numbers())
      expect(look(other)).toBe(look(g))
    }
  })

  test('[8.1.7] missions of others are secret until all have planned', () => {
    const g = until('airPlan', 'stars-3')
    const { side } = game.awaited(g)!
    const [target] = table.missions!.hexes(see(g, side), 'offensive-support')
    game.perform(g, side, table.missions!.order(see(g, side), 'offensive-support', target, 5), null)
    const seen = (viewer: number) => table.markers(see(g, viewer)).filter(({ kind }) => kind === 'air').length
    expect([0, 1, 2].map(seen)).toEqual([1, 0, 0])
    expect(table.secret(g, 0, 1)?.rules).toEqual(['8.1.7'])
  })
})

describe('at the table', () => {
  /** Everybody at this screen may see everything. */
  function sitDown(match: Match<State>): TableController {
    const seats = ['Anna', 'Bruno', 'Cora'].slice(0, match.state.terms.players).map(human)
    return valueOrThrow(
      TableController.resume(table as unknown as AnyPresentation, match.journal(true), {
        seats,
        isOpen: true,
      }),
    )
  }

  const lit = (controller: TableController): string[] =>
    controller.snapshot().scene.lights.flatMap(({ hex: at, look }) => (look === 'choose' ? [at] : []))

  test('[N-G0] set-up: a piece and a lit hex, or all as suggested', () => {
    const controller = sitDown(playedUntil('deploy'))
    const { now, bar } = controller.snapshot()
    expect(bar.title).toBe('German set-up: 20 counters to place.')
    expect(now).toMatchObject({ kind: 'placement' })
    controller.clickHex(lit(controller)[0])
    expect(controller.snapshot().bar.main?.label).toMatch(/^Place 1 Flak in Görlitz/)
    controller.commit()
    expect(controller.snapshot().bar.title).toBe('German set-up: 19 counters to place.')
    controller.press('suggest')
    expect(controller.snapshot().bar.title).toBe('German set-up: everything is placed.')
    expect(controller.snapshot().bar.others).toEqual([])
    expect(controller.snapshot().bar.main?.label).toBe('Finish set-up')
  })

  test('[11.1.2] a reinforcement comes from its tray onto a lit hex in the movement phase and goes on', () => {
    const controller = sitDown(playedUntil('movement', 'nysa', 2, 1))
    const { forces } = controller.snapshot()
    const [piece] = forces.trays.find(({ title }) => title === 'May come now')!.draggable
    controller.clickUnit(piece)
    expect(controller.snapshot().now.kind).toBe('placement')
    expect(controller.snapshot().bar.others.some(({ label }) => label.startsWith('Round to zone'))).toBe(true)
    const [entry] = lit(controller)
    controller.clickHex(entry)
    expect(controller.snapshot().bar.main?.label).toMatch(/ enters at /)
    controller.commit()
    expect(controller.snapshot().now).toMatchObject({ kind: 'move', hex: entry })
    controller.undo()
    expect(controller.snapshot().forces.waiting).toBe(forces.waiting)
  })

  test('[11.2.2] buttons of a piece are there only while it is in hand', () => {
    const controller = sitDown(playedUntil('movement', 'nysa', 2, 1))
    const rounds = () =>
      controller.snapshot().bar.others.filter(({ label }) => label.startsWith('Round to zone'))
    expect(rounds()).toEqual([])
    const [piece] = controller.snapshot().forces.trays.find(({ id }) => id.startsWith('now'))!.draggable
    controller.clickUnit(piece)
    expect(rounds().length).toBeGreaterThan(2)
    controller.press(rounds()[0].id)
    expect(controller.snapshot().log.at(-1)?.text).toMatch(/moves off the map to zone/)
  })

  test('[7.1.2a] [12.1.4] a unit digs in or is marked by a button of its stack', () => {
    const controller = sitDown(playedUntil('movement'))
    controller.clickHex('4804')
    const { now } = controller.snapshot()
    if (now.kind !== 'move') throw new Error('nothing in hand')
    expect(now.buttons.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Dig in', 'Mark for strategic movement', 'Mask the stack']),
    )
    controller.press('mark')
    expect(controller.snapshot().toast?.text).toMatch(/is marked for strategic movement/)
  })

  test('[8.1.7] missions are given by kind, hex and points', () => {
    const controller = sitDown(playedUntil('airPlan'))
    expect(controller.snapshot().double.hexes.length).toBeGreaterThan(20)
    controller.clickHex(lit(controller)[0])
    controller.setAmount('points', 7)
    expect(controller.snapshot().bar.main?.label).toMatch(/^Support for an attack at .+ with 7$/)
    controller.commit()
    const { now } = controller.snapshot()
    expect(now.kind === 'missions' && now.pool.value).toBe('23 of 30 left')
  })
})

test('a rule is found by its number, a section with all of its parts', () => {
  expect(table.rule('5.3.7')?.text).toBeDefined()
  expect(table.rule('5.3')?.text.split('\n').length).toBeGreaterThan(2)
  expect(table.rule('99.9')).toBeNull()
})

test('trays: what comes by turn, what is lost', () => {
  const g = until('movement')
  g.place[unit('de-vs1')] = BOX.eliminated
  const mine = table.trays(see(g, 1)).filter(({ side }) => side === 1)
  expect(mine.map(({ title }) => title)).toContain('Lost')
  expect(mine.find(({ title }) => title === 'Coming')?.groups[0].label).toMatch(/^17 April, zone /)
})
