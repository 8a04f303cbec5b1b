import { indexedPng, type Rgba } from '../art/png.ts'

// Pictures for the documents: a palette found by clustering, so that a whole map is a small file.

const BITS = 6
const SHIFT = 8 - BITS
const ROUNDS = 8

/** A colour that occurs in the picture. */
interface Colour {
  readonly key: number
  readonly at: readonly [number, number, number]
  /** Rare colours count for more than their area: a red disc is small, but it must stay red. */
  readonly weight: number
}

export function smallPng(pixels: Uint8Array, width: number, height: number, colours = 256): Buffer {
  const counts = new Uint32Array(1 << (3 * BITS))
  for (let at = 0; at < pixels.length; at += 4) counts[keyAt(pixels, at)]++
  const found = coloursIn(counts)
  let centres = firstCentres(found, colours)
  for (let round = 0; round < ROUNDS; round++) centres = movedCentres(found, centres)
  const entry = new Uint8Array(counts.length)
  for (const { key, at } of found) entry[key] = nearest(at, centres)
  const out = new Uint8Array(width * height)
  for (let i = 0; i < out.length; i++) out[i] = entry[keyAt(pixels, 4 * i)]
  const palette = centres.map(
    ([red, green, blue]): Rgba => [Math.round(red), Math.round(green), Math.round(blue), 255],
  )
  return indexedPng(width, height, out, palette)
}

type Centre = readonly [number, number, number]

const keyAt = (pixels: Uint8Array, at: number): number =>
  ((pixels[at] >> SHIFT) << (2 * BITS)) | ((pixels[at + 1] >> SHIFT) << BITS) | (pixels[at + 2] >> SHIFT)

function coloursIn(counts: Uint32Array): Colour[] {
  const found: Colour[] = []
  const channel = (key: number, index: number) =>
    (((key >> ((2 - index) * BITS)) & ((1 << BITS) - 1)) + 0.5) * (1 << SHIFT)
  counts.forEach((count, key) => {
    if (count > 0)
      found.push({ key, at: [channel(key, 0), channel(key, 1), channel(key, 2)], weight: count ** 0.4 })
  })
  return found
}

/** The commonest colour, then always the one that is farthest from all chosen so far and yet common. */
function firstCentres(colours: readonly Colour[], wanted: number): Centre[] {
  const far = new Float64Array(colours.length).fill(1e6)
  const centres: Centre[] = []
  while (centres.length < Math.min(wanted, colours.length)) {
    let [best, most] = [0, -1]
    for (let i = 0; i < colours.length; i++) {
      const worth = far[i] * colours[i].weight
      if (worth <= most) continue
      best = i
      most = worth
    }
    const { at } = colours[best]
    centres.push(at)
    for (let i = 0; i < colours.length; i++) far[i] = Math.min(far[i], difference(colours[i].at, at))
  }
  return centres
}

function movedCentres(colours: readonly Colour[], centres: readonly Centre[]): Centre[] {
  const sums = centres.map(() => [0, 0, 0, 0])
  for (const { at, weight } of colours) {
    const sum = sums[nearest(at, centres)]
    for (let axis = 0; axis < 3; axis++) sum[axis] += at[axis] * weight
    sum[3] += weight
  }
  return sums.map(([red, green, blue, weight], i) =>
    weight === 0 ? centres[i] : [red / weight, green / weight, blue / weight],
  )
}

function nearest(at: Centre, centres: readonly Centre[]): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY]
  for (let i = 0; i < centres.length; i++) {
    const apart = difference(at, centres[i])
    if (apart >= least) continue
    best = i
    least = apart
  }
  return best
}

/** As the eye weighs it: green most, blue least. */
const difference = (a: Centre, b: Centre): number =>
  3 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 2 * (a[2] - b[2]) ** 2
