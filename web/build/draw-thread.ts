// A thread that draws maps into the cache, one after another, and tells of each.
import { parentPort, workerData } from 'node:worker_threads'
import { drawIntoCache } from './map-pictures.ts'

const { maps } = workerData as { maps: readonly string[] }
for (const map of maps) {
  await drawIntoCache(map)
  parentPort?.postMessage(map)
}
