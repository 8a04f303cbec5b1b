import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseJournal } from '../../engine/journal/journal.ts'
import { scratchFolder } from '../salient.fixture.ts'
import { sit, sitAt, TO_MOVEMENT, TWO_PEOPLE_1939, tableOf } from './sitting.fixture.ts'
import { Table } from './table.ts'

const scripted = (...rolls: number[]) => ({ kind: 'scripted', rolls, seed: 1 }) as const

test('a sitting opens with map, situation, task and numbered choices, none wider than the screen', async () => {
  const { pages } = await sit([])
  expect(pages[0]).toContain('GERMAN · Turn 1 of 6, 1–3 Sep')
  expect(pages[0]).toContain('Choose the order of the three German phases')
  expect(pages[0]).toMatch(/ {2}1 {2}reorganization, movement, combat/)
  expect(pages[0]).toMatch(/\/PoGR {2}/)
  for (const line of pages[0].split('\n')) expect(line.length).toBeLessThanOrEqual(100)
})

test('a number does what stands beside it', async () => {
  const { table, pages } = await sit(['4'])
  expect(pages[1]).toContain('German phases this turn: movement, combat, reorganization (5.1d)')
  expect(table.match.length).toBe(1)
})

test('a number that is not on the list changes nothing', async () => {
  const { table, pages } = await sit(['77', '0'])
  expect(pages[1]).toBe('  There is no choice 77; l shows the list again.\n')
  expect(table.match.length).toBe(0)
})

test('words that mean something to the machine only are no orders', async () => {
  const { table, pages } = await sit(['__proto__', 'constructor', 'why valueOf', 'toString 3'])
  expect(pages[1]).toContain('"__proto__" is no order here')
  expect(pages[2]).toContain('"constructor" is no order here')
  expect(pages[3]).toContain('"valueOf" is no order here')
  expect(pages[4]).toContain('"toString" is no order here')
  expect(table.match.length).toBe(0)
})

test('a move to where the unit stands is answered in words', async () => {
  const { pages, table } = await sit([...TO_MOVEMENT, 'move g39-a4 3115'])
  expect(pages[2]).toBe('  g39-a4 is in 3115 already.\n')
  expect(table.match.length).toBe(1)
})

test('a whole move is one order, and the way is found', async () => {
  const { pages } = await sit([...TO_MOVEMENT, 'move g39-m19 3315', 'move g39-a4 3116'])
  expect(pages[2]).toMatch(/XIX Motorized Corps \(g39-m19\) moves 3213–\d{4}–3315 \(\d+ MP\)/)
  expect(pages[3]).toContain('4. Army (g39-a4) moves 3115–3116')
})

test('what the rules forbid is refused with the rule', async () => {
  const { pages, table } = await sit([
    ...TO_MOVEMENT,
    'move g39-a10 3122',
    'why move g39-a10 3122',
    'why 1',
    'move xx-1 3122',
  ])
  expect(pages[2]).toBe('  No: enemy units stand in that hex (8.0a).\n')
  expect(pages[3]).toBe('  Rule 8.0a: enemy units stand in that hex.\n')
  expect(pages[4]).toBe('  Nothing forbids it.\n')
  expect(pages[5]).toContain('there is no such unit (2.3)')
  expect(table.match.length).toBe(1)
})

test('[12.1a, 12.3a] an attack is shown line by line with its rules and its die', async () => {
  const { pages } = await sit(
    [...TO_MOVEMENT, 'move g39-a14 3025', 'end', 'odds 3125 with g39-a14', 'attack 3125 with g39-a14'],
    scripted(6),
  )
  expect(pages[4]).toMatch(/attacker\/defender loss +1\/3 17 % +1\/2 17 % .* 12\.3a/)
  expect(pages[5]).toContain('Attack on 3125 by 14. Army (g39-a14)')
  expect(pages[5]).toMatch(/attack less defence +10 − 5 = \+5 +12\.1a/)
  expect(pages[5]).toMatch(/normal line +column \+5 +12\.1d/)
  expect(pages[5]).toMatch(/die 6 +2\/0: attacker loses 2, defender 0 +12\.3a/)
  expect(pages[5]).toContain('Give up')
})

test('undo takes back up to the last roll and no further', async () => {
  const { pages, table } = await sit(
    [...TO_MOVEMENT, 'move g39-a14 3025', 'undo', 'redo', 'end', 'attack 3125 with g39-a14', 'undo'],
    scripted(6),
  )
  expect(pages[3]).toContain('2925: GeA14')
  expect(pages[4]).not.toContain('2925: GeA14')
  expect(pages[7]).toContain('Nothing can be taken back beyond the last die roll')
  expect(table.match.length).toBe(4)
})

test('hexes, units and words narrow the list; l shows all of it again', async () => {
  const { pages } = await sit([...TO_MOVEMENT, '3022', 'l', 'gem19', 'paris'])
  expect(pages[2]).toMatch(/1 {2}3022: GeA10\n {2}only what concerns 3022 \(l shows all\)/)
  expect(pages[3]).toContain('11  end the phase')
  expect(pages[4]).toContain('1  3213: GeM19')
  expect(pages[5]).toContain('"paris" is no order here; ? lists them')
})

