#!/usr/bin/env node
import { command } from './command.ts'

// A reader such as `head` that has seen enough is no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await command(process.argv.slice(2))
