import { unknown } from '../files/nearest.ts'
import type { Action, Json } from '../game/action.ts'
import type { Document } from './document.ts'
import type { Expectation, Step } from './format.ts'
import type { GamePositions } from './game-positions.ts'
import { readDice } from './read-dice.ts'
import { choiceOf, entriesOf, plainOf, report, type Spot, textOf } from './spot.ts'

// do:
//   - end                                               # a verb alone
//   - step: { unit: ge-c4, to: 2414 }                   # a verb with what it needs
//     forbidden: 9.1c
//   - { do: step, unit: ge-c4, to: 2414 }               # the action as a journal holds it
//   - until: { decision: movement, side: allied }       # let things be until then
//   - expect: { at: { ge-c4: 2414 } }                   # look only

const MODIFIERS = ['as', 'forbidden', 'by', 'dice', 'expect', 'ask', 'note', 'until']

/** What the expectations of a case may speak of. */
export interface Vocabulary {
  readonly game: GamePositions
  readonly sides: readonly string[]
  readonly facts: readonly string[]
}

export function readSteps(spot: Spot | undefined, words: Vocabulary): Step[] {
  if (spot === undefined) return []
  if (spot.document.kind !== 'list') {
    report(spot, 'not-a-list', '"do" is a list of actions')
    return []
  }
  return spot.document.items.map((document, i) =>
    readStep({ document, path: `${spot.path}[${i + 1}]`, to: spot.to }, words),
  )
}

function readStep(spot: Spot, words: Vocabulary): Step {
  const fields = spot.document.kind === 'map' ? entriesOf(spot, 'a step') : new Map<string, Spot>()
  const as = fields.get('as')
  const side = as === undefined ? null : choiceOf(as, 'side', words.sides)
  const forbidden = fields.get('forbidden')
  const until = fields.get('until')
  const dice = fields.get('dice')
  return {
    action: readAction(spot, words.game),
    until: until === undefined ? null : (plainOf(until) as Record<string, Json>),
    side: side === null ? -1 : words.sides.indexOf(side),
    forbidden: forbidden === undefined ? null : ruleOf(forbidden),
    dice: dice === undefined ? null : readDice(dice, Object.keys(words.game.rolls)),
    expect: readExpectations(fields.get('expect'), words),
    ask: readExpectations(fields.get('ask'), words),
    spot,
  }
}

/** `forbidden: 9.1c`, or `forbidden: yes` when the rule does not matter. */
function ruleOf(spot: Spot): string | null {
  const rule = textOf(spot, 'a rule')
  return rule === 'true' || rule === 'yes' ? '' : rule
}

/** The action of a step, null if it has none or if it cannot be read. */
export function readAction(spot: Spot, game: GamePositions): Action | null {
  const action = writtenAction(spot, game)
  const wrong = action === null ? null : unknownVerb(action, game)
  if (wrong === null) return action
  report(spot, 'unknown-verb', wrong)
  return null
}

/** What is wrong with a verb that the game does not have; null if it has it. A mistyped action is no illegal one. */
export function unknownVerb(action: Json, game: GamePositions): string | null {
  if (typeof action !== 'object' || action === null || !('do' in action)) return null
  const verb = action.do
  if (typeof verb !== 'string') return 'an action is { do: verb, … } or { verb: { … } }'
  if (Object.hasOwn(game.actions, verb)) return null
  return unknown('verb', verb, Object.keys(game.actions))
}

function writtenAction(spot: Spot, game: GamePositions): Action | null {
  if (spot.document.kind === 'value') {
    const verb = textOf(spot, 'an action')
    return verb === null ? null : { do: verb }
  }
  const own = [...entriesOf(spot, 'a step')].filter(([key]) => !MODIFIERS.includes(key))
  if (own.length === 0) return null
  if (own.some(([key]) => key === 'do')) {
    return actionFrom(
      own.map(([key, { document }]) => [key, document] as const),
      game,
    )
  }
  const [[verb, given], stranger] = own
  if (stranger !== undefined) {
    report(stranger[1], 'unknown-key', unknown('key of a step', stranger[0], MODIFIERS))
    return null
  }
  return verbWith(verb, given, game)
}

/** `step: { unit: ge-c4, to: 2414 }` */
function verbWith(verb: string, given: Spot, game: GamePositions): Action | null {
  const { document } = given
  if (document.kind === 'map') {
    const name: Document = { kind: 'value', line: document.line, value: verb }
    return actionFrom([['do', name], ...document.entries], game)
  }
  if (document.kind === 'value' && document.value === null) return { do: verb }
  report(given, 'bad-action', `what "${verb}" needs is written as keys with values`)
  return null
}

function actionFrom(entries: readonly (readonly [string, Document])[], game: GamePositions): Action {
  const named = entries.map(([key, document]) => [key, withHexes(document, game)])
  return Object.fromEntries(named) as unknown as Action
}

/** Plain data in which a number that is the number of a hex means the hex. */
function withHexes(document: Document, game: GamePositions): Json {
  switch (document.kind) {
    case 'map':
      return Object.fromEntries([...document.entries].map(([key, value]) => [key, withHexes(value, game)]))
    case 'list':
      return document.items.map(item => withHexes(item, game))
    case 'value': {
      const { value } = document
      return typeof value === 'number' && game.board.grid.indexOf(String(value)) >= 0 ? String(value) : value
    }
  }
}

export function readExpectations(spot: Spot | undefined, words: Vocabulary): Expectation[] {
  if (spot === undefined) return []
  return [...entriesOf(spot, 'what is expected')].flatMap(([fact, entry]) => {
    if (words.facts.includes(fact)) return [{ fact, spot: entry }]
    report(entry, 'unknown-fact', unknown('fact', fact, words.facts))
    return []
  })
}
