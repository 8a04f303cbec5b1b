// A thread that draws what the first start left out, while somebody plays already: maps that can only be looked at, and the
// sharpest pictures of all.
import { workerData } from 'node:worker_threads'
import { drawOtherMaps, sharpenMapPictures } from './map-pictures.ts'

const { maps } = workerData as { maps: string }
await drawOtherMaps(maps)
await sharpenMapPictures(maps)
