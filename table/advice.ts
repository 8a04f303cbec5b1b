// Advice as the screen shows it: a heading, what speaks for it, and figures.
import type { Rating } from '../ai/hints/rate.ts'
import type { Suggestion } from '../ai/hints/suggest.ts'
import type { Reason } from '../ai/players/player.ts'
import type { Advice } from './advising.ts'
import type { Look } from './look.ts'
import type { Fact, Sentence } from './presentation.ts'
import type { HexTag, MapScene, OverlayPicture } from './scene.ts'
import type { AdvicePicture } from './snapshot.ts'
import type { Stage } from './stage.ts'
import { pictureOf } from './suggesting.ts'
import { percent, words } from './words.ts'

const EMPTY: Omit<AdvicePicture, 'kind' | 'subject' | 'title'> = {
  text: '',
  progress: null,
  verdict: null,
  reasons: [],
  facts: [],
  note: null,
  line: null,
}

export function adviceOf(look: Look, advice: Advice): AdvicePicture {
  const { stage } = look
  switch (advice.kind) {
    case 'thinking':
      return {
        ...EMPTY,
        kind: 'thinking',
        subject: advice.for,
        title: words.advice[advice.for].thinking,
        line: advice.line,
        progress: advice.progress,
      }
    case 'failed':
      return {
        ...EMPTY,
        kind: 'failed',
        subject: advice.for,
        title: words.advice[advice.for].failed,
        line: advice.line,
      }
    case 'suggestion':
      return {
        ...EMPTY,
        kind: 'suggestion',
        subject: 'suggestion',
        title: words.advice.suggestion.title,
        ...suggested(stage, advice.suggestion),
      }
    case 'rating':
      return {
        ...EMPTY,
        kind: 'rating',
        subject: 'rating',
        title: words.advice.verdicts[advice.rating.verdict],
        ...rated(look, advice.rating),
      }
    case 'foresight':
      return {
        ...EMPTY,
        kind: 'foresight',
        subject: 'foresight',
        title: words.advice.foresight.title,
        ...foreseen(stage, advice),
      }
    case 'reasons': {
      const { reasons, line } = advice
      return {
        ...EMPTY,
        kind: 'reasons',
        subject: 'reasons',
        title: words.advice.reasons.title,
        text: reasons.length === 0 ? words.advice.reasons.none : '',
        reasons: reasons.map(sentenceOf),
        line,
      }
    }
  }
}

/** Reasons are said in small letters, to be joined; here each is a line. */
const sentenceOf = ({ text, rule }: Reason): Sentence => ({
  text: `${text[0].toUpperCase()}${text.slice(1)}.`,
  rules: rule === undefined ? [] : [rule],
})

/** 0 is lost, 50 even, 100 won. */
const prospects = (standing: number): string => `${Math.round((standing + 1) * 50)}`

/** Two standard errors in points of the prospects: 19 times out of 20 the truth is no farther off. */
const margin = (error: number): string => `±${Math.max(1, Math.round(error * 100))}`

function suggested(stage: Stage, suggestion: Suggestion): Partial<AdvicePicture> {
  const { reasons, before, after, error, samples, runnerUp } = suggestion
  const { text } = pictureOf(stage, suggestion)
  const facts: Fact[] = [
    { label: words.advice.now, value: prospects(before) },
    {
      label: words.advice.afterTurn,
      value: samples === 0 ? prospects(after) : `${prospects(after)} ${margin(error)}`,
    },
  ]
  const second = runnerUp === null ? null : pictureOf(stage, runnerUp.order)
  // Two ways of saying the same order are no alternative.
  if (runnerUp !== null && second !== null && second.text !== text)
    facts.push({ label: words.advice.runnerUp(second.text), value: prospects(runnerUp.after) })
  return {
    text,
    reasons: reasons.map(sentenceOf),
    facts,
    note: samples === 0 ? null : { text: words.advice.tried(samples), rules: [] },
  }
}

const figure = (value: number): string => value.toFixed(1)

function rated({ stage, attack }: Look, rating: Rating): Partial<AdvicePicture> {
  const { verdict, cleared, ownLoss, enemyLoss, lossesAre, gain, error, fights, instead } = rating
  // Where the table gives the exact chance, a count of samples would only blur it.
  const isExact = attack?.odds?.headline != null && !attack.odds.isGuess
  const better = instead === null ? null : pictureOf(stage, instead.order)
  return {
    verdict,
    facts: [
      ...(isExact ? [] : [{ label: words.advice.cleared, value: percent(cleared) }]),
      { label: words.advice.ownLoss(lossesAre), value: figure(ownLoss) },
      { label: words.advice.enemyLoss(lossesAre), value: figure(enemyLoss) },
      { label: words.advice.gain, value: `${signed(gain * 50)} ${margin(error)}` },
    ],
    text: better === null ? '' : words.advice.instead(better.text),
    reasons: instead === null ? [] : instead.order.reasons.map(sentenceOf),
    note: { text: words.advice.fought(fights), rules: [] },
  }
}

const signed = (value: number): string => {
  const whole = Math.round(value)
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0'
}

const MOST_THREATS = 8

function foreseen(
  stage: Stage,
  { foresight }: Extract<Advice, { kind: 'foresight' }>,
): Partial<AdvicePicture> {
  const { threats, samples } = foresight
  return {
    text: threats.length === 0 ? words.advice.noThreats : '',
    facts: threats.slice(0, MOST_THREATS).map(({ hex, attacked, fell }) => ({
      label: stage.place(hex),
      value: words.advice.threat(attacked, samples, fell),
    })),
    note: { text: words.advice.foreseen(samples), rules: [] },
  }
}

/** What the look ahead draws: hexes that were attacked, from where, and how often. */
export function threatsOn(advice: Advice | null): Pick<MapScene, 'tags' | 'arrows' | 'overlays'> {
  if (advice?.kind !== 'foresight') return { tags: [], arrows: [], overlays: [] }
  const { threats, samples } = advice.foresight
  const shown = threats.slice(0, MOST_THREATS)
  const tags = shown.map(
    ({ hex, attacked, fell }): HexTag => ({
      hex,
      text: words.advice.threatTag(attacked, samples, fell),
      look: 'target',
    }),
  )
  const overlay: OverlayPicture = {
    id: 'foresight',
    recipe: 'threat',
    hexes: shown.map(({ hex }) => hex),
    side: null,
  }
  return {
    tags,
    arrows: shown.flatMap(({ hex, from }) =>
      from.map(start => ({ from: start, to: hex, look: 'enemy' as const })),
    ),
    overlays: shown.length === 0 ? [] : [overlay],
  }
}
