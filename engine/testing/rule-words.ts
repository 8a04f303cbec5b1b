// What is wrong with the rules of a game in words for players; for the tests of the games.
import type { RuleWords } from '../rulebook/chapter.ts'
import { findRule, numbersIn } from '../rulebook/find-rule.ts'

/** Letters that the writer of a rulebook knows and a player would have to look up. */
const SHORT =
  /(?<![\w-])(?:E?ZO?Cs?|OOS|OoS|LoS|M[FP]s?|[AD]Fs?|SPs?|C(?:E|EL|M|R)s?|CRT|TEC|DRMs?|DRs?|GTs?|VPs?|F[FPU]|TC|SM|AUs?|RGs?|VS|USSR|PAC|\d?[dK]6|[0-9][LR]|[RWH]\d{1,2})\b(?!-)/
const MOST_SENTENCES = 3
const WORDS_OF_A_TITLE = { fewest: 2, most: 5 }
/** A rule is read by itself, on a card: it cannot begin by pointing to the one before. */
const POINTS_BACK = /^(?:They|It|Its|Their|Such|This|Those|Nor|Then)\b/

/** Each fault as "id: what is wrong"; rules are the whole book of a game. */
export function faultsOf(rules: readonly RuleWords[]): string[] {
  const titles = rules.map(({ chapter, title }) => `${chapter}: ${title}`)
  return rules.flatMap((rule, i) => {
    const faults = [...faultsOfTitle(rule), ...faultsOfText(rule), ...unknownNumbers(rule, rules)]
    if (rules.findIndex(other => other.id === rule.id) !== i) faults.push('a second time')
    if (titles.indexOf(titles[i]) !== i) faults.push(`a second "${rule.title}"`)
    return faults.map(fault => `${rule.id}: ${fault}`)
  })
}

function faultsOfTitle({ title, chapter }: RuleWords): string[] {
  if (title === '' || chapter === '') return ['no title']
  if (SHORT.test(title)) return [`short for something: ${title}`]
  if (/[.:;]$/.test(title)) return ['a title is not a sentence']
  const count = title.split(' ').length
  if (count < WORDS_OF_A_TITLE.fewest) return ['a title of one word']
  return count > WORDS_OF_A_TITLE.most ? ['a long title'] : []
}

function faultsOfText({ text }: RuleWords): string[] {
  if (text === '') return ['no text']
  const short = SHORT.exec(text)
  if (short !== null) return [`short for something: ${short[0]}`]
  if (!/^[A-Z0-9]/.test(text) || !text.endsWith('.')) return ['not whole sentences']
  if (POINTS_BACK.test(text)) return ['points to another rule']
  return sentencesOf(text) > MOST_SENTENCES ? ['too many sentences'] : []
}

const sentencesOf = (text: string): number => text.split(/\.(?:\s|$)/).length - 1

/** A number stands for a rule or for a section with all of its parts. */
function unknownNumbers({ text }: RuleWords, rules: readonly RuleWords[]): string[] {
  return numbersIn(text)
    .filter(id => findRule(rules, id) === null)
    .map(id => `there is no ${id}`)
}
