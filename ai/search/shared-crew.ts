// Rehearsals on several threads: whoever is free takes the next job, and results are folded in the order of the jobs.
import {
  alone,
  type Crew,
  type Done,
  type Job,
  type Mustering,
  type Rehearser,
  type Thought,
} from './crew.ts'
import {
  type Board,
  give,
  jobsOn,
  putJobs,
  putThought,
  resultOf,
  take,
  thoughtOn,
  WORD,
} from './shared-board.ts'

/** A helper who is not done after so many milliseconds is lost. */
const PATIENCE = 30_000

/** This thread and whoever helps on the board. Without helpers, or when one is lost, it is this thread alone. */
export function sharedCrew(board: Board): Mustering {
  let thoughts = 0
  let isBroken = false
  return (thought, rehearser, isHurried): Crew => {
    const byOneself = alone(thought, rehearser, isHurried)
    if (isBroken || !putThought(board, ++thoughts, thought)) return byOneself
    return jobs => {
      if (isBroken || jobs.length < 2 || !putJobs(board, jobs)) return byOneself(jobs)
      open(board)
      const own = work(board, jobs, rehearser, isHurried)
      isBroken = !close(board)
      return jobs.map((job, i) => own[i] ?? resultOf(board, i) ?? (isHurried() ? null : rehearser.done(job)))
    }
  }
}

function open({ words }: Board): void {
  Atomics.store(words, WORD.isOpen, 1)
  Atomics.add(words, WORD.round, 1)
  Atomics.notify(words, WORD.round)
}

function work(board: Board, jobs: readonly Job[], rehearser: Rehearser, isHurried: () => boolean): Done[] {
  const own: Done[] = []
  while (!isHurried()) {
    const job = take(board)
    if (job < 0) return own
    own[job] = rehearser.done(jobs[job])
  }
  Atomics.store(board.words, WORD.next, jobs.length)
  return own
}

/** From here on nobody begins to read, and this waits for those who have; false if somebody does not come back. */
function close({ words }: Board): boolean {
  Atomics.store(words, WORD.isOpen, 0)
  for (;;) {
    const busy = Atomics.load(words, WORD.busy)
    if (busy === 0) return true
    if (Atomics.wait(words, WORD.busy, busy, PATIENCE) === 'timed-out') return false
  }
}

/** A helper's part: one round after the other, for as long as the thread lives. */
export function help(board: Board, rehearserFor: (thought: Thought) => Rehearser): never {
  const { words } = board
  let number = 0
  let rehearser: Rehearser | null = null
  const takePart = () => {
    if (rehearser === null || number !== words[WORD.thought]) rehearser = rehearserFor(thoughtOn(board))
    number = words[WORD.thought]
    const jobs = jobsOn(board)
    for (let job = take(board); job >= 0; job = take(board)) give(board, job, rehearser.done(jobs[job]))
  }
  // A round that is under way when the helper comes is joined.
  for (let seen = 0; ; ) {
    Atomics.wait(words, WORD.round, seen)
    seen = Atomics.load(words, WORD.round)
    Atomics.add(words, WORD.busy, 1)
    try {
      if (Atomics.load(words, WORD.isOpen) === 1) takePart()
    } catch {
      // The thread that asked finds no result, does the job itself and says what is wrong.
    }
    Atomics.sub(words, WORD.busy, 1)
    Atomics.notify(words, WORD.busy)
  }
}
