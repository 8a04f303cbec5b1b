import ms from 'milsymbol'
import { counter } from '../tokens.ts'

// Unit symbols from milsymbol, cream with dark lines on every nation, so that types read alike.

/** Codes of MIL-STD-2525C; combined arms exists only in the number code of 2525D. */
const CODES = {
  infantry: 'SFGPUCI--------',
  motorized: 'SFGPUCIM-------',
  mechanized: 'SFGPUCIZ-------',
  cavalry: 'SFGPUCR--------',
  mountain: 'SFGPUCIO-------',
  airborne: 'SFGPUCIA-------',
  marine: 'SFGPUCIN-------',
  static: 'SFGPUCI--------',
  armour: 'SFGPUCA--------',
  'armoured cavalry': 'SFGPUCRVA------',
  'combined arms': '10031000001210000000',
  artillery: 'SFGPUCF--------',
  'self-propelled artillery': 'SFGPUCFHE------',
  'anti-tank': 'SFGPUCAA-------',
  'assault gun': 'SFGPUCAAS------',
  'air defence': 'SFGPUCD--------',
  engineer: 'SFGPUCE--------',
  motorcycle: 'SFGPUCRVM------',
  security: 'SFGPUCS--------',
  'fixed wing': 'SFGPUCVF-------',
  blank: 'SFGPU----------',
} as const

/** Drawn on a blank box. */
const SIGNS = { headquarters: lettered('HQ'), 'special forces': lettered('SF'), fort, ship }

export type SymbolName = keyof typeof CODES | keyof typeof SIGNS

export interface PlacedSymbol {
  readonly svg: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const SMALL = 1.22
const drawn = new Map<string, PlacedSymbol>()

/** The box of a unit on a face of 100 by 100. Small counters have a larger one with heavier lines. */
export function unitSymbol(
  name: SymbolName,
  isSmall: boolean,
  fill: string = counter.symbol.fill,
): PlacedSymbol {
  const key = `${name}/${isSmall}/${fill}`
  const known = drawn.get(key)
  if (known) return known
  const made = make(name, isSmall, fill)
  drawn.set(key, made)
  return made
}

function make(name: SymbolName, isSmall: boolean, fill: string): PlacedSymbol {
  const { x, y, width, height, ink } = counter.symbol
  const scale = isSmall ? SMALL : 1
  const box = {
    left: x - (width * scale) / 2,
    top: y - (height * scale) / 2 - (isSmall ? 1 : 0),
    width: width * scale,
    height: height * scale,
  }
  const sign = name in SIGNS ? SIGNS[name as keyof typeof SIGNS] : null
  const { viewBox, body } = milsymbol(sign ? CODES.blank : CODES[name as keyof typeof CODES], isSmall, fill)
  const place = `x="${round(box.left)}" y="${round(box.top)}" width="${round(box.width)}" height="${round(box.height)}"`
  let svg = `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="none">${body}</svg>`
  if (name === 'static') svg += ground(box, ink)
  if (sign) svg += sign(box, ink)
  return { svg, ...box }
}

const round = (value: number): number => Math.round(value * 100) / 100

/** The heavy foot of a unit that cannot move. */
const ground = ({ left, top, width, height }: Omit<PlacedSymbol, 'svg'>, ink: string): string =>
  `<path d="M${round(left + 1)} ${round(top + height - 5.6)}h${round(width - 2)}v4.4h-${round(width - 2)}z" fill="${ink}"/>`

function lettered(letters: string) {
  return ({ left, top, width, height }: Omit<PlacedSymbol, 'svg'>, ink: string): string =>
    `<text x="${round(left + width / 2)}" y="${round(top + height * 0.74)}" font-size="${round(height * 0.68)}" font-weight="700" text-anchor="middle" fill="${ink}">${letters}</text>`
}

/** In a square of 20 in the middle of the box. */
const centred = ({ left, top, width, height }: Omit<PlacedSymbol, 'svg'>, body: string): string =>
  `<g transform="translate(${round(left + width / 2)} ${round(top + height / 2)}) scale(${round(height / 31)})">${body}</g>`

function fort(box: Omit<PlacedSymbol, 'svg'>, ink: string): string {
  return centred(box, `<path d="M-15 9V-8h6v5h6v-5h6v5h6v-5h6V9z" fill="${ink}"/>`)
}

function ship(box: Omit<PlacedSymbol, 'svg'>, ink: string): string {
  return centred(box, `<path d="M-18 2H18L13 10H-14zM-9 0V-5H-3V-11H2V-5H9V0z" fill="${ink}"/>`)
}

const EVERY_SIDE = ['Civilian', 'Friend', 'Hostile', 'Neutral', 'Unknown', 'Suspect'] as const

function milsymbol(code: string, isSmall: boolean, fill: string): { viewBox: string; body: string } {
  const { ink } = counter.symbol
  const all = (colour: string) =>
    Object.fromEntries(EVERY_SIDE.map(side => [side, colour])) as Record<(typeof EVERY_SIDE)[number], string>
  const symbol = new ms.Symbol(code, {
    size: 100,
    padding: 0,
    strokeWidth: isSmall ? 9 : 6.5,
    colorMode: all(fill),
    frameColor: all(ink),
    iconColor: ink,
  })
  const raw = symbol.asSVG()
  const viewBox = /viewBox="([^"]+)"/.exec(raw)![1]
  // The lines inside the box are too thin for half an inch of cardboard.
  const body = raw
    .slice(raw.indexOf('>') + 1, raw.lastIndexOf('</svg>'))
    .replaceAll('stroke-width="3"', `stroke-width="${isSmall ? 7 : 5}"`)
  return { viewBox, body }
}
