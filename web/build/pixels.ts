// Pictures as plain bytes: red, green, blue, alpha, the colours multiplied by the alpha as the renderer gives them.

export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Half as wide and high: every pixel the mean of four. */
export function halved({ width, height, data }: Pixels): Pixels {
  const [w, h] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const out = new Uint8Array(w * h * 4)
  for (let y = 0; y < h; y++) {
    const upper = 2 * y * width
    const lower = Math.min(2 * y + 1, height - 1) * width
    for (let x = 0; x < w; x++) {
      const left = 2 * x
      const right = Math.min(left + 1, width - 1)
      const [a, b, c, d] = [(upper + left) * 4, (upper + right) * 4, (lower + left) * 4, (lower + right) * 4]
      const to = (y * w + x) * 4
      for (let i = 0; i < 4; i++)
        out[to + i] = (data[a + i] + data[b + i] + data[c + i] + data[d + i] + 2) >> 2
    }
  }
  return { width: w, height: h, data: out }
}

/** Any smaller size: every pixel the mean of those that it covers. */
export function shrunk({ width, height, data }: Pixels, w: number): Pixels {
  const h = Math.round((height * w) / width)
  const out = new Uint8Array(w * h * 4)
  for (let y = 0; y < h; y++) {
    const [top, bottom] = spanOf(y, h, height)
    for (let x = 0; x < w; x++) {
      const [left, right] = spanOf(x, w, width)
      const sum = [0, 0, 0, 0]
      for (let row = top; row < bottom; row++) {
        for (let at = (row * width + left) * 4; at < (row * width + right) * 4; at++) sum[at & 3] += data[at]
      }
      const count = (bottom - top) * (right - left)
      for (let i = 0; i < 4; i++) out[(y * w + x) * 4 + i] = Math.round(sum[i] / count)
    }
  }
  return { width: w, height: h, data: out }
}

function spanOf(index: number, count: number, length: number): readonly [from: number, to: number] {
  const from = Math.floor((index * length) / count)
  return [from, Math.max(from + 1, Math.floor(((index + 1) * length) / count))]
}

export function cut({ width, data }: Pixels, left: number, top: number, w: number, h: number): Pixels {
  const out = new Uint8Array(w * h * 4)
  for (let y = 0; y < h; y++) {
    const start = ((top + y) * width + left) * 4
    out.set(data.subarray(start, start + w * 4), y * w * 4)
  }
  return { width: w, height: h, data: out }
}

/** The second picture laid on the first, which has no holes. */
export function laidOn(under: Pixels, over: Pixels): Pixels {
  const data = new Uint8Array(under.data.length)
  for (let i = 0; i < data.length; i += 4) {
    const clear = 255 - over.data[i + 3]
    for (let k = i; k < i + 4; k++) data[k] = over.data[k] + Math.round((under.data[k] * clear) / 255)
  }
  return { ...under, data }
}
