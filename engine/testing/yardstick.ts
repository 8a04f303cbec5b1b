// What work costs in processor time, compared with work of a known size in the same run: a slow machine, or one with other
// things to do, slows both down.

/** Rounds of a yard: a hundredth of a second on the machine that the limits were set on. */
const ROUNDS = 1_500_000

/** Others can only make it slower: the best of these counts. */
const TRIES = 5

function secondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1e6
}

function walked(): number {
  const begun = process.cpuUsage()
  let mixed = 1
  for (let i = 0; i < ROUNDS; i++) mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) + i
  if (mixed === 0) throw new Error('nobody went through the rounds')
  return secondsSince(begun)
}

let yard: number | undefined

/** Begins to measure; what it returns tells how many yards of processor time have passed since. */
export function yardsFromNow(): () => number {
  yard ??= Math.min(...Array.from({ length: TRIES }, walked))
  const begun = process.cpuUsage()
  return () => secondsSince(begun) / yard!
}
