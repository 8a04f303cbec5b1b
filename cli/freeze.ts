// `salient freeze`: to be run before the version of a game's rules is raised.
import { freeze } from '../tools/freeze.ts'
import { gameNamed, readArguments } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { oneLine, Problem } from './problem.ts'

export const usage = `salient freeze <game> [--from commit] [--json]

Keeps the rules of a game as they are in games/<game>/frozen, so that games which began with them can go on when the version is
raised. Run it before you raise \`rulesVersion\`, and commit what it writes.
  --from commit   the rules as they stood in this commit, if it was forgotten`

const OPTIONS = { from: { type: 'string' }, json: { type: 'boolean' } } as const

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('freeze', args, OPTIONS, ['game'])
  const { id } = gameNamed(positionals[0])
  const frozen = await freeze(id, values.from ?? null).catch(error => {
    throw new Problem(`the rules of ${id} cannot be frozen: ${oneLine(error)}`)
  })
  if (values.json) printJson({ game: id, ...frozen })
  else
    printLines([
      `games/${id}/frozen/${frozen.version}: ${Math.ceil(frozen.bytes / 1000)} kB of rules, ${frozen.golden.length} golden games`,
      'Now raise rulesVersion, record the golden games anew and commit both.',
    ])
  return 0
}
