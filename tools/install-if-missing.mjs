// Runs before start, test and salient on whatever Node the machine has: installs the packages when the lock
// file is newer than what is installed, so that a fresh clone needs one command only.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const installed = `${root}node_modules/.package-lock.json`
const lock = `${root}package-lock.json`

const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs
if (!isCurrent) {
  console.error('Installing packages (first run, or the list of packages changed)...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (status !== 0) {
    console.error('Could not install the packages. Check the connection to the npm registry and try again.')
    process.exit(1)
  }
}
