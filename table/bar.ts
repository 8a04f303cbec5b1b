// The order bar: one sentence, one dark button.

import { chosenPiece, completed, endingOf, severalActions, takenByButton } from './choosing.ts'
import { takeButton } from './committing.ts'
import type { Look } from './look.ts'
import { mandatoryOf } from './now-rows.ts'
import { whyNotEnded } from './overstacked.ts'
import type { Affordance, Desk, DeskStyle, Sentence } from './presentation.ts'
import type { Busy, ButtonPicture, OrderBar, TimelinePicture } from './snapshot.ts'
import { percent, words } from './words.ts'

export const button = (
  id: string,
  label: string,
  key: string | null = null,
  icon: string | null = null,
): ButtonPicture => ({
  id,
  label,
  key,
  icon,
  refusal: null,
})

export const COMMIT = 'commit'
export const BACK = 'back'
export const NEXT = 'next'
export const NOW = 'now'
export const PLAY_ON = 'play-on'
export const HURRY = 'hurry'
export const ASK_AGAIN = 'ask-again'
export const TAKE_OVER = 'take-over'
export const ADVISE = 'advise'
export const NEXT_FORMATION = 'next-formation'

const EMPTY: OrderBar = {
  kind: 'orders',
  side: null,
  title: '',
  detail: { text: '', rules: [] },
  mandatory: null,
  main: null,
  others: [],
  offers: [],
  passUntil: [],
  autoAfter: null,
}

export function timelineBar({ title }: TimelinePicture): OrderBar {
  return {
    ...EMPTY,
    kind: 'timeline',
    title,
    main: button(NOW, words.backToNow, 'Esc'),
    others: [button(PLAY_ON, words.playOn, null, 'branch')],
  }
}

/** Somebody who is not at this screen thinks: how far he is, and a button for those who have waited enough. */
export function busyBar(
  bar: OrderBar,
  { text, progress, canHurry, hasFailed }: Busy,
  last: string | null,
): OrderBar {
  if (hasFailed) {
    return {
      ...bar,
      title: `${text}.`,
      detail: { text: words.failedDetail, rules: [] },
      main: button(ASK_AGAIN, words.askAgain, 'Enter'),
      others: [button(TAKE_OVER, words.takeOver)],
    }
  }
  const said = progress === null ? `${text}.` : words.thinkingSoFar(text, percent(progress))
  return {
    ...bar,
    detail: { text: last === null ? said : `${said} ${last}`, rules: [] },
    others: canHurry ? [button(HURRY, words.playNow)] : [],
  }
}

/** With a button that asks the adviser, unless something is in hand already. */
export const advisedBar = (bar: OrderBar): OrderBar =>
  bar.others.some(({ id }) => id === BACK)
    ? bar
    : { ...bar, others: [...bar.others, button(ADVISE, words.suggest, 'I', 'hint')] }

/** The dark button does what was suggested. */
export const suggestionBar = (bar: OrderBar): OrderBar => ({
  ...bar,
  main: button(COMMIT, words.doThis, 'Enter'),
  others: [button(BACK, words.cancel, 'Esc')],
  offers: [],
  passUntil: [],
  autoAfter: null,
})

/** Nothing can be sent: what would be done is greyed with the reason. */
export function awayBar(bar: OrderBar, away: string | null): OrderBar {
  if (away === null || bar.main === null) return bar
  return { ...bar, main: { ...bar.main, refusal: { text: away, rules: [] } }, autoAfter: null }
}

export const overBar: OrderBar = { ...EMPTY, kind: 'over', title: words.gameOver }

export function barOf(look: Look): OrderBar {
  const { stage } = look
  const { desk, sight } = stage
  if (sight.awaited === null) return overBar
  if (desk === null) {
    const detail = stage.presentation.waitingFor(sight)
    return {
      ...EMPTY,
      kind: 'waiting',
      side: sight.awaited.side,
      title: detail.text,
      detail: { text: '', rules: [] },
    }
  }
  const main = mainButton(look, desk)
  const piece = chosenPiece(desk, look.hand)
  const isOpen = (a: Affordance) => a.piece === undefined || a.piece === piece
  const takes = [...takenByButton(desk)]
    .filter(([taken]) => taken !== piece)
    .map(([taken, label]) => button(takeButton(taken), label, null))
  const isOther = (a: Affordance) => a.button !== undefined && a.button.id !== main?.id && isOpen(a)
  // A plan in hand is carried out or put down before the phase can end.
  const rest = desk.affordances.filter(a => isOther(a) && !(isPlan(look) && a === endingOf(desk)))
  return {
    ...EMPTY,
    kind: desk.style === 'window' ? 'window' : 'orders',
    side: sight.viewer,
    title: titleOf(look, desk),
    detail: desk.prompt.detail,
    mandatory: desk.mandatory,
    main,
    others: [
      ...extraButtons(look, desk, main),
      ...rest.filter(a => a.button!.weight !== 'offer').map(pictured),
      ...(desk.style === 'window' ? [] : takes),
    ],
    offers: [
      ...rest.filter(a => a.button!.weight === 'offer').map(pictured),
      ...(desk.style === 'window' ? takes : []),
    ],
    passUntil: desk.style === 'window' ? look.until : [],
    autoAfter: hasNothingToDo(look, desk) ? AUTO_SECONDS : null,
  }
}

