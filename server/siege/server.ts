// A server that is there to be killed: it loads a game, is told its database and its port on a line of the input, and says on a line of the
// output where it listens.
import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { rulesOf } from '../../games/rules.ts'
import { appOf } from '../app.ts'
import { Store } from '../store/store.ts'

await rulesOf(process.argv[2])
// Whoever is killed cannot do it later.
flushCompileCache()
const [line] = await once(createInterface(process.stdin), 'line')
const [place, port] = JSON.parse(line) as [string, number]
const store = await Store.open(place)
const app = await appOf({
  store,
  threads: 1,
  isOpen: false,
  files: null,
  // All players of a siege or of a benchmark come from one address.
  perMinute: 1_000_000,
  log: text => console.error(text),
})
await app.listen({ host: '127.0.0.1', port })
console.log((app.server.address() as AddressInfo).port)
