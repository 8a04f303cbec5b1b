import { describe, expect, it } from 'vitest'
import { townsOf } from '../draw/layers/towns.ts'
import { drawMap } from '../draw/map.ts'
import { type Scene, sceneOf } from '../draw/scene.ts'
import { sheets } from '../sheets.ts'

// What atlas/sheets.test.ts asks of every map and the tests of War Comes Early of theirs is not asked again.
const others = Object.entries(sheets).filter(([name]) => name !== 'war-comes-early')

it('there are six maps', () => {
  expect(Object.keys(sheets)).toHaveLength(6)
})

describe.each(others)('the map %s', async (_, sheet) => {
  const board = sheet.board()
  const art = await sheet.art()
  const { presentation } = sheet
  const scene = sceneOf(board, presentation, art)

  it('is the same every time, and letters every town', () => {
    const [one, two] = [0, 1].map(() => drawMap(board, presentation, art))
    expect(one.under + one.over + one.furniture).toBe(two.under + two.over + two.furniture)
    const lettered = new Set(one.names.towns.map(label => label.hex))
    for (const town of townsOf(scene))
      expect(lettered.has(town.hex) || town.name === '', town.name).toBe(true)
  })

  it('has land in the hexes that are land', () => {
    const bare = scene.geometry.hexes.filter(hex => scene.isDry(hex) && landIn(scene, hex) < 0.12)
    expect(bare.map(hex => board.grid.names[hex])).toEqual([])
  })

  it('has a style for everything that is on the board, and none for what is not', () => {
    const onBoard = [...new Set(board.hexsides)]
    const used = board.hexsideKinds.filter((_, bit) => onBoard.some(bits => bits & (1 << bit)))
    expect(used.filter(kind => !presentation.hexsides[kind])).toEqual([])
    expect(Object.keys(presentation.networks)).toEqual(board.networkKinds)
    expect(Object.keys(presentation.terrain)).toEqual(board.terrainKinds)
    const forts = board.hexesWith('fort').map(hex => board.feature(hex, 'fort')!)
    expect(forts.filter(kind => !presentation.forts?.kinds[kind])).toEqual([])
    const rivers = new Set(board.hexsideNames.values())
    expect(Object.keys(presentation.rivers).filter(river => !rivers.has(river))).toEqual([])
    const keys = new Set(presentation.towns.flatMap(({ nameFrom }) => nameFrom))
    const given = new Set(
      scene.geometry.hexes.flatMap(hex => [...keys].map(key => board.feature(hex, key) ?? '')),
    )
    expect(Object.keys(presentation.spellings).filter(name => !given.has(name))).toEqual([])
  })

  it('keeps its furniture off the hexes in play', () => {
    const { title, compass, scale } = presentation
    for (const spot of [title.at, compass, scale.at]) {
      if (spot === 'head') continue
      const hex = board.grid.indexOf(spot.hex)
      expect(scene.isDry(hex) && !scene.isOutOfPlay(hex), spot.hex).toBe(false)
    }
  })
})

/** How much of the inner circle of a hex is land. */
function landIn({ geometry, shore }: Scene, hex: number): number {
  const [x, y] = geometry.centre(hex)
  let [land, all] = [0, 0]
  for (let dx = -36; dx <= 36; dx += 6) {
    for (let dy = -36; dy <= 36; dy += 6) {
      if (Math.hypot(dx, dy) > 38) continue
      all++
      if (!shore.isSea([x + dx, y + dy])) land++
    }
  }
  return land / all
}
