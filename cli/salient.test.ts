import { expect, test } from 'vitest'
import { salient, salientProcess } from './salient.fixture.ts'
import { VERBS } from './verbs.ts'

test('without a verb the command lists its verbs', () => {
  const { out, code } = salientProcess([])
  expect(code).toBe(2)
  for (const { name } of VERBS) expect(out).toContain(`  ${name}`)
})

test('an unknown verb is refused in one line that lists the known ones', () => {
  const { out, err, code } = salientProcess(['paly'])
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^salient: there is no verb "paly"; choose one of: play, serve, games, rules, .*\n$/)
})

test.each(VERBS.map(verb => verb.name))('%s tells how it is used', async name => {
  const { out, code } = await salient([name, '--help'])
  expect(code).toBe(0)
  expect(out).toContain(`salient ${name}`)
})

test('an unknown option is refused in one line that says where help is', async () => {
  const { err, code } = await salient(['games', '--colour'])
  expect(code).toBe(2)
  expect(err).toBe("salient: Unknown option '--colour' (salient games --help)\n")
})

test('a failure shows its stack only on request', async () => {
  expect((await salient(['rules', 'chess'])).err.split('\n')).toHaveLength(2)
  expect((await salient(['rules', 'chess'], '', { SALIENT_DEBUG: '1' })).err).toContain('    at ')
})

test('games are listed with their scenarios, as text and as JSON', async () => {
  expect((await salient(['games'])).out).toMatch(
    /war-comes-early\/1939 +War Comes Early: Poland 1939 +6 turns +german against polish/,
  )
  const { out, code } = await salient(['games', '--json'])
  expect(code).toBe(0)
  const [game] = JSON.parse(out)
  expect(game).toMatchObject({ id: 'war-comes-early', title: 'War Comes Early' })
  expect(game.scenarios[0]).toEqual({
    id: '1938',
    title: 'Czechoslovakia 1938',
    sides: ['german', 'allied'],
    turns: 10,
  })
})

test('rules counts the rows of the ledger', async () => {
  const { out, code } = await salient(['rules', 'war-comes-early', '--json'])
  expect(code).toBe(0)
  const coverage = JSON.parse(out)
  expect(Object.keys(coverage)).toEqual(['game', 'rows', 'mechanical', 'implemented', 'tested', 'missing'])
  expect(coverage).toMatchObject({ game: 'war-comes-early', rows: 314, mechanical: 270 })
  expect((await salient(['rules', 'war-comes-early', '--all'])).out).toMatch(
    /^9\.1a +mechanic +code .*A unit must stop/m,
  )
})
