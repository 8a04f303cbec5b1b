import { Resvg } from '@resvg/resvg-js'
import { fontFiles } from '../art/font-files.ts'

/** A drawing as a PNG. The whole drawing is rendered: a view box that cuts through it makes the renderer fail. */
export function pngOf(svg: string, width?: number): Buffer {
  return rendered(svg, width).asPng()
}

export function rendered(svg: string, width?: number) {
  return new Resvg(svg, {
    ...(width && { fitTo: { mode: 'width' as const, value: Math.round(width) } }),
    font: { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Alegreya Sans' },
  }).render()
}
