// Files that somebody made to hurt a program that opens them. Each must be refused in one sentence, or opened, at once.
import type { Journal } from '../journal/journal.ts'

export interface HostileFile {
  readonly name: string
  readonly text: string
}

/** What opening any of them may cost, in yards (yardstick.ts): about a second of processor time. */
export const SOON = 90

const json = (head: object): string => JSON.stringify(head)

/** JSON around something that JSON.stringify could not go down to. */
const nested = (depth: number, open: string, core: string, close: string): string =>
  open.repeat(depth) + core + close.repeat(depth)

/** Spoilt copies of a sound journal. */
export function hostileJournals(sound: Journal): HostileFile[] {
  const text = json(sound)
  const withActions = (actions: string) => text.replace(/"actions":\[.*\]/s, `"actions":[${actions}]`)
  const withChance = (chance: string) =>
    json({ ...sound, chance: 0 }).replace('"chance":0', `"chance":${chance}`)
  const inherited = `{"kind":"fair","commitment":"00","seed":"00","inherited":{"rolls":1,"chance":`
  const action = (rest: string) => withActions(`[0,{"do":"end",${rest}}]`)
  return [
    { name: 'empty', text: '' },
    { name: 'cut in the middle', text: text.slice(0, text.length / 2) },
    { name: 'brackets without end', text: '['.repeat(500_000) },
    { name: 'nested lists', text: nested(200_000, '[', '1', ']') },
    { name: 'nested inherited chance', text: withChance(nested(5000, inherited, '0', '}}')) },
    { name: 'a fractional seed', text: withChance('{"kind":"fast","seed":1.5}') },
    { name: 'a seed beyond whole numbers', text: withChance('{"kind":"fast","seed":1e300}') },
    { name: 'scripted dice with half a pip', text: withChance('{"kind":"scripted","seed":1,"rolls":[1.5]}') },
    { name: 'an action nested deep', text: action(`"to":${nested(50_000, '[', '1', ']')}`) },
    { name: 'an action with a million letters', text: action(`"to":"${'x'.repeat(1_000_000)}"`) },
    { name: 'an action with ten thousand keys', text: action(keys(10_000)) },
    { name: 'an action with a prototype', text: action('"__proto__":{"do":"x"}') },
    { name: 'a side that is none', text: withActions('[7,{"do":"end"}]') },
    { name: 'a negative side', text: withActions('[-1,{"do":"end"}]') },
    { name: 'half a million actions', text: withActions(Array(500_000).fill('[0,{"do":"x"}]').join()) },
    { name: 'an unknown key', text: text.replace('{', '{"extra":1,') },
    { name: 'a prototype', text: text.replace('{', '{"__proto__":{"game":"x"},') },
    { name: 'options that are no words', text: json({ ...sound, options: { fog: [1] } }) },
    { name: 'players that are no names', text: json({ ...sound, players: { german: { a: 1 } } }) },
    { name: 'a game with no name', text: json({ ...sound, game: 'x'.repeat(100_000) }) },
    { name: 'rules of another planet', text: json({ ...sound, rulesVersion: 1e9 }) },
    { name: 'halves of letters', text: json({ ...sound, scenario: '\ud800' }) },
    ...hostilePages(text),
  ]
}

const keys = (count: number): string => Array.from({ length: count }, (_, i) => `"k${i}":${i}`).join()

/** Pages that seem to hold a journal. */
function hostilePages(journal: string): HostileFile[] {
  return [
    { name: 'a page of open script tags', text: `<${'<script id='.repeat(80_000)}` },
    { name: 'a page of script tags without end', text: '<script id="salient-journal">'.repeat(40_000) },
    { name: 'a page of empty scripts', text: '<script></script>'.repeat(80_000) },
    { name: 'a page that stops in its journal', text: `<p><script id="salient-journal">${journal}` },
    { name: 'a page whose journal is none', text: '<p><script id="salient-journal">{}</script>' },
  ]
}

/** Position files; YAML lets a few lines mean a great deal. */
export function hostilePositions(): HostileFile[] {
  const bomb = Array.from({ length: 30 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}*a${i}]`)
  return [
    { name: 'nothing', text: '' },
    { name: 'names for names for names', text: `a0: &a0 [x]\n${bomb.join('\n')}\n` },
    { name: 'a name for itself', text: 'game: &g [*g]\n' },
    { name: 'nested lists', text: `game: ${nested(20_000, '[', 'x', ']')}` },
    { name: 'nested maps', text: nested(5000, '{a: ', 'x', '}') },
    {
      name: 'deep indentation',
      text: Array.from({ length: 3000 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
    },
    { name: 'three million letters', text: `game: "${'x'.repeat(3_000_000)}"` },
    { name: 'binary', text: '\u0000\u0001\u0002\uffff' },
    { name: 'a prototype', text: 'game: war-comes-early\n__proto__: {a: 1}\n' },
    { name: 'a tag that makes something', text: 'game: !!js/function "x"\n' },
    { name: 'many documents', text: '---\ngame: x\n'.repeat(20_000) },
  ]
}
