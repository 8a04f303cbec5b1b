// The page that shows every map of the house.
import { plural } from './plural.ts'

export const mapPages = {
  maps: {
    title: 'Maps',
    tab: (game: string) => `${game}, map · Salient`,
    look: 'Look at its map and counters',
    back: 'All battles',
    games: 'Games',
    notYet: 'Not playable yet',
    notYetText: 'Maps and counters are ready to look at; the rules are still to come.',
    play: 'Play it',
    honest:
      'Drawn from geography: nobody here has seen the printed map. What the rulebook states is marked; everything else is reconstructed.',
    hexCount: (count: number) => `${count} ${plural(count, 'hex', 'hexes')}`,
    sheetName: (title: string) => `${title} map`,
    find: 'Find a hex, town or counter',
    found: 'Found',
    nothingFound: 'No hex, town or counter is called that.',
    hex: (hex: string) => `Hex ${hex}`,
    onMap: (detail: string, hex: string, map: string) => [detail, hex, map].filter(Boolean).join(', '),
    labels: {
      terrain: 'Terrain',
      country: 'Country',
      town: 'Place',
      feature: 'Marked',
      hexsides: 'Hexsides',
      routes: 'Runs through',
    },
    ways: [
      'north',
      'north-east',
      'east',
      'south-east',
      'south',
      'south-west',
      'west',
      'north-west',
    ] as readonly string[],
    stated: 'Rulebook',
    restReconstructed: 'What is not marked is reconstructed.',
    allReconstructed: 'All of this is reconstructed.',
    statedHelp: 'The rulebook states this',
    pointAt: 'Point at a hex, or click one to keep it here. Arrow keys walk from hex to hex.',
    tapOn: 'Tap a hex to read it here.',
    beginHere: 'Begin here',
    showStated: 'What the rulebook states',
    showSetUp: 'Counters where they begin',
    counters: 'Counters',
    countersCount: (count: number, stated: number) =>
      stated === 0
        ? `${count} counters, all values reconstructed.`
        : `${count} counters; the rulebook states the values of ${stated}, the others are reconstructed.`,
    reduced: (values: string) => `reduced ${values}`,
    beginsAt: (hex: string) => `begins at ${hex}`,
    showOnMap: (name: string, hex: string) => `${name}: show hex ${hex}`,
    drawing: 'This map is being drawn. The first time that takes up to a minute.',
    failed: 'The map could not be fetched. The page tries again.',
    help: 'Arrow keys move the hex cursor, across the gap between two maps too. Enter keeps the hex, plus and minus zoom, 0 shows all.',
    label: (game: string) => `Map of ${game}`,
  },
} as const
