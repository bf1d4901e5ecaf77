import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type BuildOptions, build, context, type Plugin } from 'esbuild'
import { accessOf, type FunctionName, functionNames, sourceOf } from './access.ts'
import { outsideBundle, type Platform, packNative, thisPlatform } from './native.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Where builds go: `functions/<domain>-<name>/index.mjs` and `web/`. */
export const buildDirectory = path.join(root, 'build')

/** `advice/analyze` is Lambda `advice-analyze`. */
export const lambdaName = (name: FunctionName): string => name.replace('/', '-')

/** The directory that is deployed as one function's code; `into` is where builds go. */
export const functionDirectory = (name: FunctionName, into = buildDirectory): string =>
  path.join(into, 'functions', lambdaName(name))

/** How a function is bundled, whichever file it is. */
export const bundleOptions = {
  bundle: true,
  // What is imported lazily stays out of the start.
  splitting: true,
  alias: { '@aws-sdk/credential-provider-node': path.join(import.meta.dirname, 'lambda-credentials.ts') },
  outExtension: { '.js': '.mjs' },
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minify: true,
  // Node prints the whole line an error stands on.
  lineLimit: 160,
  sourcemap: true,
  sourcesContent: false,
  // The ES module builds of the AWS SDK tree-shake; its CommonJS builds do not (338 KB against 536).
  mainFields: ['module', 'main'],
  // What is left of CommonJS inside asks for `require`, which an ES module does not have.
  banner: { js: "import { createRequire as $require } from 'node:module';const require = $require(import.meta.url);" },
  logLevel: 'warning',
} satisfies BuildOptions

/** What emscripten's code, which TensorFlow.js has within, expects of Node besides. */
const places = 'const __filename = import.meta.filename, __dirname = import.meta.dirname;'

/** How a function that loads machine code is bundled. */
export const nativeOptions = {
  ...bundleOptions,
  external: outsideBundle,
  banner: { js: `${bundleOptions.banner.js}${places}` },
} satisfies BuildOptions

const optionsOf = (name: FunctionName, into?: string) =>
  ({
    ...(accessOf(name).native ? nativeOptions : bundleOptions),
    entryPoints: { index: path.join(root, sourceOf(name)) },
    outdir: functionDirectory(name, into),
  }) satisfies BuildOptions

/** Bundles one function exactly as it is deployed to a platform. */
export async function bundleFunction(name: FunctionName, into?: string, platform = thisPlatform): Promise<void> {
  await rm(functionDirectory(name, into), { recursive: true, force: true })
  await build(optionsOf(name, into))
  await pack(name, platform, into)
}

/** Bundles them all, as many at once as there are processors: with all of them at once esbuild takes 3.4 GB. */
export async function bundleFunctions(into?: string, platform = thisPlatform): Promise<void> {
  const left = [...functionNames]
  const bundleNext = async (): Promise<void> => {
    const name = left.pop()
    if (!name) return
    await bundleFunction(name, into, platform)
    return bundleNext()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, bundleNext))
}

const pack = async (name: FunctionName, platform: Platform, into?: string) => {
  if (accessOf(name).native) await packNative(functionDirectory(name, into), platform)
}

/** Bundles each function again at every change of it; `onChange` is told when it is in place. Answers how to stop. */
export async function watchFunctions(onChange: (name: FunctionName) => void): Promise<() => Promise<void>> {
  const watchers = await Promise.all(
    functionNames.map((name) => {
      const tell: Plugin = {
        name: 'tell',
        setup: (builder) => builder.onEnd(({ errors }) => (errors.length > 0 ? undefined : onChange(name))),
      }
      return context({ ...optionsOf(name), plugins: [tell] })
    }),
  )
  await Promise.all(functionNames.map((name) => pack(name, thisPlatform)))
  await Promise.all(watchers.map((watcher) => watcher.watch()))
  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.dispose()))
  }
}
