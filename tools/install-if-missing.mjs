// Runs before start, test and salient on whatever Node the machine has: installs the packages when the lock file is not
// the one that was installed last, so that a fresh clone needs one command only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.salient-installed`
const wanted = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex')

const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()
if (!isCurrent) {
  console.error('Installing packages (first run, or the list of packages changed)...')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Not `npm ci`: it asks for the packages of all platforms in the lock file, and not every registry serves them all.
  const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) {
    console.error('Could not install the packages. Check the connection to the npm registry and try again.')
    process.exit(1)
  }
  writeFileSync(stamp, wanted())
}
