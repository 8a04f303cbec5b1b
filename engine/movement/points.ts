/** Ticks to a movement point: halves, thirds and quarters of a point are whole numbers of ticks. */
export const POINT = 12
