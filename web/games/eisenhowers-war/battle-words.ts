// What the decisions in the middle of a battle say.
import { count } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/eisenhowers-war/flow.ts'
import { battleSlot, battleTarget as targetOf } from '../../../games/eisenhowers-war/rules/11-battle-frame.ts'
import { hasFlag, type State, UNIT } from '../../../games/eisenhowers-war/state.ts'
import { inFrame, type Wording } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { field, placeName, unitName } from './names.ts'
import type { EisSight } from './sight.ts'

type Words = Wording<EisSight>

/** A decision in the middle of a battle. */
const inBattle = (title: string, detail: string, rule: string, question: string): Words => ({
  style: 'pick',
  bar: ({ g }) => ({ title: `${placeName(targetOf(g))}: ${title}`, detail: sentence(detail, rule) }),
  dock: ({ g }) => ({ title: `Attack on ${placeName(targetOf(g))}`, question, rules: [rule] }),
  hexes: ({ g }) => [targetOf(g)],
})

const losses = (slot: 'attackerLoss' | 'defenderLoss'): Words => {
  const owed = (g: State) => count(battleSlot(g, slot), 'step')
  return {
    style: 'pick',
    bar: ({ g }) => ({
      title: `Your loss: choose ${owed(g)}.`,
      detail: sentence('The die has been rolled: no undo past this point.', '11.1'),
    }),
    dock: ({ g }) => ({
      title: `Attack on ${placeName(targetOf(g))}`,
      question: `Who loses a step? ${owed(g)} to lose`,
      rules: ['11.1'],
    }),
    hexes: ({ g }) => [targetOf(g)],
  }
}

export const BATTLE_WORDINGS = {
  support: {
    style: 'window',
    bar: ({ g }) => ({
      title: `The Germans attack ${placeName(targetOf(g))}.`,
      detail: sentence('Bombers shift one column left; in a city they destroy it.', '10.10'),
    }),
    dock: () => ({
      title: 'Air support',
      question: 'Send bombers, supply a hex, or neither',
      rules: ['10.10'],
    }),
    hexes: ({ g }) => [targetOf(g)],
  },
  inland: inBattle(
    'stand, or retreat inland?',
    'The column is known, the die has not been rolled. Units that retreat inland avoid the battle and take no loss.',
    '5.3.5a',
    'Stand, or leave the beach?',
  ),
  defence: {
    ...inBattle('hold, or retreat?', '', '11.2', 'Hold or retreat'),
    bar: ({ g }) => ({
      title: `${placeName(targetOf(g))}: ${count(battleSlot(g, 'defenderLoss'), 'step')} to lose. Hold, or retreat?`,
      detail: sentence('After a retreat the attackers may advance that many hexes farther.', '11.2'),
    }),
  },
  defenderLosses: losses('defenderLoss'),
  attackerLosses: losses('attackerLoss'),
  retreat: {
    style: 'pick',
    bar: ({ g }) =>
      inFrame(g, FRAMES.retreat, 'debt') === 1
        ? {
            title: 'The stack entered an enemy zone of control: it loses a step.',
            detail: sentence('Choose the unit that pays.', '9.6'),
          }
        : {
            title: `Your defenders must retreat ${count(battleSlot(g, 'hexes'), 'hex', 'hexes')}.`,
            detail: sentence(
              'Away from the battle and towards a supply source; rough and mountain hexes end the retreat.',
              '11.2d',
            ),
          },
    dock: ({ g }) => ({
      title: `Retreat from ${placeName(targetOf(g))}`,
      question: 'Choose a lit hex',
      rules: ['11.2d'],
    }),
    hexes: ({ g }) => [targetOf(g)],
  },
  advance: {
    style: 'pick',
    bar: ({ g }) => {
      const [going] = field.unitsWhere(unit => hasFlag(g.unitFlags, unit, UNIT.advancing))
      return going === undefined
        ? {
            title: `${placeName(targetOf(g))} is empty. Advance?`,
            detail: sentence('Unit by unit, as many as may stack there.', '11.3'),
          }
        : {
            title: `${unitName(going)} may advance farther.`,
            detail: sentence(
              'Not into rough or mountain hexes; it stops in an enemy zone of control.',
              '11.3b',
            ),
          }
    },
    dock: ({ g }) => ({
      title: `Advance into ${placeName(targetOf(g))}`,
      question: 'Who advances, and where?',
      rules: ['11.3'],
    }),
    hexes: ({ g }) => [targetOf(g)],
  },
} satisfies Readonly<Record<string, Words>>
