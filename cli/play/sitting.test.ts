import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseJournal } from '../../engine/journal/journal.ts'
import { scratchFolder } from '../salient.fixture.ts'
import { sessionOf, sit, sitAt, TO_MOVEMENT, TWO_PEOPLE_1939 } from './sitting.fixture.ts'

const scripted = (...rolls: number[]) => ({ kind: 'scripted', rolls, seed: 1 }) as const
const EUROPE = 'war-comes-early/1938'
const TWO_PEOPLE_1938 = { german: 'human', allied: 'human' }

test('a sitting opens with map, turn, score, task and numbered choices, none wider than the screen', async () => {
  const { pages } = await sit([])
  expect(pages[0]).toContain('GERMAN · Turn 1 of 6, 1–3 September 1939 · German points of 4: 0')
  expect(pages[0]).toContain('Choose the order of the three German phases.')
  expect(pages[0]).toMatch(/ {2}1 {2}Move, then fight, then reorganise/)
  expect(pages[0]).toMatch(/ {2}4 {2}Move, then reorganise, then fight/)
  expect(pages[0]).toMatch(/\/po-lz {3}\\|≈po-lz {3}\\/)
  for (const line of pages[0].split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
})

test('a number does what stands beside it', async () => {
  const { session, pages } = await sit(['5'])
  expect(pages[1]).toContain('German phases this turn: movement, combat, reorganisation. [5.1d]')
  expect(session.position).toBe(1)
})

test('a number that is not on the list changes nothing', async () => {
  const { session, pages } = await sit(['77', '0'])
  expect(pages[1]).toBe('  There is no choice 77; l shows the list again.\n')
  expect(session.position).toBe(0)
})

test('words that mean something to the machine only are no orders', async () => {
  const { session, pages } = await sit(['__proto__', 'constructor', 'toString 3'])
  expect(pages[1]).toContain('"__proto__" means nothing here')
  expect(pages[2]).toContain('"constructor" means nothing here')
  expect(pages[3]).toContain('"toString 3" means nothing here')
  expect(session.position).toBe(0)
})

test('a whole move is one order, and the way is found; a stack moves by its hex', async () => {
  const { pages, session } = await sit([...TO_MOVEMENT, 'move g39-m19 3315', 'move 3115 3116'])
  expect(pages[2]).toMatch(/XIX Motorized Corps moves from (hex )?3213 to (hex )?3315\. \[11\.0a\]/)
  expect(pages[3]).toMatch(/4\. Army moves from (hex )?3115 to (hex )?3116\./)
  expect(session.position).toBe(3)
})

test('hexes of the way may be named, and a kind of movement', async () => {
  const { session, pages } = await sit([
    ...TO_MOVEMENT,
    'move g39-a14 2924 2923',
    'move g39-m19 3212 column',
    'move g39-a8 2922 sideways',
    'move g39-a10 2922 column',
  ])
  const [, [, march], [, column]] = session.table.journal().actions
  expect(march).toMatchObject({ do: 'move', units: ['g39-a14'], path: ['2924', '2923'] })
  expect(column).toMatchObject({ do: 'move', units: ['g39-m19'], column: true })
  expect(pages[4]).toContain('"sideways" means nothing here')
  expect(pages[5]).toContain('column movement may not begin next to an enemy unit. [11.6a]')
})

test('[8.0a] what the rules forbid is refused with the rule, before and after it is tried', async () => {
  const { pages, session } = await sit([
    ...TO_MOVEMENT,
    'move g39-a10 3122',
    'why move g39-a10 3122',
    'why move g39-a10 2922',
    'move xx-1 3122',
    'move po-lz 3422',
    'move g39-a14 3025',
    'why move g39-a14 3125',
  ])
  expect(pages[2]).toMatch(/^ {2}No: .*\[8\.0/)
  expect(pages[3]).toMatch(/\[8\.0/)
  expect(pages[4]).toBe('  Nothing forbids it.\n')
  expect(pages[5]).toContain('No: ')
  expect(pages[6]).toContain('No: ')
  expect(pages[8]).toMatch(/14\. Army .* \[(9|11)\./)
  expect(session.position).toBe(2)
})

test('[12.1a, 12.3a] odds are shown line by line with the chance of every result, and the attack with its die', async () => {
  const { pages } = await sit(
    [...TO_MOVEMENT, 'move g39-a14 3025', 'end', 'odds 3125 with g39-a14', 'attack 3125 with g39-a14'],
    scripted(6),
  )
  expect(pages[4]).toMatch(/Attack 10 less defence 5 +\+5 +\[12\.1a\]/)
  expect(pages[4]).toMatch(/17% +1\/3: falls/)
  expect(pages[5]).toContain('die 6')
  expect(pages[5]).toMatch(/attack less defence +10 − 5 = \+5 +\[12\.1a\]/i)
})

test('an attack can be put together by numbers, and those who cannot attack are refused', async () => {
  const { pages, session } = await sit([
    ...TO_MOVEMENT,
    'move g39-a14 3025',
    'end',
    '3125',
    '1',
    'attack 3125 with g39-a3',
    'attack 3821',
    '1',
  ])
  expect(pages[4]).toContain('only what concerns 3125')
  expect(pages[5]).toMatch(/1 {2}Attack at \+5/)
  expect(pages[5]).toContain('[x] 14. Army (g39-a14)')
  expect(pages[6]).toContain('g39-a3 cannot attack that hex')
  expect(pages[7]).toMatch(/^ {2}No: /)
  expect(session.position).toBeGreaterThan(3)
})

test('undo takes back up to the last roll and no further', async () => {
  const { pages, session } = await sit(
    [...TO_MOVEMENT, 'move g39-a14 3025', 'undo', 'redo', 'redo', 'end', 'attack 3125 with g39-a14', 'undo'],
    scripted(6),
  )
  expect(pages[3]).toContain('2925  14. Army')
  expect(pages[4]).not.toContain('2925  14. Army')
  expect(pages[5]).toContain('Nothing to redo')
  expect(pages[8]).toContain('Undo stops at a die roll')
  expect(session.position).toBe(4)
})

test('hexes, units and words narrow the list; l shows all of it again', async () => {
  const { pages } = await sit([...TO_MOVEMENT, '3022', 'l', 'g39-m19', 'paris'])
  expect(pages[2]).toMatch(/1 {2}3022 {2}10\. Army \(g39-a10\)\n {2}only what concerns 3022 \(l shows all\)/)
  expect(pages[3]).toContain('1  End movement')
  expect(pages[4]).toContain('1  3213  XIX Motorized Corps (g39-m19)')
  expect(pages[5]).toContain('"paris" means nothing here; ? lists')
})

test('a unit in hand shows the hexes in its reach; back puts it down', async () => {
  const { pages, session } = await sit([...TO_MOVEMENT, 'r g39-a14', '3025', '1', 'r g39-a10', 'back'])
  expect(pages[2]).toMatch(/\d+ hexes in reach/)
  expect(pages[2]).toContain('·3½ end')
  expect(pages[3]).toContain('Katowice, 3½ left, stops there')
  expect(pages[4]).toContain('14. Army moves from 2925 to Katowice')
  expect(pages[6]).toContain('Units that can move')
  expect(session.position).toBe(2)
})

test('long lists come in pages', async () => {
  const { pages } = await sit([...TO_MOVEMENT, 'r g39-a14', ''])
  expect(pages[2]).toMatch(/page 1 of \d+: Enter shows more/)
  expect(pages[3]).toMatch(/page 2 of/)
})

test('the suggested set-up places a line, or everything of a side', async () => {
  const session = await sessionOf(EUROPE, { seats: TWO_PEOPLE_1938 })
  const { pages } = await sitAt(session, ['suggest', 'suggest all', 'suggest all'])
  expect(pages[0]).toContain('ALLIED · Turn 1 of 10')
  expect(pages[2]).toContain('GERMAN · Turn 1 of 10')
  expect(pages[3]).toContain('Choose the order of the three German phases')
})

test('the adviser is asked in a word, and choice 1 does what he says', async () => {
  const { pages, session } = await sit(['suggest', '1', 'rate', 'foresee'])
  expect(pages[1]).toContain('Suggested')
  expect(session.position).toBe(1)
  expect(pages[3]).toContain('Put an attack together first')
  expect(pages[4]).toContain('The enemy’s next turn')
})

test('maps, stacks, reach and help can be asked for without touching the game', async () => {
  const asked = [
    '?',
    'm 3821',
    'm 9999',
    'm g39-m19',
    'o',
    'u 3821',
    'u g39-m19',
    'u nobody',
    'u',
    'r g39-m19',
    'r po-gr',
    'r',
  ]
  const { pages, session } = await sit([...TO_MOVEMENT, ...asked])
  const [help, map, noMap, unitMap, overview, stack, unit, nobody, u, reach, still, r] = pages.slice(2)
  expect(help).toContain('attack HEX with UNIT')
  expect(map).toContain('3821')
  expect(noMap).toBe('  There is no hex 9999.\n')
  expect(unitMap).toContain('3213')
  expect(overview).toContain('G German   P Polish')
  expect(stack).toMatch(/Warsaw.*\n/)
  expect(stack).toContain('po-gr: General Reserve, Polish')
  expect(unit).toContain('g39-m19: XIX Motorized Corps, German motorized corps')
  expect(unit).toContain('in 3213')
  expect(nobody).toContain('There is no hex or unit nobody')
  expect(u).toContain('For example: u 2414')
  expect(reach).toMatch(/\d+ hexes in reach/)
  expect(still).toContain('No: ')
  expect(r).toContain('For example')
  expect(session.position).toBe(1)
  for (const line of pages.join('').split('\n')) expect(line.length, line).toBeLessThanOrEqual(100)
})

test('the game is in its file after every action, with who plays', async () => {
  const { session } = await sit([...TO_MOVEMENT, 'move g39-m19 3315'])
  const saved = parseJournal(readFileSync(session.file, 'utf8'), session.file)
  expect(saved.ok && saved.value.actions).toHaveLength(2)
  expect(JSON.parse(readFileSync(session.file, 'utf8')).players).toEqual(TWO_PEOPLE_1939)
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
  const file = join(inTheWay, 'game.json')
  const session = await sessionOf('war-comes-early/1939', {
    seats: TWO_PEOPLE_1939,
    file,
    warn: line => warnings.push(line),
  })
  await sitAt(session, [...TO_MOVEMENT, 'move g39-m19 3315', 'quit'])
  expect(session.position).toBe(2)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toMatch(/could not be saved: .*; play goes on, "save FILE" tries another place/)
})

test('quit leaves, the end of the input too', async () => {
  expect((await sit(['quit', '4'])).session.position).toBe(0)
  expect((await sit([])).isOver).toBe(false)
})

test('against a computer a person is asked only for his own side, and undo takes back his own action', async () => {
  const session = await sessionOf('war-comes-early/1939', { seats: { german: 'human', polish: 'random' } })
  const { pages } = await sitAt(session, ['1', 'undo', '1', 'end', 'end', 'end'])
  expect(pages[2]).toContain('Choose the order')
  expect(pages.at(-1)).toContain('== Turn 2, 4–6 September 1939 ==')
  expect(pages.at(-1)).toContain('GERMAN · Turn 2 of 6')
})

test('objectives, charts and history can be read at any time, none wider than the screen', async () => {
  const { session, pages } = await sit(['objectives', 'charts', 'charts combat', 'charts turns', 'history'])
  expect(pages[1]).toContain('You command Germany.')
  expect(pages[1]).toContain('[ ] Warsaw 3821: 2')
  expect(pages[1]).toContain('Polish victory: if Germany has 2 points or fewer after turn 6. [13.3c]')
  expect(pages[2]).toContain('charts terrain')
  expect(pages[3]).toMatch(/6 +3\/0 +3\/0 +3\/0/)
  expect(pages[4]).toMatch(/> 1 +1–3 September/)
  expect(pages[5]).toContain('1939')
  for (const line of pages.slice(1).join('\n').split('\n')) expect(line.length, line).toBeLessThanOrEqual(110)
  expect(session.position).toBe(0)
})
