import { describe, expect, it } from 'vitest'
import { reach } from './movement.ts'
import type { ReferencePosition } from './position.ts'
import { sketch, stand } from './sketch.ts'

function mayEnter(id: string, home: string, line: string, changes: Partial<ReferencePosition> = {}): boolean {
  const world = sketch(home, `hex 1413 ${line}`)
  return reach(stand(world, { '1414': id }, changes), id, 'normal').has('1413')
}

describe('countries', () => {
  it('[1.3c] Switzerland is closed', () => {
    expect(mayEnter('fr-1', 'France', 'Switzerland clear')).toBe(false)
    expect(mayEnter('ge-1', 'Germany', 'Switzerland clear')).toBe(false)
  })

  it('[1.3d] [R23] neutrals are closed until Germany has violated them', () => {
    expect(mayEnter('fr-1', 'France', 'Belgium clear')).toBe(false)
    expect(mayEnter('ge-1', 'Germany', 'Belgium clear')).toBe(false)
    expect(mayEnter('ge-1', 'Germany', 'Danzig clear')).toBe(false)
    expect(mayEnter('fr-1', 'France', 'Belgium clear', { belligerent: ['Belgium'] })).toBe(true)
    expect(mayEnter('ge-1', 'Germany', 'Belgium clear', { capitulated: ['Belgium'] })).toBe(true)
  })

  it('[5.1a] in turns 1 and 2 Germans stay in Germany and Czechoslovakia', () => {
    expect(mayEnter('ge-1', 'Germany', 'Poland clear', { turn: 2 })).toBe(false)
    expect(mayEnter('ge-1', 'Germany', 'Czechoslovakia clear', { turn: 1 })).toBe(true)
    expect(mayEnter('ge-1', 'Germany', 'Poland clear', { turn: 3 })).toBe(true)
  })

  it('[5.1a] [W2] in turns 1 and 2 nobody else goes anywhere', () => {
    expect(mayEnter('fr-1', 'France', 'France clear', { turn: 2 })).toBe(false)
    expect(mayEnter('po-1', 'Poland', 'Poland clear', { turn: 1 })).toBe(false)
    expect(mayEnter('cz-1', 'Czechoslovakia', 'Czechoslovakia clear', { turn: 1 })).toBe(true)
  })

  it('[W23] land of no country is closed', () => {
    expect(mayEnter('fr-1', 'France', '- clear')).toBe(false)
    expect(mayEnter('ge-1', 'Germany', '- clear')).toBe(false)
  })

  it('[PAC-G1] [PAC-G1a] Czechs, Belgians, Danes, Dutch and Lithuanians stay at home', () => {
    expect(mayEnter('cz-1', 'Czechoslovakia', 'Germany clear', { turn: 1 })).toBe(false)
    expect(mayEnter('be-1', 'Belgium', 'Germany clear', { belligerent: ['Belgium'] })).toBe(false)
    expect(mayEnter('li-army', 'Lithuania', '"Soviet Union" clear', { belligerent: ['Lithuania'] })).toBe(
      false,
    )
    expect(mayEnter('dn-army', 'Denmark', 'Germany clear', { belligerent: ['Denmark'] })).toBe(false)
  })

  it('[PAC-G2] French, British and Soviets go anywhere', () => {
    expect(mayEnter('fr-1', 'France', 'Germany clear')).toBe(true)
    expect(mayEnter('uk-bef', 'France', 'Italy clear')).toBe(true)
    expect(mayEnter('su-1', 'Soviet Union', 'Poland clear')).toBe(true)
  })

  it('[PAC-G3] [PAC-G4] the rest has its own area', () => {
    expect(mayEnter('hu-1', 'Hungary', 'Poland clear')).toBe(false)
    expect(mayEnter('hu-1', 'Hungary', 'Yugoslavia clear')).toBe(true)
    expect(mayEnter('yg-1', 'Yugoslavia', 'Italy clear')).toBe(false)
    expect(mayEnter('ro-1', 'Romania', 'Czechoslovakia clear')).toBe(true)
    expect(mayEnter('it-1', 'Italy', 'Germany clear')).toBe(false)
    expect(mayEnter('it-1', 'Italy', 'Yugoslavia clear')).toBe(true)
    expect(mayEnter('po-1', 'Poland', 'Germany clear')).toBe(false)
    expect(mayEnter('po-1', 'Poland', 'Czechoslovakia clear')).toBe(true)
  })

  it('[13.1] in 1939 Poles stay in Poland, Germans also go to Danzig, all else is closed', () => {
    const early = { scenario: '1939', turn: 1 } as const
    expect(mayEnter('po-1', 'Poland', 'Czechoslovakia clear', early)).toBe(false)
    expect(mayEnter('po-1', 'Poland', 'Danzig clear', early)).toBe(false)
    expect(mayEnter('ge-1', 'Germany', 'Danzig clear', early)).toBe(true)
    expect(mayEnter('ge-1', 'Germany', 'Poland clear', early)).toBe(true)
    expect(mayEnter('ge-1', 'Germany', 'Lithuania clear', early)).toBe(false)
  })
})

describe('forts', () => {
  it('[11.5a] intact Czech and Belgian forts admit only their owner', () => {
    expect(mayEnter('su-1', 'Czechoslovakia', 'Czechoslovakia clear fort=czech')).toBe(false)
    expect(mayEnter('ge-1', 'Czechoslovakia', 'Czechoslovakia clear fort=czech-heavy')).toBe(false)
    expect(mayEnter('cz-1', 'Czechoslovakia', 'Czechoslovakia clear fort=czech')).toBe(true)
    const belgium = { belligerent: ['Belgium'] }
    expect(mayEnter('fr-1', 'Belgium', 'Belgium clear fort=belgian', belgium)).toBe(false)
    expect(mayEnter('be-1', 'Belgium', 'Belgium clear fort=belgian', belgium)).toBe(true)
  })

  it('[11.5c] a breached fort, or one of a nation that has given up, is open', () => {
    expect(
      mayEnter('su-1', 'Czechoslovakia', 'Czechoslovakia clear fort=czech', { breached: ['1413'] }),
    ).toBe(true)
    const over = { capitulated: ['Czechoslovakia'] }
    expect(mayEnter('ge-1', 'Czechoslovakia', 'Czechoslovakia clear fort=czech', over)).toBe(true)
  })

  it('[11.5d] an empty West Wall hex is entered for its terrain', () => {
    const world = sketch('Germany', 'hex 1413 Germany rough fort=west-wall', 'hex 1415 France clear')
    const position = stand(world, { '1414': 'fr-1' })
    expect(reach(position, 'fr-1', 'normal').get('1413')).toBe(4)
  })

  it('[11.5e] Germans never enter the Maginot Line, the French do', () => {
    expect(mayEnter('ge-1', 'Germany', 'France clear fort=maginot')).toBe(false)
    expect(mayEnter('fr-1', 'France', 'France clear fort=maginot')).toBe(true)
    expect(mayEnter('uk-bef', 'France', 'France clear fort=maginot')).toBe(true)
  })

  it('[R73] Czech forts do not matter in 1939', () => {
    const early = { scenario: '1939', turn: 1 } as const
    expect(mayEnter('ge-1', 'Germany', 'Czechoslovakia clear fort=czech-heavy', early)).toBe(true)
  })
})
