import { defineConfig } from 'vitest/config'
import { sdkEnvironment } from './infra/sdk-environment.ts'

/** `*.long.test.*` runs in `npm run test:all` only. */
const skipped = process.env.LONG ? [] : ['**/*.long.test.{ts,tsx}']
const report = process.env.VITEST_REPORT
const common = {
  exclude: ['**/node_modules/**', ...skipped],
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  env: sdkEnvironment,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    // `.ci/run` counts from this file.
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
    projects: [
      {
        test: {
          ...common,
          name: 'node',
          include: [
            'test/{analytics,architecture,contract,emulators,functions,infra,local,prediction,thumbnail,vision}/**/*.test.ts',
          ],
          setupFiles: ['test/support/console.ts', 'test/support/draws.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
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
          setupFiles: ['test/support/console.ts', 'test/support/draws.ts', 'test/support/web.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...common,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          // The first system to start builds the site.
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
