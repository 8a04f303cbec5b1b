// A game that is told message by message leads the page where the match itself stands, and back again.
import { describe, expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import type { Action, Json } from '../engine/game/action.ts'
import { type GameState, PUBLIC } from '../engine/game/game.ts'
import { Match } from '../engine/journal/match.ts'
import { patchFrom } from '../engine/wire/patch.ts'
import type { Told } from '../engine/wire/protocol.ts'
import { CARDS } from '../web/games/index.ts'
import { linesFor } from './deeds.ts'
import type { AnyPresentation } from './stage.ts'
import { type Judge, ToldHistory } from './told-history.ts'

const YES: Judge = {
  away: null,
  act: async () => ({ ok: true }),
  takeBack: async () => ({ ok: true }),
  concede: async () => ({ ok: true }),
}

const presentation = (await CARDS.find(
  ({ id }) => id === 'war-comes-early',
)!.load()) as unknown as AnyPresentation
const { game } = presentation

/** A match, and what one viewer is told of it. */
function tableFor(viewer: number) {
  const match = valueOrThrow(Match.begin(game, '1939', {}, { kind: 'fast', seed: 5 })) as Match<GameState>
  let view = game.view(match.state, viewer)
  const first = view
  const messages: Told[] = []
  const tell = (by: number, heard: Told['heard'], back?: number): Told => {
    const next = game.view(match.state, viewer)
    const patch = patchFrom(view as Json, next as Json)
    view = next
    const told = { n: messages.length + 1, by, heard, patch, ...(back !== undefined && { back }) }
    messages.push(told)
    return told
  }
  const act = (action: Action): Told => {
    const { side } = game.awaited(match.state)!
    const played = match.act(side, action)
    if (!played.ok) throw new Error(played.refusals[0].because)
    return tell(side, game.hear(match.state, viewer, played.events))
  }
  const dice = fastDice(11)
  const random = (): Action => {
    const legal = game.legal(match.state, game.awaited(match.state)!.side)
    return legal[dice.below(messages.length, legal.length)]
  }
  const history = new ToldHistory(presentation, YES, { viewer, n: 0, view })
  return { match, history, messages, first, act, random, tell }
}

describe('a history that is told', () => {
  test.each([0, 1, PUBLIC])('viewer %i sees and may do what the match says, now and then', viewer => {
    const { match, history, messages, first, act, random } = tableFor(viewer)
    const views: unknown[] = [game.view(match.state, viewer)]
    for (let i = 0; i < 120 && game.awaited(match.state) !== null; i++) {
      expect(history.hear(act(random()))).toBe(true)
      views.push(game.view(match.state, viewer))
    }
    expect(game.view(history.state, viewer)).toEqual(views.at(-1))
    const side = game.awaited(match.state)?.side
    if (side === viewer) expect(game.legal(history.state, viewer)).toEqual(game.legal(match.state, viewer))
    for (const at of [0, 1, 17, 40, messages.length - 1]) expect(history.viewAt(at)).toEqual(views[at])

    // Opened in the middle, it knows the present at once and the past when it has come.
    const late = new ToldHistory(presentation, YES, {
      viewer,
      n: messages.length,
      view: game.view(match.state, viewer),
    })
    expect(late.record).toBe('unread')
    late.readPast(first, messages)
    expect(late.record).toBe('sound')
    expect(late.told.map(deed => linesFor(deed, viewer))).toEqual(
      history.told.map(deed => linesFor(deed, viewer)),
    )
    for (const at of [0, 17, messages.length]) expect(late.viewAt(at)).toEqual(views[at])
  })

  test('a message that is missing is noticed, and one that is repeated is not told twice', () => {
    const { history, act, random } = tableFor(0)
    const [one, two, three] = [act(random()), act(random()), act(random())]
    expect([history.hear(one), history.hear(three), history.position]).toEqual([true, false, 1])
    expect([history.hear(two), history.hear(two), history.hear(three)]).toEqual([true, true, true])
    expect(history.position).toBe(3)
  })

  test('a choice of none is not sent', async () => {
    const { history } = tableFor(0)
    const sent: (readonly Action[])[] = []
    const judge: Judge = {
      ...YES,
      act: async (_, actions) => {
        sent.push(actions)
        return { ok: true }
      },
    }
    const asking = new ToldHistory(presentation, judge, { viewer: 0, n: 0, view: history.viewAt(0) })
    expect(await asking.send([])).toEqual({ ok: true })
    expect(await asking.send([{ do: 'end' }])).toEqual({ ok: true })
    expect(sent).toEqual([[{ do: 'end' }]])
  })

  test('what was taken back falls silent, and can be done again until a die falls', async () => {
    const { match, history, act, tell } = tableFor(0)
    const mine = (side: number) => side === 0
    const isMarch = ({ unit, to }: Action) => unit !== undefined && to !== undefined
    while (!game.legal(match.state, 0).some(isMarch)) history.hear(act(game.legal(match.state, 0)[0]))
    const before = history.viewAt(history.position)
    const move = game.legal(match.state, 0).find(isMarch)!
    history.beginGroup()
    const sent = history.send([move])
    history.hear(act(move))
    await sent
    expect(linesFor(history.told.at(-1)!, 0).length).toBeGreaterThan(0)
    expect(history.canUndo(mine)).toBe(true)
    const asked = history.undo()
    match.undo()
    history.hear(tell(0, [], 1))
    await asked
    expect(history.viewAt(history.position)).toEqual(before)
    expect(linesFor(history.told.at(-2)!, 0)).toEqual([])
    expect(history.canRedo).toBe(true)
  })
})
