// The ledger is written for people who look things up; a player reads whole words.

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/ ?\((?:R\d+(?:, ?)?)+\)/g, ''],
  [/, R\d+(?=[);])/g, ''],
  [/\b1 VP\b/g, '1 victory point'],
  [/\bVPs?\b/g, 'victory points'],
  [/\bEZOC\b/g, 'enemy zone of control'],
  [/\bZOC\b/g, 'zone of control'],
  [/\bGTs\b/g, 'turns'],
  [/\bGT\b/g, 'turn'],
  [/\bOOS\b/g, 'out of supply'],
  [/\bMF\b/g, 'movement factor'],
  [/\b1 MP\b/g, '1 movement point'],
  [/\bMP\b/g, 'movement points'],
  [/\bAF\b/g, 'attack factor'],
  [/\bDF\b/g, 'defence factor'],
  [/\bCE\b/g, 'corps equivalent'],
  [/\bCRT\b/g, 'combat results table'],
  [/\bPAC\b(?!-)/g, 'player aid card'],
  [/\bUSSR\b/g, 'Soviet Union'],
]

export function inWholeWords(text: string): string {
  const said = WORDS.reduce((before, [short, whole]) => before.replace(short, whole), text)
  return said.replace(/^[a-z]|(?<=\. )[a-z]/g, letter => letter.toUpperCase())
}
