// A server that is there to be killed: file and port on the command line, a line on the output when it listens.
import type { AddressInfo } from 'node:net'
import { appOf } from './app.ts'
import { Store } from './store/store.ts'

const [file, port] = process.argv.slice(2)
const store = await Store.open(file)
const app = await appOf({ store, threads: 1, isOpen: false, files: null, log: line => console.error(line) })
await app.listen({ host: '127.0.0.1', port: Number(port) })
console.log((app.server.address() as AddressInfo).port)
