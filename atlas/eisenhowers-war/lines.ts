import type { LatLon } from '../globe/lambert.ts'

// Lines of the rules that follow no hexside of the terrain.

/**
 * The Drawn Game Line: where the western armies stood at the end of April 1945. Wismar, the Elbe, the Mulde, the
 * frontier of Bohemia, Passau, the Enns below Salzburg, the Tauern. Latitudes from north to south.
 */
export const drawnGameLine: readonly LatLon[] = [
  [54.5, 11.5],
  [53.4, 11.3],
  [52.9, 11.9],
  [52.0, 11.9],
  [51.5, 12.9],
  [50.6, 13.0],
  [50.1, 12.5],
  [49.0, 13.6],
  [48.5, 13.5],
  [47.5, 13.5],
  [46.4, 13.3],
]

/** The Adriatic shore from 1913 round to 1517 (12.2.3). */
export const yugoslavCoast: readonly string[] = ['1913', '1914', '1915', '1816', '1716', '1617', '1517']
