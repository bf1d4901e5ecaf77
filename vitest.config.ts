import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { sdkEnvironment } from './infra/sdk-environment.ts'

/** Only `npm run test:all` runs slow suites and those of the emulators, which change rarely. */
const long = process.env.LONG ? [] : ['**/*.long.test.{ts,tsx}', 'test/emulators/**']
const report = process.env.VITEST_REPORT
const common = {
  exclude: ['**/node_modules/**', ...long],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  // Files share two processes; `test/support/reset.ts` undoes after each what it changed.
  isolate: false,
  // A larger nursery: with V8's 16 MB, collecting garbage took 7 % more CPU seconds.
  execArgv: ['--max-semi-space-size=64'],
  // The emulators of a backend in this process use setImmediate, and would wait for a test's clock to advance.
  fakeTimers: { toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] },
  env: sdkEnvironment,
  testTimeout: 60_000,
  hookTimeout: 120_000,
} satisfies TestProjectInlineConfiguration['test']
const setupFiles = [
  'test/support/reset.ts',
  'test/support/console.ts',
  'test/support/short-waits.ts',
  'test/support/fast-check-seed.ts',
]

export default defineConfig({
  test: {
    maxWorkers: 2,
    // `.ci/run` counts from the JSON file.
    reporters: ['default', './test/support/slowest.ts', ...(report ? ['json'] : [])],
    ...(report ? { outputFile: { json: report } } : {}),
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          // By exclusion, so that a new folder is never left out.
          include: ['test/**/*.test.ts'],
          exclude: [...common.exclude, 'test/{infra,web,e2e}/**'],
          setupFiles,
        },
      },
      {
        test: {
          ...common,
          name: 'infra',
          include: ['test/infra/**/*.test.ts'],
          // Without the reset: templates are synthesized once per process.
          setupFiles: setupFiles.slice(1),
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          ...common,
          name: 'web',
          root: '.',
          include: ['test/web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: [...setupFiles, 'test/support/web.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/e2e/shared-system.ts'],
          testTimeout: 120_000,
          // Each has a system and a browser: with three at once on two cores, single waits ran out.
          maxWorkers: 2,
          // Runs after the others: browsers give up on a page after a fixed time.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
