// 3.4  Set-up at the table: each country with its suggested deployments by name.
import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { munichWar as game } from '../../../games/munich-war/index.ts'
import { NATIONS } from '../../../games/munich-war/nations.ts'
import { countryBeingSetUp } from '../../../games/munich-war/rules/03-set-up.ts'
import { munichWarTable as table } from './presentation.ts'

/** The labels of the buttons for every country of the war, in its order. */
function offered(war: string): Record<string, string[]> {
  const g = valueOrThrow(game.begin(war, {}, fastDice(3)))
  const found: Record<string, string[]> = {}
  for (let awaited = game.awaited(g); awaited?.decision === 'deploy'; awaited = game.awaited(g)) {
    const { shortcuts } = table.desk(table.see(g, awaited.side), [])!
    found[NATIONS[countryBeingSetUp(g)]] = shortcuts.map(({ label }) => label)
    game.perform(g, awaited.side, { do: 'deploy-suggested' }, null)
  }
  return found
}

test('[3.4.2d] a country has a good deployment and a bolder one, a small one only the good one', () => {
  const labels = offered('western-powers')
  expect(labels.Germany).toEqual([
    'Place the rest: Corps all round Bohemia',
    'Place the rest: Two panzer fists',
    'Place every country',
  ])
  expect(labels.Denmark).toEqual(['Place the rest: Hold what counts', 'Place every country'])
  expect(Object.keys(labels).slice(0, 2)).toEqual(['Belgium', 'Netherlands'])
})

test('[5.1] the neutrals that nobody may enter are named', () => {
  const g = valueOrThrow(game.begin('western-powers', {}, fastDice(3)))
  const trays = JSON.stringify(table.trays(table.see(g, 1)))
  expect(trays).toContain('Romania, Yugoslavia and Switzerland: nobody enters')
})
