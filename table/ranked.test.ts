import { expect, test } from 'vitest'
import { ranked } from './ranked.ts'

test('names are found without accents, those that begin with the word first', () => {
  const towns = ['Nowy Sącz', 'Łódź', 'Sandomierz', 'Saarbrücken']
  const find = (wanted: string) => ranked(towns, wanted, town => town, 3)
  expect(find('lodz')).toEqual(['Łódź'])
  expect(find('sa')).toEqual(['Sandomierz', 'Saarbrücken', 'Nowy Sącz'])
  expect(find('saarbru')).toEqual(['Saarbrücken'])
})
