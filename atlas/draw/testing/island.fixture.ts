import type { Board } from '../../../engine/board/board.ts'
import { parseBoard } from '../../../engine/board/parse.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { createGrid } from '../../../engine/hex/grid.ts'
import type { QuarterTurn } from '../hexes.ts'
import type { Presentation } from '../presentation.ts'

// A small board with one of everything: two countries on an island, a river, roads of every class, a fort, towns.

const SPECIAL: Readonly<Record<string, string>> = {
  '0303': 'North woods city="Alba" capital vp=3 port',
  '0305': 'North clear fort=wall',
  '0405': 'North rough',
  '0406': 'South mountain',
  '0504': 'North swamp zone=A',
  '0505': 'South broken city="Borgo" vp=1',
  '0604': 'North clear dot="Cella" zone=A',
  '0606': 'South woods',
  '0703': '- clear',
  '0706': 'South lake',
}

const isEdge = (name: string): boolean => /^(01|09)|(01|02|08)$/.test(name)
const ROUTES = `route rail "Main line" 0303 0403 0504 0604 0704
route motorway "One" 0303 0403 0404 0405 0505
route road "Two" 0505 0605 0606
route track "Three" 0606 0706 0806`
const SIDES = `side 0303/0304 river name="Long"
side 0304/0403 river name="Long"
side 0403/0404 river name="Long"
side 0404/0504 river name="Long"
side 0504/0505 river name="Long"
side 0403/0503 river name="Short"
side 0503/0603 wall
side 0603/0604 water
side 0604/0605 ferry
side 0605/0606 limit`

export function islandText(): string {
  const { names } = createGrid({ lines: [1, 9], along: [1, 8], shifted: 'even' })
  const hexes = names.map(name => {
    const line =
      SPECIAL[name] ?? (isEdge(name) ? '- sea' : `${Number(name.slice(2)) < 5 ? 'North' : 'South'} clear`)
    return `hex ${name} ${line}`
  })
  return `board "Island"
grid lines=1-9 along=1-8 shifted=even
terrain clear woods broken rough mountain swamp lake sea
hexsides river wall water ferry limit
networks rail motorway road track
regions North South
features city dot capital port vp fort zone
${hexes.join('\n')}
${SIDES}
${ROUTES}
`
}

export const island = (): Board => valueOrThrow(parseBoard(islandText(), 'island.txt'))

export const islandPresentation = (turn: QuarterTurn): Presentation => ({
  turn,
  north: 12,
  kilometres: 10,
  title: { at: 'head', name: 'Island', subtitle: 'North & South', lines: ['Ten kilometres to the hex'] },
  compass: 'head',
  scale: { at: 'head', kilometres: [0, 10, 20] },
  terrain: {
    clear: { ground: 'clear', name: 'Clear' },
    woods: { ground: 'woods', name: 'Woods' },
    broken: { ground: 'broken', name: 'Broken' },
    rough: { ground: 'rough', name: 'Rough' },
    mountain: { ground: 'mountain', name: 'Mountain', sample: '0406' },
    swamp: { ground: 'swamp', name: 'Swamp' },
    lake: { ground: 'lake' },
    sea: { ground: 'sea' },
  },
  chart: { rows: [{ name: 'Move', values: { clear: '1', woods: '2' } }], city: 'City', note: 'Proposed.' },
  hexsides: {
    river: { as: 'river', name: 'River' },
    wall: { as: 'blocked', name: 'Wall' },
    water: { as: 'water', name: 'Narrow water' },
    ferry: { as: 'crossing', name: 'Ferry' },
    limit: { as: 'line', name: 'Limit', colour: '#aa2244' },
  },
  networks: {
    rail: { as: 'railway', name: 'Railway' },
    motorway: { as: 'motorway', name: 'Motorway' },
    road: { as: 'road', name: 'Road' },
    track: { as: 'track', name: 'Track' },
  },
  regions: { North: '#7c93a8', South: '#e08a3c' },
  towns: [
    {
      name: 'Capital',
      is: f => f('capital') === '',
      nameFrom: ['city'],
      mark: 'star',
      blocks: 'great',
      lettering: 'metropolis',
    },
    {
      name: 'City',
      is: f => f('city') !== undefined,
      nameFrom: ['city'],
      mark: 'ring',
      blocks: 'small',
      lettering: 'city',
    },
    {
      name: 'Town',
      is: f => f('dot') !== undefined,
      nameFrom: ['dot'],
      mark: 'dot',
      blocks: 'none',
      lettering: 'town',
    },
  ],
  badges: [
    { feature: 'vp', name: 'Value', as: 'disc', example: '2' },
    { feature: 'port', name: 'Port', as: 'anchor' },
  ],
  forts: {
    feature: 'fort',
    kinds: { wall: { name: 'Works', as: 'teeth', colour: 'grey', faces: ['South'] } },
  },
  areas: [{ feature: 'zone', name: 'Entry zone', colour: '#5b3fa3' }],
  spellings: { Cella: 'Çella' },
  rivers: { Long: { class: 'major', mouth: '0505' } },
  names: [{ style: 'country', text: 'North', hex: '0603', size: 20, tracking: 4 }],
  turns: { rows: [{ name: '1', turns: ['May', 'June'], tinted: [1] }], notes: ['A note.'] },
  credits: 'Drawn by hand.',
})
