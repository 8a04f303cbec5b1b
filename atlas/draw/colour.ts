// Colours as arithmetic: mixing, WCAG contrast, and how the colour-blind see them.

export const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]

const written = (rgb: readonly number[]): string =>
  `#${rgb
    .map(value =>
      Math.round(Math.max(0, Math.min(255, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** `share` of the second colour. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  return written(a.map((value, i) => value * (1 - share) + b[i] * share))
}

const linear = (value: number): number => {
  const c = value / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map(linear)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** 1 to 21; letters should reach 4.5 on their ground. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((p, q) => q - p)
  return (light + 0.05) / (dark + 0.05)
}

/** Ways of seeing colours; each of the last three lacks one kind of cone. */
export const EYES = ['all', 'protan', 'deutan', 'tritan'] as const
export type Eyes = (typeof EYES)[number]

/** From light to what is left of it (Machado, Oliveira and Fernandes 2009, in full). */
const LEFT: Readonly<Record<Eyes, readonly (readonly [number, number, number])[]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** In Oklab, where equal steps look equal. */
function perceived(hex: string, eyes: Eyes): [number, number, number] {
  const light = channels(hex).map(linear)
  const [r, g, b] = LEFT[eyes].map(row =>
    Math.min(1, Math.max(0, row[0] * light[0] + row[1] * light[1] + row[2] * light[2])),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** How different two colours look, 1 between black and white; marks should reach 0.11. */
export function difference(a: string, b: string, eyes: Eyes = 'all'): number {
  const [one, other] = [perceived(a, eyes), perceived(b, eyes)]
  return Math.hypot(...one.map((value, i) => value - other[i]))
}
