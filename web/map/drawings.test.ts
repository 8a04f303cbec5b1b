import { describe, expect, test } from 'vitest'
import { boxAround, overlap } from '../../atlas/draw/plane/points.ts'
import type { HexLight, MapScene, ReachPicture } from '../../table/scene.ts'
import { boardOf } from './board.fixture.ts'
import { arrowSvg, choicesSvg, cursorSvg, figuresSvg, lightSign, lightSvg, planSvg } from './mark-svg.ts'
import { overlaySvg, patterns, reachSvg } from './overlay-svg.ts'
import { placeTags } from './tags.ts'

const board = boardOf()
const reach = (isColumn: boolean): ReachPicture => ({
  isColumn,
  hexes: new Map([
    ['2020', { left: '4', stops: false }],
    ['2021', { left: '2½', stops: true }],
    ['2022', { left: '', stops: false }],
    ['9999', { left: '1', stops: false }],
  ]),
})

describe('reach', () => {
  test('the veil is one path with a hole, never a mask', () => {
    const svg = reachSvg(board, reach(false))
    expect(svg).toContain('fill-rule="evenodd"')
    expect(svg).not.toContain('<mask')
    expect(svg).toContain('url(#table-stop)')
  })

  test('figures stand in hexes without counters; those that stop are dark', () => {
    const svg = figuresSvg(board, reach(false), hex => hex === '2020')
    expect(svg).not.toContain('>4<')
    expect(svg).toContain('>2½<')
    expect(svg.match(/<circle/g)).toHaveLength(1)
  })
})

describe('overlays', () => {
  const picture = (recipe: string, side: number | null = null) => ({
    id: recipe,
    recipe,
    side,
    hexes: ['2020', '2021', '9999'],
  })

  test('every recipe draws something, each with an edge or a pattern of its own', () => {
    const recipes = ['zoc', 'supply', 'unsupplied', 'threat', 'airZone', 'control', 'victory', 'network']
    const drawn = recipes.map(recipe => overlaySvg(board, picture(recipe)))
    expect(drawn.filter(svg => svg === '')).toEqual([])
    expect(new Set(drawn).size).toBe(recipes.length)
  })

  test('zones of four sides are hatched differently', () => {
    expect(new Set([0, 1, 2, 3].map(side => overlaySvg(board, picture('zoc', side)))).size).toBe(4)
  })

  test('every pattern that is filled with exists', () => {
    const defined = new Set([...patterns().matchAll(/id="([^"]+)"/g)].map(found => found[1]))
    const recipes = ['zoc', 'supply', 'unsupplied', 'threat', 'airZone', 'control', 'victory', 'network']
    const svg = recipes
      .flatMap(recipe => [0, 1, 2, 3].map(side => overlaySvg(board, picture(recipe, side))))
      .join('')
    for (const [, name] of `${svg}${reachSvg(board, reach(true))}`.matchAll(/url\(#([^)]+)\)/g)) {
      expect(defined).toContain(name)
    }
  })

  test('lines follow their hexes', () => {
    const traced = overlaySvg(board, {
      id: 'supply',
      recipe: 'supply',
      side: 0,
      hexes: [],
      lines: [['2020', '2021', '2022']],
    })
    expect(traced.match(/<path/g)).toHaveLength(2)
  })
})

describe('signs', () => {
  test('each look is drawn its own way', () => {
    const looks: HexLight['look'][] = ['choose', 'selected', 'target', 'refused', 'mandatory']
    const drawn = looks.map(
      look => lightSvg(board, { hex: '2020', look }) + lightSign(board, { hex: '2020', look }),
    )
    expect(new Set(drawn).size).toBe(looks.length)
    expect(lightSvg(board, { hex: '9999', look: 'target' })).toBe('')
  })

  test('what may be chosen is ringed hex by hex; of very many hexes only the fence is drawn', () => {
    const open = (count: number): HexLight[] =>
      board.grid.names.slice(0, count).map(hex => ({ hex, look: 'choose' }))
    const paths = (count: number) => choicesSvg(board, open(count)).match(/<path/g)?.length ?? 0
    expect(paths(3)).toBe(6)
    expect(paths(500)).toBe(2)
    expect(choicesSvg(board, [{ hex: '2020', look: 'target' }])).toBe('')
  })

  test('a plan has a disc for every cost', () => {
    const { way, costs } = planSvg(board, { path: ['2020', '2021', '2022'], costs: ['½', '3'] })
    expect(costs.match(/<circle/g)).toHaveLength(2)
    expect(way.match(/<path/g)).toHaveLength(2)
    expect(planSvg(board, { path: ['2020'], costs: [] }).way).toBe('')
  })

  test('fire from afar is a dashed arc, an attack next door a head on the hexside', () => {
    expect(arrowSvg(board, { from: '2020', to: '2021' })).not.toContain('stroke-dasharray')
    expect(arrowSvg(board, { from: '2020', to: '2024' })).toContain('stroke-dasharray')
    expect(arrowSvg(board, { from: '2020', to: '9999' })).toBe('')
  })

  test('the cursor shows on any ground', () => {
    expect(cursorSvg(board, null)).toBe('')
    expect(cursorSvg(board, '2020').match(/<path/g)).toHaveLength(2)
  })
})

describe('tags', () => {
  const scene: Pick<MapScene, 'tags' | 'lights' | 'arrows'> = {
    tags: [
      { hex: '2120', text: '3 + 6 + 2', look: 'ink' },
      { hex: '2020', text: '8', look: 'ink' },
      { hex: '2121', text: 'defends with 7', look: 'target' },
    ],
    lights: [{ hex: '2121', look: 'target' }],
    arrows: [{ from: '2120', to: '2121' }],
  }

  test('they cover neither each other nor a counter', () => {
    const counters = ['2120', '2020', '2121', '2119', '2122']
    const placed = placeTags(board, scene, counters)
    const boxes = placed.map(({ at, width }) => boxAround(at, width / 2, 10))
    for (const [i, box] of boxes.entries()) {
      for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(0)
      for (const point of board.pointsOf(counters)) expect(overlap(box, boxAround(point, 20))).toBe(0)
    }
  })

  test('a tag of a hex that is not on the board is left out', () => {
    expect(placeTags(board, { ...scene, tags: [{ hex: '9999', text: 'x', look: 'ink' }] }, [])).toEqual([])
  })
})
