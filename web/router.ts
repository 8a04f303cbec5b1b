// The address behind the # says which page is open: the start page, a battle on it, the maps, a table, a report.

export type Route =
  | { readonly page: 'start'; readonly battle: string | null }
  | { readonly page: 'maps'; readonly game: string | null }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'report'; readonly id: string }

const START: Route = { page: 'start', battle: null }
const NAME = /^[a-z0-9-]+$/

/** Whatever is not an address of ours leads to the start page. */
export function routeOf(hash: string): Route {
  const [first, second, ...more] = hash.replace(/^#?\/?/, '').split('/')
  if (first === 'maps' && (second === undefined || second === '')) return { page: 'maps', game: null }
  if (more.length > 0 || second === undefined || !NAME.test(second)) return START
  if (first === 'battle') return { page: 'start', battle: second }
  if (first === 'maps') return { page: 'maps', game: second }
  return first === 'table' || first === 'report' ? { page: first, id: second } : START
}

export function hashOf(route: Route): string {
  if (route.page === 'start') return route.battle === null ? '#/' : `#/battle/${route.battle}`
  if (route.page === 'maps') return route.game === null ? '#/maps' : `#/maps/${route.game}`
  return `#/${route.page}/${route.id}`
}

/** The seed that the address asks for, so that a test can deal the same dice again. */
export function seedOf(search: string): string | null {
  const seed = new URLSearchParams(search).get('seed')
  return seed === '' ? null : seed
}
