// The address behind the # says which page is open: the start page, a battle on it, the maps, a table, a report.

export type Route =
  | { readonly page: 'start'; readonly battle: string | null }
  | { readonly page: 'maps'; readonly game: string | null }
  | { readonly page: 'corrections' }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'report'; readonly id: string }
  /** A table that a server keeps: its waiting room, then the game. */
  | { readonly page: 'online'; readonly id: string }
  /** A link to a seat: whoever has the secret sits down. */
  | { readonly page: 'join'; readonly id: string; readonly secret: string }
  /** A finished game of a server, and its dice: for everybody. */
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'dice'; readonly id: string }

const START: Route = { page: 'start', battle: null }
const NAME = /^[a-z0-9-]+$/
const TABLE = /^[\w-]{12}$/
const SECRET = /^[\w-]{43}$/
const OF_A_SERVER = ['online', 'replay', 'dice'] as const

/** Whatever is not an address of ours leads to the start page. */
export function routeOf(hash: string): Route {
  const [first, second, ...more] = hash.replace(/^#?\/?/, '').split('/')
  if (first === 't' && TABLE.test(second ?? '') && more.length === 1 && SECRET.test(more[0]))
    return { page: 'join', id: second, secret: more[0] }
  const served = OF_A_SERVER.find(page => page === first)
  if (served !== undefined)
    return TABLE.test(second ?? '') && more.length === 0 ? { page: served, id: second } : START
  if (first === 'maps' && (second === undefined || second === '')) return { page: 'maps', game: null }
  if (first === 'corrections' && second === undefined) return { page: 'corrections' }
  if (more.length > 0 || second === undefined || !NAME.test(second)) return START
  if (first === 'battle') return { page: 'start', battle: second }
  if (first === 'maps') return { page: 'maps', game: second }
  return first === 'table' || first === 'report' ? { page: first, id: second } : START
}

export function hashOf(route: Route): string {
  if (route.page === 'start') return route.battle === null ? '#/' : `#/battle/${route.battle}`
  if (route.page === 'maps') return route.game === null ? '#/maps' : `#/maps/${route.game}`
  if (route.page === 'join') return `#/t/${route.id}/${route.secret}`
  if (route.page === 'corrections') return '#/corrections'
  return `#/${route.page}/${route.id}`
}

/** The seed that the address asks for, so that a test can deal the same dice again. */
export function seedOf(search: string): string | null {
  const seed = new URLSearchParams(search).get('seed')
  return seed === '' ? null : seed
}
