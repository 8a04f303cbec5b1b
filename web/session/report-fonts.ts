// The typefaces of counters and headings, inside the file: a report looks the same on every machine.
import serif from '@fontsource/alegreya/files/alegreya-latin-400-normal.woff2?url'
import heading from '@fontsource/alegreya/files/alegreya-latin-800-normal.woff2?url'
import figures from '@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url'
import sans from '@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url'

const FACES = [
  ['Libre Franklin', '100 900', sans],
  ['Alegreya', 400, serif],
  ['Alegreya', 800, heading],
  ['Barlow Condensed', 700, figures],
] as const

/** Style rules with the fonts in them; a font that cannot be read is left to the reader's own. */
export async function reportFonts(): Promise<string> {
  const rules = await Promise.all(
    FACES.map(async ([family, weight, address]) => {
      try {
        const data = await asDataAddress(await (await fetch(address)).blob())
        return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${data}) format("woff2")}`
      } catch {
        return ''
      }
    }),
  )
  return rules.join('')
}

function asDataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
