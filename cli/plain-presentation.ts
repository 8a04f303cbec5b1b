import type { Action } from '../engine/game/action.ts'
import type { Presentation } from './presentation.ts'

const NO_MAP = ['the map of this game is in the browser: npm start']

const words = ({ do: verb, ...rest }: Action): string =>
  [verb, ...Object.values(rest).flat().map(String)].join(' ')

/** For a game that has no presentation of its own: its actions and events as they are. */
export const plainPresentation: Presentation = {
  orders: [],
  situation: ({ game, g }) => [
    Object.entries(game.situation(g))
      .map(([name, value]) => `${name} ${value}`)
      .join(' · '),
  ],
  task: ({ game, g }) => [`Decide: ${game.awaited(g)?.decision ?? 'nothing'}`],
  groups: (_position, legal) => [
    {
      title: 'Legal actions',
      choices: legal.map(action => ({
        action,
        label: words(action),
        keys: Object.values(action).flat().map(String),
      })),
    },
  ],
  map: () => NO_MAP,
  overview: () => NO_MAP,
  inspect: () => null,
  reach: () => null,
  odds: () => NO_MAP,
  read: ({ game, g, side }, typed) =>
    game.legal(g, side).find(action => words(action) === typed.join(' ')) ??
    'no such action; choose a number',
  tell: (_game, _scenario, _g, _side, events) => events.map(event => JSON.stringify(event)),
}
