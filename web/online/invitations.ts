// Links that lead to seats, and how they leave the page.
import { hashOf } from '../router.ts'
import { houseAddresses } from './api.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Where friends find this server: the address of this page, or that of the machine in its network. Null: nobody can. */
export async function addressForFriends(): Promise<string | null> {
  const { hostname, origin, pathname } = location
  if (!LOOPBACK.includes(hostname)) return `${origin}${pathname}`
  const [first] = await houseAddresses().catch(() => [])
  return first ?? null
}

export const linkTo = (address: string, id: string, secret: string): string =>
  `${address}${hashOf({ page: 'join', id, secret })}`

export const replayLink = (address: string, id: string): string =>
  `${address}${hashOf({ page: 'replay', id })}`

/** Pages of a plain address have no clipboard of their own: there a field is selected and copied. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.style.position = 'fixed'
    field.style.opacity = '0'
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}

export const canSend = (): boolean =>
  typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches

/** By the share sheet of the system; if that fails, onto the clipboard. */
export async function sendText(text: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: text })
  } catch (error) {
    if ((error as Error).name !== 'AbortError') await copyText(text)
  }
}
