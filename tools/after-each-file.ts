// Vitest runs this in every test file.
import { afterAll } from 'vitest'
import { restoreAll } from '../engine/testing/restore.ts'

afterAll(restoreAll)
