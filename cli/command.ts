// The `salient` command in this process: finds the verb, runs it, and tells what goes wrong in one line.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { misuse, oneLine, Problem } from './problem.ts'
import { VERBS, type Verb, verbNamed } from './verbs.ts'

interface VerbModule {
  run(args: string[]): Promise<number>
  readonly usage?: string
}

async function runVerb(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || isHelp(name)) {
    console.log(overview())
    return name === undefined ? 2 : 0
  }
  const verb = verbNamed(name)
  if (verb === undefined)
    throw misuse(`there is no verb "${name}"; choose one of: ${VERBS.map(v => v.name).join(', ')}`)
  if (rest.some(isHelp)) {
    console.log(await helpOf(verb))
    return 0
  }
  return (await load(verb)).run(rest)
}

const isHelp = (word: string) => word === '--help' || word === '-h'

function overview(): string {
  const lines = VERBS.map(verb => `  ${verb.name.padEnd(10)}${verb.summary}`)
  return `salient <verb> [arguments]\n\n${lines.join('\n')}\n\nsalient <verb> --help says more. Every verb but play takes --json.`
}

async function helpOf(verb: Verb): Promise<string> {
  const own = existsSync(fileOf(verb)) ? (await load(verb)).usage : undefined
  return own ?? `salient ${verb.usage}\n\n${verb.summary}`
}

const fileOf = (verb: Verb): string => fileURLToPath(new URL(`./${verb.name}.ts`, import.meta.url))

async function load(verb: Verb): Promise<VerbModule> {
  const file = fileOf(verb)
  if (!existsSync(file)) throw new Problem(`"${verb.name}" is not part of this version of the program`)
  return import(pathToFileURL(file).href)
}

function tell(error: unknown): number {
  if (process.env.SALIENT_DEBUG) console.error(error)
  else if (error instanceof Problem) console.error(`salient: ${oneLine(error)}`)
  else console.error(`salient: ${oneLine(error)} (SALIENT_DEBUG=1 shows where)`)
  return error instanceof Problem ? error.exitCode : 1
}

/** Does what the words of the command line say; gives the code that the process ends with. */
export const command = (args: readonly string[]): Promise<number> => runVerb(args).catch(tell)
