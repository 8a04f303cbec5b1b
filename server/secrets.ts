// Secrets are made here, and only their hashes are kept.
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits for an address or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** 256 bits in hexadecimal, for dice. */
export const newSeed = (): string => randomBytes(32).toString('hex')

/** Short enough to be read out, and too many to be guessed. */
export const newId = (): string => randomBytes(9).toString('base64url')

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
