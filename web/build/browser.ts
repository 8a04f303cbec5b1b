// Opens an address in the system's browser, if there is one to open it.
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

type Environment = Readonly<Record<string, string | undefined>>

/** The command that opens an address here, null where there is no browser or nobody wants one. */
export function opener(
  platform: NodeJS.Platform,
  environment: Environment,
  isThere: (command: string) => boolean = command => isOnPath(command, environment.PATH ?? ''),
): readonly string[] | null {
  const wish = environment.BROWSER
  if (wish === 'none' || environment.CI !== undefined) return null
  if (wish !== undefined && wish !== '') return [wish]
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['cmd', '/c', 'start', '']
  const hasScreen = Boolean(environment.DISPLAY ?? environment.WAYLAND_DISPLAY)
  if (isThere('wslview')) return ['wslview']
  return hasScreen && isThere('xdg-open') ? ['xdg-open'] : null
}

function isOnPath(command: string, path: string): boolean {
  return path.split(delimiter).some(folder => {
    try {
      accessSync(join(folder, command), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

/** True if something was started; whether a window came of it nobody can say. */
export function openInBrowser(address: string, command = opener(process.platform, process.env)): boolean {
  if (command === null) return false
  const [program, ...args] = command
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
  return true
}
