import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { valueOrThrow } from '../../engine/files/result.ts'
import { type Binaries, binariesHere, type Postgres, postgresOf } from '../../tools/postgres.fixture.ts'
import type { SelfplayBatch } from '../batches.ts'
import { figuresOf } from '../figures.ts'
import { playBatches } from '../pool.ts'
import { titleOf } from '../titles.ts'
import { playOverPostgres } from './ask.ts'
import { programName } from './program.ts'
import { batchId, openQueue, prepare } from './queue.ts'

const PROGRAM = fileURLToPath(new URL('../../cli/salient.ts', import.meta.url))
const POLAND = 'war-comes-early/1939'
// Long enough to be killed in.
const batchesFrom = (...firsts: number[]): SelfplayBatch[] =>
  firsts.map(first => ({
    kind: 'selfplay',
    title: POLAND,
    seeds: Array.from({ length: 10 }, (_, i) => first + i),
    levels: ['random', 'random'],
  }))
const PATIENT = 100_000
const until = (what: () => unknown) => vi.waitUntil(what, { timeout: PATIENT, interval: 50 })

interface Command {
  readonly child: ChildProcess
  /** What it wrote so far. */
  readonly out: () => string
  readonly err: () => string
}

const running: ChildProcess[] = []

function salient(...args: string[]): Command {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, NO_COLOR: '1' } })
  running.push(child)
  const written = { out: '', err: '' }
  child.stdout.on('data', chunk => (written.out += chunk))
  child.stderr.on('data', chunk => (written.err += chunk))
  return { child, out: () => written.out, err: () => written.err }
}

async function kill({ child }: Command): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function outputOf(command: Command): Promise<string> {
  await once(command.child, 'close')
  return command.out()
}

const count = (text: string, word: string) => text.split(`salient: ${word} `).length - 1

const binaries = await binariesHere()
if (typeof binaries === 'string') console.warn(`The queue is not tested: ${binaries}`)

describe.skipIf(typeof binaries === 'string')('batches on a real PostgreSQL', { timeout: PATIENT }, () => {
  let postgres: Postgres
  const work = () => salient('work', '--jobs', '1', '--postgres', postgres.url)
  const ask = (tell: (line: string) => void = () => {}) => playOverPostgres(postgres.url, tell)
  let first: Command
  let second: Command

  beforeAll(async () => {
    postgres = await postgresOf(binaries as Binaries)
    await postgres.start()
    first = work()
    second = work()
  }, PATIENT)

  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    await postgres.remove()
  })

  test.concurrent('a worker is killed in a batch: another plays it, none is lost and none counted twice', async () => {
    const batches = batchesFrom(100, 200, 300, 400)
    const heard: number[] = []
    const asked = ask()(batches, 1, (_, batch) => heard.push(batch.seeds[0]))
    await until(() => count(first.err(), 'playing') > count(first.err(), 'played'))
    await kill(first)
    expect(count(first.err(), 'playing')).toBe(count(first.err(), 'played') + 1)
    expect(await asked).toEqual(await playBatches(batches, 1))
    expect(heard.sort()).toEqual([100, 200, 300, 400])
  })

  test.concurrent('two who ask at a time do not mix, and a command that is killed goes on', async () => {
    const others = batchesFrom(500, 600)
    const asked = ask()(others, 1)
    const command = [
      'selfplay',
      POLAND,
      '--german',
      'random',
      '--polish',
      'random',
      '--games',
      '20',
      '--json',
    ]
    const broken = salient(...command, '--postgres', postgres.url)
    await until(() => count(second.err(), `playing ${POLAND}, seeds 1 to`) > 0)
    await kill(broken)
    const again = JSON.parse(await outputOf(salient(...command, '--postgres', postgres.url)))
    const here = figuresOf(
      (await playBatches(batchesFrom(1, 11), 1)).flatMap(result => result.played),
      valueOrThrow(titleOf(POLAND)).scenario,
    )
    expect(again).toMatchObject({
      games: 20,
      draws: here.draws,
      turns: here.turns,
      decisions: here.decisions,
    })
    expect(Object.values(again.wins)).toEqual(here.wins)
    expect(await asked).toEqual(await playBatches(others, 1))
  })

  test.concurrent('batches of another program are left alone, and the worker says so', async () => {
    const queue = await openQueue(postgres.url, '0.0.9-other', () => {})
    const [batch] = batchesFrom(700)
    const id = batchId('0.0.9-other', batch)
    await prepare(queue)
    await queue.boss.insert(queue.name, [{ id, data: { batch } }])
    const words = `left alone, because they are for 0.0.9-other and this is ${programName()}`
    await until(() => second.err().includes(words))
    expect(await queue.played([id])).toEqual([])
    await queue.close()
  })

  test.concurrent('a result that comes in twice is kept once', async () => {
    const queue = await openQueue(postgres.url, '0.0.9-twice', () => {})
    const id = batchId('0.0.9-twice', batchesFrom(1)[0])
    await Promise.all([1, 1, 1].map(games => queue.keep({ id, result: { games }, error: null })))
    await queue.keep({ id, result: null, error: 'too late' })
    expect(await queue.played([id])).toEqual([{ id, result: { games: 1 }, error: null }])
    await queue.close()
  })

  test.concurrent('a database that is not there is told in one line', async () => {
    const command = salient('work', '--postgres', 'postgres://nobody@127.0.0.1:9/none')
    await once(command.child, 'close')
    expect(command.err()).toBe('salient: cannot use the database: connect ECONNREFUSED 127.0.0.1:9\n')
    expect(command.child.exitCode).toBe(1)
  })

  test('what cannot be played is told to whoever asked', async () => {
    const [batch] = batchesFrom(1)
    await expect(ask()([{ ...batch, title: 'chess/classic' }], 1)).rejects.toThrow(
      'there is no chess/classic',
    )
  })

  test('a database that goes away is waited for, by both, in one line each', async () => {
    const told: string[] = []
    const batches = batchesFrom(800, 900, 1000)
    const begun = count(second.err(), 'playing')
    const asked = ask(line => told.push(line))(batches, 1)
    await until(() => count(second.err(), 'playing') > begun)
    await postgres.stop()
    await until(() => told.length > 1)
    await postgres.start()
    expect(await asked).toEqual(await playBatches(batches, 1))
    expect(told[1]).toMatch(/^the database does not answer \(.+\); trying for 120 s$/)
    expect(told[2]).toBe('the database is back')
    expect(second.err()).not.toMatch(/the queue:| {4}at /)
  })

  test('a worker that is asked to stop gives its batch back and counts what it played', async () => {
    second.child.kill('SIGTERM')
    expect(await outputOf(second)).toMatch(/^played \d+ batches, \d+ games\n$/)
    expect(second.child.exitCode).toBe(0)
  })
})
