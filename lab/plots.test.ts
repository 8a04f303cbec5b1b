import { expect, test } from 'vitest'
import { curvesPlot, dotsPlot, sharesPlot } from './plots.ts'

const share = (name: string, value: number) => ({ name, share: value, low: value - 0.1, high: value + 0.1 })

/** Numbers of an attribute of all elements of a kind. */
const numbers = (svg: string, element: string, attribute: string): number[] =>
  Array.from(svg.matchAll(new RegExp(`<${element} [^>]*?\\b${attribute}="([-\\d.]+)"`, 'g')), match =>
    Number(match[1]),
  )

test('bars are as wide as shares are large, and fill the row with the draws', () => {
  const svg = sharesPlot('Shares', [
    { label: 'a/b', shares: [share('red', 0.5), share('blue', 0.25)], draws: 0.25 },
  ])
  const [, red, blue, drawn] = numbers(svg, 'rect', 'width')
  expect(red).toBeCloseTo(2 * blue)
  expect(drawn).toBeCloseTo(blue)
  expect(red + blue + drawn).toBeCloseTo(460)
  expect(svg).toContain('red 50 %')
})

test('words that do not fit are left out', () => {
  const svg = sharesPlot('Shares', [
    { label: 'a/b', shares: [share('red', 0.95), share('blue', 0.05)], draws: 0 },
  ])
  expect(svg).toContain('red 95 %')
  expect(svg).not.toContain('blue 5 %')
})

test('a dot stands in the middle of its interval, and the more the further right', () => {
  const rows = [0.2, 0.8].map(value => ({ label: `${value}`, shares: [share('red', value)] }))
  const svg = dotsPlot('Dots', rows, [0.35, 0.65])
  const dots = numbers(svg, 'circle', 'cx')
  expect(dots[0]).toBeLessThan(dots[1])
  const bars = Array.from(svg.matchAll(/<line x1="([\d.]+)" [^>]*x2="([\d.]+)" [^>]*stroke-width="2"/g))
  expect(bars).toHaveLength(2)
  for (const [i, [, from, to]] of bars.entries())
    expect((Number(from) + Number(to)) / 2).toBeCloseTo(dots[i], 0)
})

test('curves rise with the points and have a place for every turn', () => {
  const svg = curvesPlot(
    'Points & turns',
    ['red', 'blue'],
    [
      [1, 5],
      [2, 5],
      [9, 4],
    ],
  )
  expect(svg).toContain('aria-label="Points &amp; turns"')
  const curves = Array.from(svg.matchAll(/polyline points="([^"]+)"/g), match =>
    match[1].split(' ').map(pair => Number(pair.split(',')[1])),
  )
  expect(curves).toHaveLength(2)
  const [red, blue] = curves
  expect(red[0]).toBeGreaterThan(red[1])
  expect(red[1]).toBeGreaterThan(red[2])
  expect(blue[0]).toBe(blue[1])
})
