import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Polygon, Ring } from './raster.ts'

export interface Feature {
  readonly properties: Readonly<Record<string, string | number | null>>
  readonly geometry: { readonly type: string; readonly coordinates: unknown }
}

export function readFeatures(folder: string, file: string): readonly Feature[] {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')).features
}

export function polygonsOf({ geometry }: Feature): readonly Polygon[] {
  if (geometry.type === 'Polygon') return [geometry.coordinates as Polygon]
  if (geometry.type === 'MultiPolygon') return geometry.coordinates as readonly Polygon[]
  return []
}

export function linesOf({ geometry }: Feature): readonly Ring[] {
  if (geometry.type === 'LineString') return [geometry.coordinates as Ring]
  if (geometry.type === 'MultiLineString') return geometry.coordinates as readonly Ring[]
  return []
}
