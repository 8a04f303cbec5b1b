// The rules of a game in words for players, a text a chapter:
//
//   9 Zones of control
//
//   9.0a What has a zone
//   Every unit controls the six hexes around it,
//   as long as it is on the map.
//
// Blank lines part the rules; the lines of a rule are joined.

export interface RuleWords {
  readonly id: string
  readonly title: string
  readonly chapter: string
  readonly text: string
}

export function ruleChapter(words: string): readonly RuleWords[] {
  const [heading, ...entries] = words.trim().split(/\n\s*\n/)
  const chapter = afterFirstWord(heading)
  return entries.map(entry => {
    const [first, ...text] = entry.split('\n').map(line => line.trim())
    return { id: firstWord(first), title: afterFirstWord(first), chapter, text: text.join(' ') }
  })
}

const firstWord = (line: string): string => line.split(' ', 1)[0]
const afterFirstWord = (line: string): string => line.slice(firstWord(line).length).trim()
