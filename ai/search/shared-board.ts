// Memory that several threads see, through which one gives rehearsals away and takes the results. No messages: whoever thinks hears none.
import type { Done, Job, Thought } from './crew.ts'

/** The most jobs of a round. */
const SLOTS = 16
const THOUGHT_BYTES = 1 << 20
const JOBS_BYTES = 1 << 19
const RESULT_BYTES = 1 << 16

/** Numbers in the first part of the memory. */
export const WORD = {
  /** Counts the rounds: helpers wait for it to change. */
  round: 0,
  /** 1 while jobs may be read and taken. */
  isOpen: 1,
  /** The next job that nobody has taken, and how many there are. */
  next: 2,
  jobs: 3,
  /** Helpers who read or rehearse. */
  busy: 4,
  /** Which thought it is, and the bytes of its text and of the jobs'. */
  thought: 5,
  thoughtBytes: 6,
  jobsBytes: 7,
  /** Bytes of each result, 0 for none. */
  results: 8,
} as const

const WORDS = WORD.results + SLOTS

export interface Board {
  readonly memory: SharedArrayBuffer
  readonly words: Int32Array
  readonly thought: Uint8Array
  readonly jobs: Uint8Array
  readonly results: Uint8Array
}

export const newBoard = (): Board =>
  boardOn(new SharedArrayBuffer(4 * WORDS + THOUGHT_BYTES + JOBS_BYTES + SLOTS * RESULT_BYTES))

export function boardOn(memory: SharedArrayBuffer): Board {
  const thoughtAt = 4 * WORDS
  const jobsAt = thoughtAt + THOUGHT_BYTES
  return {
    memory,
    words: new Int32Array(memory, 0, WORDS),
    thought: new Uint8Array(memory, thoughtAt, THOUGHT_BYTES),
    jobs: new Uint8Array(memory, jobsAt, JOBS_BYTES),
    results: new Uint8Array(memory, jobsAt + JOBS_BYTES),
  }
}

/** The bytes that it took; 0 if there is no room. Encoders refuse memory that is shared, so the text is copied. */
function write(into: Uint8Array, value: unknown): number {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  if (bytes.length > into.length) return 0
  into.set(bytes)
  return bytes.length
}

const read = (from: Uint8Array, bytes: number): unknown =>
  JSON.parse(new TextDecoder().decode(from.slice(0, bytes)))

/** False if it is too long. Only while the board is closed. */
export function putThought({ words, thought }: Board, number: number, told: Thought): boolean {
  words[WORD.thoughtBytes] = write(thought, told)
  words[WORD.thought] = number
  return words[WORD.thoughtBytes] > 0
}

export const thoughtOn = ({ words, thought }: Board): Thought =>
  read(thought, words[WORD.thoughtBytes]) as Thought

/** False if they are too many or too long. Only while the board is closed. */
export function putJobs({ words, jobs }: Board, given: readonly Job[]): boolean {
  if (given.length > SLOTS) return false
  words[WORD.jobsBytes] = write(
    jobs,
    given.map(({ orders, sample }) => ({ orders, sample })),
  )
  words[WORD.jobs] = given.length
  words.fill(0, WORD.results)
  Atomics.store(words, WORD.next, 0)
  return words[WORD.jobsBytes] > 0
}

export const jobsOn = ({ words, jobs }: Board): readonly Job[] =>
  read(jobs, words[WORD.jobsBytes]) as readonly Job[]

/** The number of a job that is this thread's from now on, -1 if none is left. */
export function take({ words }: Board): number {
  const job = Atomics.add(words, WORD.next, 1)
  return job < words[WORD.jobs] ? job : -1
}

const slotOf = ({ results }: Board, job: number): Uint8Array =>
  results.subarray(job * RESULT_BYTES, (job + 1) * RESULT_BYTES)

/** A result that is too long is not given: the thread that asked does the job again. */
export function give(board: Board, job: number, done: Done): void {
  Atomics.store(board.words, WORD.results + job, write(slotOf(board, job), done))
}

/** Null if nobody gave one. */
export function resultOf(board: Board, job: number): Done | null {
  const bytes = Atomics.load(board.words, WORD.results + job)
  return bytes === 0 ? null : (read(slotOf(board, job), bytes) as Done)
}
