import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mapsOfTheLastBuild } from './web/build/dev-maps.ts'
import { unitSymbols } from './web/build/unit-symbols.ts'

// The client is built by `npm start` when its sources have changed (web/build/client.ts). Pictures of the maps are made
// by web/build/map-pictures.ts and lie beside it in maps/.
const SHARED = /^(engine|table|atlas\/draw|web\/(map|ui|session|games\/kit))\//
const isShared = (file: string): boolean => SHARED.test(relative(import.meta.dirname, file))

export default defineConfig({
  root: 'web',
  base: './',
  publicDir: false,
  server: {
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
  },
  plugins: [react(), unitSymbols(), mapsOfTheLastBuild()],
  // A thread loads the game that is played, not all of them.
  worker: { format: 'es' },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 2048,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      // A player who starts the program does not want to read how long the bundler took.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          // What the tables of several games share is one file, not one for each set of games that shares it.
          groups: [{ name: 'shared', test: isShared, minShareCount: 2 }],
        },
      },
    },
  },
})
