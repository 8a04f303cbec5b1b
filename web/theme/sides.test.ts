import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, difference, EYES } from '../../atlas/draw/colour.ts'
import { MOST_SIDES } from '../../engine/game/game.ts'
import { SIDE_COLOURS } from '../map/overlay-svg.ts'

const css = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const [day, night] = css('tokens.css').split(':root[data-theme="lamp"]')
const sides = Array.from({ length: MOST_SIDES }, (_, side) => side)

const token = (theme: string, name: string): string =>
  new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(theme)?.[1] ?? 'none'

describe.each([
  ['by day', day],
  ['by night', night],
])('%s', (_, theme) => {
  const colours = sides.map(side => token(theme, `side-${side}`))
  const onInk = sides.map(side => token(theme, `side-${side}-on-ink`))

  test.each(EYES)('the colours of all sides are told apart by eyes of kind %s', eyes => {
    for (const [i, one] of colours.entries())
      for (const other of colours.slice(i + 1)) expect(difference(one, other, eyes)).toBeGreaterThan(0.11)
    for (const [i, one] of onInk.entries())
      for (const other of onInk.slice(i + 1)) expect(difference(one, other, eyes)).toBeGreaterThan(0.11)
  })

  test('figures in the colour of a side can be read, and marks be seen on ink', () => {
    for (const colour of colours)
      for (const ground of ['paper', 'recess', 'raise'])
        expect(contrast(colour, token(theme, ground))).toBeGreaterThanOrEqual(4.5)
    for (const colour of onInk) expect(contrast(colour, token(theme, 'ink'))).toBeGreaterThanOrEqual(3)
  })
})

test('the map has the colours of the day', () => {
  expect(SIDE_COLOURS).toEqual(sides.map(side => token(day, `side-${side}`)))
})

test('every side has a mark, a bar, a curtain and a victory of its own', () => {
  const rules = ['parts', 'table', 'battle', 'curtain', 'pages'].map(name => css(`${name}.css`)).join('\n')
  const marks = sides.map(side => new RegExp(`\\.side-mark\\.side-${side} \\{([^}]*)\\}`).exec(rules)?.[1])
  const shapes = marks.map(mark => mark?.replace(/background[^;]*;/, '').replaceAll(/\s/g, ''))
  expect(new Set(shapes).size).toBe(MOST_SIDES)
  for (const side of sides)
    for (const where of ['.curtain .side-mark', '.victory-hero .side-mark', '.ribbon-step.mine .side-mark'])
      expect(rules).toContain(`${where}.side-${side} {`)
})
