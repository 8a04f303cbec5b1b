import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Mutant, mutated } from '../lab/mutants/mutate.ts'
import { drawFaults, type Planted, sourcesIn, testsFor } from '../lab/mutants/sample.ts'
import { openWorkshop, type Workshop } from '../lab/mutants/workshop.ts'
import { progressOf } from '../lab/progress.ts'
import { countingNumber, readArguments, wholeNumber } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'

export const usage = `salient mutants <folder or file> [--faults n] [--seed s] [--json]

Plants small faults into the rules, one at a time, in a copy of the project, and runs the nearest tests. A fault that no
test notices is printed: it wants a test.
  --faults   how many (40)
  --seed     which ones: the same seed plants the same faults (1)
  --json     {faults, noticed, survivors: [{file, line, was, is}], seconds}`

const OPTIONS = { faults: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } } as const

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('mutants', args, OPTIONS, ['folder or file'])
  const faults = countingNumber('faults', values.faults) ?? 40
  const seed = wholeNumber('seed', values.seed) ?? 1
  const planted = drawFaults(ROOT, sourcesIn(ROOT, pathIn(positionals[0])), faults, seed)
  if (planted.length === 0) throw misuse(`there is nothing in ${positionals[0]} that could be got wrong`)
  const begun = performance.now()
  const survivors = await survivorsOf(planted)
  const seconds = Math.round((performance.now() - begun) / 1000)
  const noticed = planted.length - survivors.length
  if (values.json) printJson({ faults: planted.length, noticed, survivors: survivors.map(told), seconds })
  else
    printLines([...survivors.map(inWords), `${noticed} of ${planted.length} faults noticed (${seconds} s)`])
  return survivors.length === 0 ? 0 : 1
}

function pathIn(path: string): string {
  const found = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (found === undefined) throw misuse(`there is no file or folder ${path}`)
  return path.replace(/[\\/]+$/, '')
}

async function survivorsOf(planted: readonly Planted[]): Promise<Planted[]> {
  const workshop = openWorkshop(ROOT)
  const progress = progressOf(planted.length)
  const survivors: Planted[] = []
  try {
    for (const fault of planted) {
      if (!(await isNoticed(workshop, fault))) survivors.push(fault)
      progress.add(1, `${survivors.length} not noticed`)
    }
  } finally {
    progress.end()
    workshop.close()
  }
  return survivors
}

async function isNoticed(workshop: Workshop, { file, mutant }: Planted): Promise<boolean> {
  const text = mutated(readFileSync(join(ROOT, file), 'utf8'), mutant)
  for (const tests of testsFor(ROOT, file)) if (await workshop.notices(file, text, tests)) return true
  return false
}

const told = ({ file, mutant: { line, was, is } }: Planted) => ({
  file,
  line,
  was: was.trim(),
  is: is.trim(),
})

const inWords = ({ file, mutant }: Planted): string => `${file}:${mutant.line}: ${change(mutant)}`

const change = ({ was, is }: Mutant): string =>
  is.trim() === '' ? `without "${was.trim()}"` : `"${was.trim()}" became "${is.trim()}"`
