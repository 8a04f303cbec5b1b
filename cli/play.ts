// `salient play`: the client in the browser, or with --terminal the game in the terminal.
import { openInBrowser } from '../web/build/browser.ts'
import { type Client, finishInBackground, readyClient } from '../web/build/client.ts'
import { PORT, type Served, serveSomewhere } from '../web/build/port.ts'
import { type Online, serveClient } from '../web/build/server.ts'
import { readArguments, scenarioNamed, wholeNumber } from './arguments.ts'
import { addressesOf, HOUSE_OPTIONS, HOUSE_USAGE, type HouseValues, openHouse } from './house.ts'
import { playInTerminal, TERMINAL_OPTIONS, TERMINAL_USAGE } from './play/terminal.ts'
import { misuse, Problem } from './problem.ts'

export const usage = `salient play [game/scenario] [options]

Opens the game table in your browser and serves it until you press Ctrl-C. Games at one screen are kept by the browser, online
games by this program.
${HOUSE_USAGE}
  --seed TEXT    deal the same dice again
  --port N       serve on this port; 0 takes any that is free (usual: ${PORT})
  --no-open      only print the address

${TERMINAL_USAGE}`

const OPTIONS = {
  ...TERMINAL_OPTIONS,
  ...HOUSE_OPTIONS,
  terminal: { type: 'boolean' },
  port: { type: 'string' },
  'no-open': { type: 'boolean' },
} as const

const BROWSER_ONLY = ['port', 'no-open', 'host', 'data']
const BOTH = ['seed']

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('play', args, OPTIONS, ['game/scenario?'])
  const given = Object.keys(values).filter(name => name !== 'terminal')
  if (values.terminal) {
    const stray = given.find(name => BROWSER_ONLY.includes(name))
    if (stray !== undefined) throw misuse(`--${stray} is not for the terminal (salient play --help)`)
    return playInTerminal(positionals[0], values as Record<string, string | boolean | undefined>)
  }
  const stray = given.find(name => !BROWSER_ONLY.includes(name) && !BOTH.includes(name))
  if (stray !== undefined)
    throw misuse(`--${stray} is for the terminal: add --terminal (salient play --help)`)
  if (positionals[0] !== undefined) scenarioNamed(positionals[0])
  const port = portNumber(values.port)
  const client = await readyClient(line => console.log(line), undefined, positionals[0]?.split('/')[0])
  const { house, why } = await houseOrNone(values)
  const served = await serve(client, port, house)
  if (served.kind === 'serving') void finishInBackground(client).catch(() => {})
  else await house?.parts.store.close()
  if (served.kind === 'serving' && why !== null) console.error(`salient: no online games this time: ${why}`)
  return attend(served, pageOf(positionals[0], values.seed), !values['no-open'], house)
}

/** Without a place for online games the table is served all the same: whoever plays at one screen needs none. */
async function houseOrNone(values: HouseValues): Promise<{ house: Online | null; why: string | null }> {
  try {
    return { house: await openHouse(values), why: null }
  } catch (error) {
    if (!(error instanceof Problem) || values.host !== undefined || values.data !== undefined) throw error
    return { house: null, why: error.message }
  }
}

const LAST_PORT = 65_535

/** Refused before anything is built. */
export function portNumber(text: string | undefined): number | undefined {
  const port = wholeNumber('port', text)
  if (port !== undefined && port > LAST_PORT) throw misuse(`--port is at most ${LAST_PORT}, not ${port}`)
  return port
}

/** The part of the address that follows the port. */
export function pageOf(scenario: string | undefined, seed: string | undefined): string {
  const search = seed === undefined ? '' : `?seed=${encodeURIComponent(seed)}`
  return `${search}${scenario === undefined ? '' : `#/battle/${scenario.split('/')[0]}`}`
}

async function serve(
  { folder, stamp }: Client,
  port: number | undefined,
  house: Online | null,
): Promise<Served> {
  try {
    if (port === undefined) return await serveSomewhere(folder, stamp, PORT, house)
    return { kind: 'serving', server: await serveClient(folder, port, house), isUsual: true }
  } catch (error) {
    await house?.parts.store.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw misuse(`port ${port} is taken`)
    if (code === 'EADDRNOTAVAIL') throw new Problem(`this machine has no address ${house?.host}`)
    throw error
  }
}

async function attend(served: Served, page: string, opens: boolean, house: Online | null): Promise<number> {
  const address = `${served.kind === 'running' ? served.address : served.server.address}${page}`
  const isOpened = opens && openInBrowser(address)
  if (served.kind === 'running') {
    console.log(`Salient is already running at ${address}`)
    return 0
  }
  console.log(`Salient is at ${address}${isOpened ? '' : '  (open it in a browser)'}`)
  if (!served.isUsual) {
    console.log(`Port ${PORT} is taken; games that were saved at that address wait there.`)
  }
  for (const found of house === null ? [] : addressesOf(house, served.server.port))
    console.log(`Friends on your network find it at ${found}`)
  console.log('Ctrl-C ends it. salient play --terminal plays here instead.')
  await untilToldToStop()
  await served.server.close()
  return 0
}

export const untilToldToStop = (): Promise<void> =>
  new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
