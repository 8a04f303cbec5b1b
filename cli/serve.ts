// `salient serve`: the table and the game server, without opening a browser.
import { finishInBackground, readyClient } from '../web/build/client.ts'
import { PORT } from '../web/build/port.ts'
import { serveClient } from '../web/build/server.ts'
import { readArguments } from './arguments.ts'
import { addressesOf, HOUSE_OPTIONS, HOUSE_USAGE, openHouse } from './house.ts'
import { portNumber, untilToldToStop } from './play.ts'
import { Problem } from './problem.ts'

export const usage = `salient serve [--host ADDRESS] [--port N] [--data FILE]

Serves the table until Ctrl-C, to this machine or to your network: a tablet can open it, too. Games at one screen stay in the
browser that plays them; games between several browsers are kept here (docs/server.md).
${HOUSE_USAGE}
  --port N       serve on this port; 0 takes any that is free (usual: ${PORT})`

const OPTIONS = { ...HOUSE_OPTIONS, port: { type: 'string' } } as const

export async function run(args: string[]): Promise<number> {
  const { values } = readArguments('serve', args, OPTIONS)
  const port = portNumber(values.port) ?? PORT
  const house = await openHouse(values)
  const client = await readyClient(line => console.log(line))
  const server = await serveClient(client.folder, port, house).catch(async error => {
    await house.parts.store.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') throw new Problem(`port ${port} is taken: name another one with --port`)
    if (code === 'EADDRNOTAVAIL') throw new Problem(`this machine has no address ${house.host}`)
    throw error
  })
  void finishInBackground(client).catch(() => {})
  console.log(`Salient is at ${server.address}`)
  for (const address of addressesOf(house, server.port))
    console.log(`Others on your network find it at ${address}`)
  console.log('Ctrl-C ends it.')
  await untilToldToStop()
  await server.close()
  return 0
}