/** A move or an attack that has not been ordered yet. */
const isPlan = ({ hand }: Look): boolean =>
  hand.group.length > 0 || hand.goal !== null || hand.attack !== null || hand.via.length > 0

const AUTO_SECONDS = 3

/**
 * Nothing was open from the beginning but to end it, nothing is mandatory, and the player is not looking at anything. A
 * phase in which he has done something is his to end: he may want to take it back.
 */
function hasNothingToDo({ stage, hand, isFresh }: Look, desk: Desk): boolean {
  const isEmpty = stage.sight.legal.length === 1 && endingOf(desk) !== null && desk.mandatory === null
  return isEmpty && isFresh && hand.hex === null
}

const CHOOSE_GOAL: Sentence = { text: words.group.chooseGoal, rules: [] }
const NOBODY_GOES: Sentence = { text: words.group.nobody, rules: [] }

function titleOf({ hand, stage, group }: Look, desk: Desk): string {
  if (group !== null) return words.group.marches(hand.group.length, hand.way, stage.placeWithin(group.goal))
  if (hand.group.length > 0) return words.group.chosen(hand.group.length)
  if (hand.attack === null || stage.attack === null) return desk.prompt.title
  const { title } = stage.attack.title(stage.sight, hand.attack.target, hand.attack.kind)
  const n = hand.attack.units.length
  return n === 0 ? `${title}.` : `${title} with ${n} ${n === 1 ? 'unit' : 'units'}.`
}

function pictured(affordance: Affordance): ButtonPicture {
  const { id, label, key } = affordance.button!
  return button(id, label, key ?? null)
}

/** What Enter does. */
function mainButton(look: Look, desk: Desk): ButtonPicture | null {
  return planned(look) ?? chosen(look, desk) ?? ending(look, desk) ?? notYetEnding(look, desk)
}

export const END = 'end'

/** Styles of decisions that stand for a whole phase. */
const PHASES: readonly DeskStyle[] = ['move', 'attack']

/** A phase that cannot end yet has its button all the same, with the reason. */
function notYetEnding({ stage }: Look, desk: Desk): ButtonPicture | null {
  if (!PHASES.includes(desk.style) || desk.mandatory === null) return null
  const phase = desk.prompt.title.split(':')[0].split(' ').at(-1)!.replace(/\.$/, '')
  const sentence = mandatoryOf(desk)!
  return { ...button(END, words.endOf(phase), 'E'), refusal: whyNotEnded(stage.overstacked, sentence) }
}

function planned({ stage, hand, move, attack, mission, group }: Look): ButtonPicture | null {
  if (hand.group.length > 0) {
    const count = group?.actions.length ?? 0
    const refusal = group === null ? CHOOSE_GOAL : count === 0 ? NOBODY_GOES : null
    return {
      ...button(COMMIT, words.group.march(group === null ? hand.group.length : count), 'Enter'),
      refusal,
    }
  }
  if (move !== null) {
    const goal = hand.goal ?? hand.via.at(-1)!
    return { ...button(COMMIT, words.moveTo(stage.placeWithin(goal)), 'Enter'), refusal: move.refusal }
  }
  if (mission !== null) return button(COMMIT, mission.says, 'Enter')
  if (attack === null || hand.attack === null) return null
  const says = attack.odds?.says ?? stage.attack!.kindLabel(hand.attack.kind).label
  const none = hand.attack.units.length === 0 ? { text: words.choosesNothing, rules: [] } : null
  return { ...button(COMMIT, says, 'Enter', 'die'), refusal: none ?? attack.refusal }
}

function chosen({ hand }: Look, desk: Desk): ButtonPicture | null {
  if (desk.style === 'several') {
    const several = severalActions(desk, hand)
    const end = several.length === 0 ? endingOf(desk) : null
    if (end !== null)
      return { ...pictured(end), label: desk.saysSeveral?.(0) ?? end.button!.label, key: 'Enter' }
    return button(COMMIT, desk.saysSeveral?.(several.length) ?? several[0]?.says ?? '', 'Enter')
  }
  const whole = completed(desk, hand)
  return whole === null ? null : button(COMMIT, whole.says, 'Enter')
}

function ending(_: Look, desk: Desk): ButtonPicture | null {
  const affordance = endingOf(desk)
  if (affordance === null) return null
  return { ...pictured(affordance), key: affordance.button!.key ?? 'Enter' }
}

function extraButtons(look: Look, desk: Desk, main: ButtonPicture | null): ButtonPicture[] {
  const { hand, stage } = look
  const found: ButtonPicture[] = []
  if (hand.group.length > 0) return [button(BACK, words.cancel, 'Esc')]
  if (main?.id === COMMIT && isPlan(look)) found.push(button(BACK, words.cancel, 'Esc'))
  else if (desk.style === 'move') {
    found.push(button(NEXT, words.nextUnmoved, 'N'))
    if (stage.formations.length > 1) found.push(button(NEXT_FORMATION, words.group.next, 'Shift N'))
  } else if (desk.style === 'attack' && (stage.attack?.targets(stage.sight).size ?? 0) > 0)
    found.push(button(NEXT, words.nextTarget, 'N'))
  if (desk.style === 'placement') {
    for (const { id, label, key } of desk.shortcuts) found.push(button(id, label, key ?? null))
  }
  return found
}
