// The six directions in a grid's own frame. Lines of hexes run side by side; shifted lines lie half a hex
// further along. Steps are counted in lines and in half hexes along the line, so that all are whole numbers.
//
//   0  back along the line          3  on along the line
//   1  next line, half a hex back   4  previous line, half a hex on
//   2  next line, half a hex on     5  previous line, half a hex back

export const DIRECTIONS = 6

export const LINE_STEP: Int8Array = Int8Array.of(0, 1, 1, 0, -1, -1)
export const HALF_STEP: Int8Array = Int8Array.of(-2, -1, 1, 2, 1, -1)

export const opposite = (direction: number): number => (direction + 3) % 6

/** Turn by sixths of a circle: 1 goes from direction 0 to 1, -1 from 0 to 5. */
export const turned = (direction: number, sixths: number): number => (((direction + sixths) % 6) + 6) % 6
