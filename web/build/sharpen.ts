// A thread that draws the sharpest pictures of the maps while somebody plays already.
import { workerData } from 'node:worker_threads'
import { sharpenMapPictures } from './map-pictures.ts'

await sharpenMapPictures((workerData as { maps: string }).maps)
