import type { Polygon } from '../globe/raster.ts'

// Reservoirs that Natural Earth calls lakes, or gives no year: all of them were dammed after the war.

const NAMES = new Set(['Kauno marios', 'Krasnodar', 'Veselovskoe', 'Sheksna', 'Entrepenas', 'Buendia'])

/** [latitude, longitude, name, year of the dam] */
const PLACES: readonly (readonly [number, number, string, number])[] = [
  [48.71, 14.09, 'Lipno', 1959],
  [49.52, 14.18, 'Orlík', 1961],
  [48.89, 16.61, 'Nové Mlýny', 1978],
  [49.11, 19.53, 'Liptovská Mara', 1975],
  [49.42, 19.55, 'Orava', 1953],
  [48.8, 22.02, 'Zemplínska šírava', 1965],
  [47.61, 20.65, 'Tisza-tó', 1973],
  [49.37, 22.47, 'Solina', 1968],
  [51.43, 19.92, 'Sulejów', 1973],
  [52.6, 19.47, 'Włocławek', 1970],
  [51.8, 18.68, 'Jeziorsko', 1986],
  [49.93, 18.86, 'Goczałkowice', 1955],
  [52.93, 23.8, 'Siemianówka', 1990],
  [51.63, 14.4, 'Spremberg', 1965],
  [52.62, 24.9, 'Selets', 1985],
  [52.3, 26.29, 'Pogost', 1977],
  [52.84, 26.99, 'Lokteshi', 1977],
  [52.79, 27.56, 'Soligorsk', 1967],
  [53.98, 27.39, 'Zaslavl', 1956],
  [54.5, 27.13, 'Vileyka', 1974],
  [53.49, 29.84, 'Chigirinka', 1960],
  [56.61, 25.47, 'Pļaviņas', 1965],
  [59.27, 28.16, 'Narva', 1955],
  [50.3, 26.59, 'Netishyn', 1981],
  [51.37, 30.15, 'Chernobyl', 1976],
  [49.9, 31.5, 'Kaniv', 1972],
  [48.74, 29.12, 'Ladyzhyn', 1964],
  [48.6, 27.21, 'Novodnistrovsk', 1981],
  [47.36, 29.12, 'Dubăsari', 1954],
  [47.92, 27.2, 'Stânca-Costești', 1978],
  [47.0, 26.07, 'Bicaz', 1960],
  [46.26, 27.13, 'Siret', 1983],
  [43.68, 17.03, 'Buško', 1974],
  [48.28, 4.33, 'Orient', 1966],
  [48.58, 4.78, 'Der-Chantecoq', 1974],
  [44.51, 6.34, 'Serre-Ponçon', 1959],
  [43.77, 6.18, 'Sainte-Croix', 1973],
]

/** Whether a lake of Natural Earth is one of them. */
export function isLaterReservoir(name: string, polygons: readonly Polygon[]): boolean {
  return NAMES.has(name) || PLACES.some(([lat, lon]) => polygons.some(([ring]) => isAround(ring, lat, lon)))
}

function isAround(ring: Polygon[number], lat: number, lon: number): boolean {
  const lons = ring.map(point => point[0])
  const lats = ring.map(point => point[1])
  return (
    lon >= Math.min(...lons) &&
    lon <= Math.max(...lons) &&
    lat >= Math.min(...lats) &&
    lat <= Math.max(...lats)
  )
}
