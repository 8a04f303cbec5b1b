import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { BATTLES } from './play/start.ts'
import { pageOf, portNumber } from './play.ts'
import { PROGRAM, salient, salientProcess, scratchFolder } from './salient.fixture.ts'

const typed = (lines: readonly string[]): string => lines.map(line => `${line}\n`).join('')

const play = (args: string[], lines: string[], home = scratchFolder()) =>
  salient(['play', '--terminal', ...args], typed(lines), { XDG_DATA_HOME: home })

/** In a process of its own, as at home. */
const playApart = (args: string[], lines: string[], home: string) =>
  salientProcess(['play', '--terminal', ...args], typed(lines), { XDG_DATA_HOME: home })

test('a whole session through a pipe: choose, play a turn, leave, and go on later', () => {
  const home = scratchFolder()
  const first = playApart(
    [],
    ['2', '1', '2', '1', 'move g39-a14 3025', 'end', 'attack 3125 with g39-a14'],
    home,
  )
  expect([first.code, first.err]).toEqual([0, ''])
  expect(first.out).toContain('Which game? 2')
  expect(first.out).toContain('German: you, Polish: the computer (recruit)')
  expect(first.out).toContain('german> move g39-a14 3025')
  expect(first.out).toMatch(/die \d/)
  expect(first.out).toMatch(/The game waits in .*war-comes-early-1939-/)
  const [saved] = readdirSync(join(home, 'salient'))

  // After all the scenarios that could be begun.
  const goOn = `${BATTLES.length + 1}`
  const again = playApart([], [goOn, 'u 3821', 'quit'], home)
  expect(again.out).toMatch(new RegExp(`${goOn} +go on +War Comes Early: Poland 1939, after \\d+ actions`))
  expect(again.out).toContain(`${saved} goes on. German: you, Polish: the computer (recruit).`)
  expect(again.code).toBe(0)
})

test('the same seed and the same orders give the same game', async () => {
  const file = join(scratchFolder(), 'game.json')
  const args = ['war-comes-early/1939', '--german', 'human', '--seed', 'x']
  const orders = ['1', 'move g39-a14 3025', 'end', 'attack 3125 with g39-a14']
  const one = await play([...args, '--file', file], orders)
  writeFileSync(file, '')
  expect(one.out).toBe(
    (await play([...args, '--file', join(scratchFolder(), 'game.json')], orders)).out.replace(
      /\/.*game\.json/g,
      file,
    ),
  )
})

test('--json says nothing but the result', async () => {
  const home = scratchFolder()
  const { out, code } = await play(
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

test('a saved game that is broken is refused with file and reason', async () => {
  const file = join(scratchFolder(), 'game.json')
  writeFileSync(file, '{"salient": "journal", "format": 1')
  const { err, code } = await play(['--file', file], [])
  expect(code).toBe(1)
  expect(err).toMatch(new RegExp(`^salient: ${file}: this is not a whole JSON file: .*\n$`))
})

test('a saved game of another scenario than the one asked for is left alone', async () => {
  const file = join(scratchFolder(), 'game.json')
  await play(['war-comes-early/1939', '--german', 'human', '--file', file], ['4', 'quit'])
  const { err, code } = await play(['war-comes-early/1938', '--file', file], ['quit'])
  expect(code).toBe(2)
  expect(err).toBe(`salient: ${file} holds a game of war-comes-early/1939, not of war-comes-early/1938\n`)
})

test('a place that cannot be written to is a warning, not the end', async () => {
  const inTheWay = join(scratchFolder(), 'file')
  writeFileSync(inTheWay, '')
  const { out, code } = await play(
    ['war-comes-early/1939', '--german', 'human', '--file', join(inTheWay, 'g.json')],
    ['4', 'quit'],
  )
  expect(code).toBe(0)
  expect(out).toMatch(/warning: .*g\.json could not be saved: .*play goes on/)
  expect(out).toContain('German phases this turn')
  expect(out).toContain('The game could not be saved.')
})

test('bad arguments are refused before anything begins', async () => {
  expect((await play(['war-comes-early/1940'], [])).err).toContain(
    'there is no scenario "war-comes-early/1940"',
  )
  expect((await play(['war-comes-early/1939', '--german', 'genius'], [])).err).toContain(
    '--german is one of: human, recruit, officer, general, random, lively',
  )
  expect((await play(['war-comes-early/1939', '--allied', 'human'], [])).err).toContain(
    'nobody plays the allied side',
  )
})

test('the saved game is a journal that can be replayed and audited', async () => {
  const file = join(scratchFolder(), 'game.json')
  await play(['war-comes-early/1939', '--german', 'officer', '--polish', 'officer', '--file', file], [])
  expect(JSON.parse(readFileSync(file, 'utf8')).chance.kind).toBe('fair')
  expect((await salient(['audit', file])).out).toContain('kept: the seed gives this commitment')
  expect((await salient(['replay', file])).out).toContain('*** ')
})

test('without --terminal the table is served to a browser until Ctrl-C', async () => {
  const child = spawn(process.execPath, [PROGRAM, 'play', '--port', '0', '--seed', 'x y'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, BROWSER: 'none' },
  })
  const exit = once(child, 'exit')
  let address = ''
  for await (const line of createInterface({ input: child.stdout })) {
    address = /^Salient is at (http:\/\/127\.0\.0\.1:\d+\/\?seed=x%20y)/.exec(line)?.[1] ?? ''
    if (address !== '') break
  }
  const page = await fetch(address)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(await page.text()).toContain('<div id="salient">')
  const maps = await fetch(new URL('maps/maps.json', address))
  expect(Object.keys((await maps.json()).boards)).toContain('war-comes-early')
  child.kill('SIGINT')
  expect(await exit).toEqual([0, null])
}, 900_000)

test('the address leads to a battle and carries the seed', () => {
  expect(pageOf(undefined, undefined)).toBe('')
  expect(pageOf('war-comes-early/1939', undefined)).toBe('#/battle/war-comes-early')
  expect(pageOf('war-comes-early/1939', 'Praha & Brno')).toBe(
    '?seed=Praha%20%26%20Brno#/battle/war-comes-early',
  )
})

test('a port that cannot be is refused before anything is built', () => {
  expect(portNumber('65535')).toBe(65_535)
  expect(() => portNumber('99999')).toThrow('--port is at most 65535')
})

test('what is for the terminal is not taken silently without it, and the other way round', async () => {
  const browser = (...args: string[]) => salient(['play', ...args])
  expect((await browser('war-comes-early/1939', '--german', 'human')).err).toContain(
    '--german is for the terminal: add --terminal',
  )
  expect((await browser('--file', 'game.json')).err).toContain('--file is for the terminal')
  expect((await browser('--json')).code).toBe(2)
  expect((await browser('--terminal', '--port', '7')).err).toContain('--port is not for the terminal')
  expect((await browser('war-comes-early/1940')).err).toContain('there is no scenario "war-comes-early/1940"')
  expect((await browser('--port', 'high')).err).toContain('--port is a whole number')
})
