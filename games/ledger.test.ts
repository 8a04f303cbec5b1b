import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GAMES, isRulesOnly } from './all.ts'

const PROGRAM = fileURLToPath(new URL('../cli/salient.ts', import.meta.url))

const complete = GAMES.filter(({ id }) => !isRulesOnly(id))

test.each(complete.map(game => game.id))(
  '%s: every rule has code and a test, and LEDGER.md says where',
  id => {
    const args = [PROGRAM, 'rules', id, '--check', '--json']
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  },
)
