// One game, played in a thread of its own: what was compiled for other games does not slow it down.
import { parentPort, workerData } from 'node:worker_threads'
import { GAMES } from '../../games/all.ts'
import type { Effort } from './measure.ts'
import { paceOfGame } from './yardstick.ts'

const { game: id, effort } = workerData as { readonly game: string; readonly effort: Effort }
const game = GAMES.find(other => other.id === id)
if (game === undefined) throw new Error(`there is no ${id}`)
parentPort?.postMessage(paceOfGame(game, effort))
