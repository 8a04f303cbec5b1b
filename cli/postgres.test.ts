import { expect, test } from 'vitest'
import { postgresUrl } from './postgres.ts'

test('only an address of PostgreSQL is taken for one', () => {
  for (const url of ['postgres://me@host:5432/lab', 'postgresql://me:secret@host/lab?sslmode=require']) {
    expect(postgresUrl(url)).toBe(url)
  }
  for (const word of ['', 'host:5432', 'mysql://host/lab', 'postgres://', 'postgres://host:port/lab']) {
    expect(() => postgresUrl(word), word).toThrow('--postgres is an address like postgres://user@host')
  }
})
