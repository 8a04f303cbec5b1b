import { defineConfig } from 'vitest/config'

/** Times are measured last, with nothing else at work. */
const MEASURED = 'web/e2e/budgets.test.ts'

/** It puts a game of its own into the lists of games, and so needs modules that nobody has loaded. */
const REGISTERED = 'tools/ferry/ferry.test.ts'

/** What they test is drawn by React: Node reads no JSX, so Vite translates it. */
const DRAWN = [
  'web/map/sheets.test.ts',
  'web/map/sheet-switch.test.ts',
  'web/session/hostile.test.ts',
  'web/ui/**/*.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'web/e2e/**', REGISTERED, ...DRAWN],
          testTimeout: 180_000,
          // Node loads the modules itself, as it does for `salient`: whole games take a third less time so.
          experimental: { viteModuleRunner: false },
          // Files share a process, so that the games are loaded once and not 400 times.
          isolate: false,
          setupFiles: ['tools/after-each-file.ts'],
          // On two cores Vitest would leave one idle.
          maxWorkers: '100%',
          hookTimeout: 300_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'drawn',
          include: DRAWN,
          testTimeout: 180_000,
          isolate: false,
          setupFiles: ['tools/after-each-file.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'apart',
          include: [REGISTERED],
          testTimeout: 180_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/e2e/*.test.ts'],
          exclude: [MEASURED],
          testTimeout: 900_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'budgets',
          include: [MEASURED],
          testTimeout: 900_000,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
