import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { run as perft } from './perft.ts'
import { parseYaml } from './position-file.ts'
import { run as probe } from './probe.ts'

const scratch = mkdtempSync(join(tmpdir(), 'salient-probe-'))
afterAll(() => rmSync(scratch, { recursive: true }))

let count = 0
function file(text: string, ending = 'yaml'): string {
  const path = join(scratch, `${count++}.${ending}`)
  writeFileSync(path, text)
  return path
}

/** Runs a verb and catches what it prints. */
async function output(verb: typeof probe, ...args: string[]) {
  const printed: string[] = []
  const complaints: string[] = []
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(text => {
    printed.push(String(text))
    return true
  })
  const error = vi
    .spyOn(console, 'error')
    .mockImplementation((...words) => void complaints.push(words.join(' ')))
  try {
    const code = await verb(args)
    return { code, out: printed.join(''), complaints }
  } finally {
    out.mockRestore()
    error.mockRestore()
  }
}

const SOUND = `
game: war-comes-early
scenario: 1938
title: "[11.0a] A corps walks"
turn: 5
phase: { movement: Germany }
board:
  draw:
    at: 0910
    legend: { g: Germany clear }
    rows:
      - g g g
units: { 0910: ge-c1 }
do:
  - move: { units: [ge-c1], path: [1010, 1110] }
    expect: { at: { ge-c1: 1110 }, left: { ge-c1: 4 } }
`

describe('salient probe', () => {
  it('prints every fact that was reached as JSON', async () => {
    const { code, out } = await output(probe, file(SOUND))
    const report = JSON.parse(out)
    expect(code).toBe(0)
    expect(report.cases[0].points[1]).toMatchObject({
      action: { do: 'move' },
      side: 'german',
      units: { 'ge-c1': '1110' },
      facts: { at: { 'ge-c1': '1110' }, left: { 'ge-c1': 4 } },
      events: [{ event: 'moved', from: '0910', to: '1010' }, { event: 'moved' }],
    })
  })

  it('reads JSON as well', async () => {
    const text = JSON.stringify({
      game: 'war-comes-early',
      scenario: '1938',
      phase: 'order',
      expect: { side: 'german' },
    })
    const { code, out } = await output(probe, file(text, 'json'), '--check')
    expect([code, out]).toEqual([0, '1 files, 1 cases, 1 expectations: all met\n'])
  })

  it('fails with --check and names each expectation that is not met, with its line', async () => {
    const path = file(SOUND.replace('ge-c1: 1110 }', 'ge-c1: 1010 }'))
    const { code, out } = await output(probe, path, '--check')
    expect(code).toBe(1)
    expect(out).toContain(
      `${path}:16: [11.0a] A corps walks: do[1].expect.at.ge-c1: expected 1010, found 1110`,
    )
    const json = JSON.parse((await output(probe, path, '--check', '--json')).out)
    expect(json).toMatchObject({
      files: 1,
      cases: 1,
      failures: [{ line: 16, path: 'do[1].expect.at.ge-c1' }],
    })
  })

  it('goes through folders', async () => {
    const { out } = await output(probe, scratch, '--check', '--json')
    expect(JSON.parse(out).files).toBeGreaterThan(1)
  })

  it.each([
    [
      'a mistyped key',
      SOUND.replace('turn: 5', 'tunr: 5'),
      ':5: tunr: there is no key of a position file "tunr"; "turn" was',
    ],
    [
      'an unknown unit',
      SOUND.replace('0910: ge-c1', '0910: ge-c99'),
      ':13: units.0910: there is no unit "ge-c99"; "ge-c9" was',
    ],
    [
      'a unit at sea',
      SOUND.replace('0910: ge-c1', '1510: ge-c1'),
      ':13: units.1510: 1510 is all sea or lake',
    ],
    ['YAML that is none', 'game: [', ':1: '],
    ['a key twice', `${SOUND}\nturn: 6`, 'Map keys must be unique'],
    ['an empty file', '', 'a position file begins with keys'],
  ])('says where the fault of a file is: %s', async (_, text, told) => {
    const { code, out, complaints } = await output(probe, file(text), '--check')
    expect([code, complaints]).toEqual([1, []])
    expect(out).toContain(told)
    expect((await output(probe, file(text))).complaints.join('\n')).toContain(told)
  })

  it.each([
    ['an event', 'noEvents: [mooved]', 'there is no event "mooved"; "moved" was probably meant'],
    ['a field of an event', 'events: [{ event: moved, form: 0910 }]', 'there is no field of "moved" "form"'],
    ['a decision', 'decision: movment', 'there is no decision "movment"; "movement" was probably meant'],
  ])('says so when %s is mistyped', async (_, expected, told) => {
    const text = SOUND.replace(
      'expect: { at: { ge-c1: 1110 }, left: { ge-c1: 4 } }',
      `expect: { ${expected} }`,
    )
    const { code, out } = await output(probe, file(text), '--check')
    expect(code).toBe(1)
    expect(out).toContain(told)
  })

  it('takes the name of an event alone, and a row of hexes', async () => {
    const text = SOUND.replace('at: { ge-c1: 1110 }', 'events: [moved, moved], noEvents: [battle]')
    expect((await output(probe, file(text), '--check')).out).toContain('all met')
    const held = `${SOUND.replace('units:', 'control: { Czechoslovakia: 1010..1110 }\nunits:')}`
    const asked = held.replace('left: { ge-c1: 4 }', 'control: { 1010: Germany, 1110: Germany }')
    expect((await output(probe, file(asked), '--check')).out).toContain('all met')
    const bad = await output(
      probe,
      file(SOUND.replace('units:', 'control: { Germany: 0910..1111 }\nunits:')),
      '--check',
    )
    expect(bad.out).toContain('0910..1111 is no row of hexes')
  })

  it('says which dice never fell', async () => {
    const beside = SOUND.replace('    expect:', '    dice: [3, 4]\n    expect:')
    expect((await output(probe, file(beside), '--check')).out).toContain(
      '2 of the dice of this step were not rolled',
    )
    const ofCase = SOUND.replace('units:', 'dice: { battle: [4] }\nunits:')
    expect((await output(probe, file(ofCase), '--check')).out).toContain(
      'dice for "battle" were not rolled: 4',
    )
  })

  it('says that nobody is asked in the phase of the file, and where the game goes on', async () => {
    const passed = `
game: budziszyn-1945
scenario: nysa
phase: { strategic: soviet }
units: { 2010: su-52-213 }
do:
  - begin: { unit: su-52-213 }
`
    const { code, out } = await output(probe, file(passed), '--check')
    expect(code).toBe(1)
    expect(out).toContain(
      'nobody is asked in strategic movement; the game goes on to turn 1, phase air, and asks soviet (airPlan)',
    )
    const told = await output(probe, file(passed), '--json')
    expect(JSON.parse(told.out).cases[0].note).toMatch(/^nobody is asked in strategic movement/)
    const sound = await output(probe, file(passed.replace('strategic', 'movement')), '--json')
    expect(JSON.parse(sound.out).cases[0].note).toBeNull()
  })

  it('asks for the value of a feature that means nothing without one', async () => {
    const { out } = await output(
      probe,
      file(SOUND.replace('g: Germany clear', 'g: Germany clear blackdot')),
      '--check',
    )
    expect(out).toContain('"blackdot" needs a value, as in blackdot="')
  })

  it('lists the words of a game', async () => {
    const { out } = await output(probe, '--words', 'war-comes-early', '--json')
    expect(Object.keys(JSON.parse(out))).toEqual(
      expect.arrayContaining(['phase', 'situation', 'expect', 'do', 'dice', 'boxes', 'units']),
    )
    await expect(output(probe, '--words', 'ludo')).rejects.toThrow('there are no position files for "ludo"')
  })

  it('wants a file that is there', async () => {
    await expect(output(probe, join(scratch, 'missing.yaml'))).rejects.toThrow('there is no file or folder')
    const empty = mkdtempSync(join(scratch, 'empty-'))
    await expect(output(probe, empty, '--check')).rejects.toThrow('there are no position files')
    await expect(output(probe)).rejects.toThrow('which file?')
  })
})