test('long lists come in pages', async () => {
  const table = tableOf('1938', { german: 'human', allied: 'human' })
  const { pages } = await sitAt(table, ['', ''])
  expect(pages[0]).toMatch(/page 1 of \d+: Enter shows more/)
  expect(pages[1]).toMatch(/page 2 of/)
})

test('the suggested set-up places a line, or everything of a side', async () => {
  const table = tableOf('1938', { german: 'human', allied: 'human' })
  const { pages, out } = await sitAt(table, ['suggest', 'suggest all', 'suggest all'])
  expect(pages[1]).toContain('Soviet fronts in the north (3.1d), 3 to go')
  expect(pages[2]).toContain('GERMAN · Turn 1 of 10, 1–4 Oct · set-up')
  expect(out).toContain('The set-up is complete')
  expect(table.game.awaited(table.match.state)?.decision).toBe('germanOrder')
})

test('maps, stacks, reach and help can be asked for without touching the game', async () => {
  const asked = [
    '?',
    'm 3821',
    'm 9999',
    'o',
    'u 3821',
    'u g39-m19',
    'u nobody',
    'u',
    'r g39-m19',
    'r po-gr',
    'r',
  ]
  const { pages, table } = await sit([...TO_MOVEMENT, ...asked])
  const [help, map, noMap, overview, stack, unit, nobody, u, reach, still, r] = pages.slice(2)
  expect(help).toContain('attack HEX with UNIT UNIT')
  expect(map).toContain('3821')
  expect(noMap).toBe('  There is no hex 9999.\n')
  expect(overview).toContain('G German')
  expect(stack).toMatch(/po-gr +PoGR +\d-\d-0 +static corps +General Reserve/)
  expect(unit).toContain(
    'XIX Motorized Corps (g39-m19) · Germany · motorized corps · 5-4-6 · in 3213 · in supply',
  )
  expect(nobody).toContain('There is no hex or unit nobody')
  expect(u).toContain('For example: u 2414')
  expect(reach).toMatch(/can reach \d+ hexes/)
  expect(still).toContain('cannot move')
  expect(r).toContain('For example')
  expect(table.match.length).toBe(1)
  for (const line of pages.join('').split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
})

test('the game is in its file after every action, with who plays', async () => {
  const { table } = await sit([...TO_MOVEMENT, 'move g39-m19 3315'])
  const saved = parseJournal(readFileSync(table.file, 'utf8'), table.file)
  expect(saved.ok && saved.value.actions).toHaveLength(2)
  expect(JSON.parse(readFileSync(table.file, 'utf8')).players).toEqual(TWO_PEOPLE_1939)
})

test('save writes a copy elsewhere', async () => {
  const file = join(scratchFolder(), 'copy.json')
  const { pages } = await sit([`save ${file}`])
  expect(pages[1]).toBe(`  Saved in ${file}\n`)
  expect(existsSync(file)).toBe(true)
})

test('a file that cannot be written gives one warning, and play goes on', async () => {
  const inTheWay = join(scratchFolder(), 'file')
  writeFileSync(inTheWay, '')
  const warnings: string[] = []
  const { match } = tableOf('1939', TWO_PEOPLE_1939)
  const table = new Table(match, TWO_PEOPLE_1939, join(inTheWay, 'game.json'), 1, line => warnings.push(line))
  await sitAt(table, [...TO_MOVEMENT, 'move g39-m19 3315', 'quit'])
  expect(table.match.length).toBe(2)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/could not be saved: .*; play goes on, "save FILE" tries another place/)
})

test('quit leaves, the end of the input too', async () => {
  expect((await sit(['quit', '4'])).table.match.length).toBe(0)
  expect((await sit([])).isOver).toBe(false)
})

test('computers play whole games against each other', async () => {
  const { isOver, out } = await sitAt(tableOf('1939', { german: 'officer', polish: 'random' }), [])
  expect(isOver).toBe(true)
  expect(out).toMatch(/\*\*\* (The \w+ side wins|The game is a draw)/)
})

test('against a computer a person is asked only for his own side, and undo takes back his own action', async () => {
  const table = tableOf('1939', { german: 'human', polish: 'random' })
  const { pages } = await sitAt(table, ['4', 'undo', '4', 'end', 'end', 'end'])
  expect(pages[2]).toContain('Choose the order')
  expect(pages.at(-1)).toContain('== Turn 2 ==')
  expect(pages.at(-1)).toContain('GERMAN · Turn 2 of 6')
})

test('a person who always takes the first choice reaches the end of the game', async () => {
  const table = tableOf('1939', { german: 'human', polish: 'officer' })
  const { isOver, out } = await sitAt(table, new Array(3000).fill('1'))
  expect(isOver).toBe(true)
  expect(out).not.toContain('There is no choice')
})
