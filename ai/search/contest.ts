// Candidates for a plan, compared on the same imagined positions and the same dice.
import type { Budget } from './budget.ts'
import type { Crew, Done, Job } from './crew.ts'
import { isSameAction, type Orders } from './orders.ts'

export interface Candidate {
  readonly orders: Orders
  /** One for each sample that it was tried on, in the order of the samples. */
  readonly tried: Done[]
}

export const candidate = (orders: Orders): Candidate => ({ orders, tried: [] })

/** Rehearses all of the field until each has been through so many samples; false when the budget does not reach. */
export interface Trial {
  (field: readonly Candidate[], samples: number, budget: Budget): boolean
  /** Rehearsals that so many nodes pay for, by what they have cost so far. */
  affordable(nodes: number): number
}

/** So many jobs go out at a time, whoever does them: one thread or eight play the same game. */
const BATCH = 16

export function trialsBy(crew: Crew): Trial {
  let [nodes, rehearsals] = [0, 0]
  const affordable = (left: number) => (rehearsals === 0 ? 1 : Math.floor((left * rehearsals) / nodes))
  /** The budget is looked at between batches only, so that it does not matter who is done first. */
  const batch = (wanted: readonly Wanted[], budget: Budget): number => {
    const size = budget.left === 0 ? 0 : Math.min(BATCH, affordable(budget.left))
    const jobs = wanted.slice(0, size)
    for (const [i, done] of crew(jobs).entries()) {
      if (done === null) return 0
      jobs[i].by.tried.push(done)
      nodes += done.nodes
      rehearsals += 1
      budget.pay(done.nodes)
    }
    return jobs.length
  }
  const trial = (field: readonly Candidate[], samples: number, budget: Budget): boolean => {
    const wanted = field.flatMap(by => jobsOf(by, samples))
    for (let at = 0; at < wanted.length; ) {
      const count = batch(wanted.slice(at), budget)
      if (count === 0) return false
      at += count
    }
    return true
  }
  return Object.assign(trial, { affordable })
}

interface Wanted extends Job {
  readonly by: Candidate
}

function jobsOf(by: Candidate, samples: number): Wanted[] {
  const jobs: Wanted[] = []
  for (let sample = by.tried.length; sample < samples; sample++) jobs.push({ by, orders: by.orders, sample })
  return jobs
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

export const expectation = ({ tried }: Candidate): number => mean(tried.map(({ value }) => value))

export const ranked = (field: readonly Candidate[]): Candidate[] =>
  [...field].sort((a, b) => expectation(b) - expectation(a))

export const lineOf = ({ tried }: Candidate): Done['line'] => tried[0].line

export function isSameLine(a: Candidate, b: Candidate): boolean {
  const [one, other] = [lineOf(a), lineOf(b)]
  return one.length === other.length && one.every((action, i) => isSameAction(action, other[i]))
}

/** Sample against the same sample: what the dice do to both falls out. */
function leads(a: Candidate, b: Candidate): number[] {
  const common = Math.min(a.tried.length, b.tried.length)
  return Array.from({ length: common }, (_, i) => a.tried[i].value - b.tried[i].value)
}

export const leadOf = (a: Candidate, b: Candidate): number => mean(leads(a, b))

/** Is it ahead by more than so many standard errors of the lead? */
export function isBetter(a: Candidate, b: Candidate, margin: number): boolean {
  const ahead = leads(a, b)
  if (ahead.length < 2) return false
  const average = mean(ahead)
  const variance = ahead.reduce((sum, lead) => sum + (lead - average) ** 2, 0) / (ahead.length - 1)
  return average > margin * Math.sqrt(variance / ahead.length)
}
