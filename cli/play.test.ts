import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { salient, scratchFolder } from './salient.fixture.ts'

const play = (args: string[], lines: string[], home = scratchFolder()) =>
  salient(['play', ...args], lines.map(line => `${line}\n`).join(''), { XDG_DATA_HOME: home })

test('a whole session through a pipe: choose, play a turn, leave, and go on later', () => {
  const home = scratchFolder()
  const first = play([], ['2', '1', '2', '4', 'move g39-a14 3025', 'end', 'attack 3125 with g39-a14'], home)
  expect([first.code, first.err]).toEqual([0, ''])
  expect(first.out).toContain('Which game? 2')
  expect(first.out).toContain('German: you, Polish: the computer (greedy)')
  expect(first.out).toContain('german> move g39-a14 3025')
  expect(first.out).toMatch(/die \d +\d\/\d: attacker loses/)
  expect(first.out).toMatch(/The game waits in .*war-comes-early-1939-/)
  const [saved] = readdirSync(join(home, 'salient'))

  const again = play([], ['3', 'u 3821', 'quit'], home)
  expect(again.out).toMatch(/3 +go on +War Comes Early: Poland 1939, after \d+ actions/)
  expect(again.out).toContain(`${saved} goes on. German: you, Polish: the computer (greedy).`)
  expect(again.code).toBe(0)
})

test('the same seed and the same orders give the same game', () => {
  const file = join(scratchFolder(), 'game.json')
  const args = ['war-comes-early/1939', '--german', 'human', '--seed', 'x']
  const orders = ['4', 'move g39-a14 3025', 'end', 'attack 3125 with g39-a14']
  const one = play([...args, '--file', file], orders)
  writeFileSync(file, '')
  expect(one.out).toBe(
    play([...args, '--file', join(scratchFolder(), 'game.json')], orders).out.replace(
      /\/.*game\.json/g,
      file,
    ),
  )
})

test('--json says nothing but the result', () => {
  const home = scratchFolder()
  const { out, code } = play(
    ['war-comes-early/1939', '--german', 'random', '--polish', 'random', '--json'],
    [],
    home,
  )
  expect(code).toBe(0)
  const result = JSON.parse(out)
  expect(result).toMatchObject({
    game: 'war-comes-early',
    scenario: '1939',
    seats: { german: 'random', polish: 'random' },
  })
  expect(result.outcome.rule).toBe('13.3c')
  expect(result.file).toContain(join('salient', 'finished'))
  expect(readdirSync(join(home, 'salient'))).toEqual(['finished'])
})

test('a saved game that is broken is refused with file and reason', () => {
  const file = join(scratchFolder(), 'game.json')
  writeFileSync(file, '{"salient": "journal", "format": 1')
  const { err, code } = play(['--file', file], [])
  expect(code).toBe(1)
  expect(err).toMatch(new RegExp(`^salient: ${file}: this is not a whole JSON file: .*\n$`))
})

test('a place that cannot be written to is a warning, not the end', () => {
  const inTheWay = join(scratchFolder(), 'file')
  writeFileSync(inTheWay, '')
  const { out, code } = play(
    ['war-comes-early/1939', '--german', 'human', '--file', join(inTheWay, 'g.json')],
    ['4', 'quit'],
  )
  expect(code).toBe(0)
  expect(out).toMatch(/warning: .*g\.json could not be saved: .*play goes on/)
  expect(out).toContain('German phases this turn')
  expect(out).toContain('The game could not be saved.')
})

test('bad arguments are refused before anything begins', () => {
  expect(play(['war-comes-early/1940'], []).err).toContain('there is no scenario "war-comes-early/1940"')
  expect(play(['war-comes-early/1939', '--german', 'genius'], []).err).toContain(
    '--german is one of: human, random, lively, greedy',
  )
  expect(play(['war-comes-early/1939', '--allied', 'human'], []).err).toContain(
    'nobody plays the allied side',
  )
})

test('the saved game is a journal that can be replayed and audited', () => {
  const file = join(scratchFolder(), 'game.json')
  play(['war-comes-early/1939', '--german', 'greedy', '--polish', 'greedy', '--file', file], [])
  expect(JSON.parse(readFileSync(file, 'utf8')).chance.kind).toBe('fair')
  expect(salient(['audit', file]).out).toContain('kept: the seed gives this commitment')
  expect(salient(['replay', file]).out).toContain('*** The')
})
