import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The faces that the maps and counters use: family, weight, and `i` for italics. */
export const faces = [
  'Alegreya 500',
  'Alegreya 500i',
  'Alegreya 700',
  'Alegreya 800',
  'Alegreya Sans 500',
  'Alegreya Sans 700',
  'Alegreya Sans 800',
  'Barlow Condensed 500',
  'Barlow Condensed 600',
  'Barlow Condensed 700',
] as const

export type FaceName = (typeof faces)[number]

const WEIGHTS: Readonly<Record<string, string>> = {
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
}

const require = createRequire(import.meta.url)

/** Where npm put the font file of a face. */
export function fontFile(face: FaceName): string {
  const [, family, weight, italic] = /^(.+) (\d+)(i?)$/.exec(face)!
  const name = `${WEIGHTS[weight]}${italic ? '_Italic' : ''}`
  const folder = dirname(
    require.resolve(`@expo-google-fonts/${family.toLowerCase().replace(' ', '-')}/package.json`),
  )
  return join(folder, name, `${family.replace(' ', '')}_${name}.ttf`)
}

export const fontFiles = (): string[] => faces.map(fontFile)