describe('salient perft', () => {
  it('counts actions and positions', async () => {
    const { out } = await output(perft, file(SOUND), '--depth', '2', '--within-phase', '--json')
    const { cases } = JSON.parse(out)
    // Begin or end; then, with the stack begun, a step or a column to the one land hex beside it, or end.
    expect(cases[0].rows).toEqual([
      { depth: 1, actions: 2, positions: 2 },
      { depth: 2, actions: 4, positions: 4 },
    ])
  })

  it('wants a depth and a sound file', async () => {
    await expect(output(perft, file(SOUND))).rejects.toThrow('how deep?')
    await expect(output(perft, file('game: ludo'), '--depth', '1')).rejects.toThrow('there is no game "ludo"')
  })
})

describe('YAML', () => {
  const plainOf = (text: string) => {
    const parsed = parseYaml(text, 'x')
    return parsed.ok ? parsed.value : parsed.faults
  }

  it('keeps hexes and rules as they were written', () => {
    expect(plainOf('[0101, 2413, 9.10, 0.5, 12]')).toMatchObject({
      items: [{ value: '0101' }, { value: 2413 }, { value: '9.10' }, { value: 0.5 }, { value: 12 }],
    })
    expect(plainOf('{ 0101: a, 2413: b }')).toMatchObject({
      entries: new Map([
        ['0101', expect.anything()],
        ['2413', expect.anything()],
      ]),
    })
  })

  it('remembers lines', () => {
    expect(plainOf('a: 1\nb:\n  - x\n  - y')).toMatchObject({
      line: 1,
      entries: new Map([
        ['a', expect.objectContaining({ line: 1 })],
        [
          'b',
          expect.objectContaining({
            line: 3,
            items: [expect.objectContaining({ line: 3 }), expect.objectContaining({ line: 4 })],
          }),
        ],
      ]),
    })
  })

  it('refuses an anchor that holds itself, with its line', () => {
    expect(parseYaml('game: x\nask: &a [1, *a]\n', 'x.yaml')).toMatchObject({
      ok: false,
      faults: [{ file: 'x.yaml', line: 2, code: 'bad-yaml' }],
    })
  })

  it('follows anchors', () => {
    expect(plainOf('a: &x [1]\nb: *x')).toMatchObject({
      entries: new Map([
        ['a', expect.objectContaining({ kind: 'list' })],
        ['b', expect.objectContaining({ kind: 'list' })],
      ]),
    })
  })
})
