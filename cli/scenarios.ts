import { levelsOf } from '../ai/games/all.ts'
import { allTitles, nameOf, type Title } from '../lab/titles.ts'
import { scenarioNamed } from './arguments.ts'

/** `--scenarios a,b`: the titles that are meant, all of them if none is named. */
export function titlesIn(words: string | undefined): readonly Title[] {
  if (words === undefined) return allTitles().filter(({ game }) => levelsOf(game.id).includes('officer'))
  const names = words.split(',').map(word => nameOf(scenarioNamed(word.trim())))
  return allTitles().filter(title => names.includes(nameOf(title)))
}
