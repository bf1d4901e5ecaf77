import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type BuildOptions, build, context, type Plugin } from 'esbuild'
import { accessOf, type FunctionName, functionNames, sourceOf } from './access.ts'
import { outsideBundle, type Platform, packNative, thisPlatform } from './native.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The directory of build outputs: `functions/<domain>-<name>/index.mjs` and `web/`. */
export const buildDirectory = path.join(root, 'build')

/** Returns the Lambda name of a function: `advice-analyze` for `advice/analyze`. */
export const lambdaName = (name: FunctionName): string => name.replace('/', '-')

/** Returns the directory that is deployed as a function's code, below the build directory `into`. */
export const functionDirectory = (name: FunctionName, into = buildDirectory): string =>
  path.join(into, 'functions', lambdaName(name))

/** The esbuild options of every function. */
export const bundleOptions = {
  bundle: true,
  // Lazy imports are not loaded at start.
  splitting: true,
  alias: { '@aws-sdk/credential-provider-node': path.join(import.meta.dirname, 'lambda-credentials.ts') },
  outExtension: { '.js': '.mjs' },
  format: 'esm',
  platform: 'node',
  // Lambda runs Node 24; the same bundle runs in local mode on the oldest Node that `engines` in package.json allows.
  target: 'node20',
  minify: true,
  // Node prints the whole source line of an uncaught error.
  lineLimit: 160,
  sourcemap: true,
  sourcesContent: false,
  // The ES module builds of the AWS SDK tree-shake; its CommonJS builds do not (338 KB against 536).
  mainFields: ['module', 'main'],
  // Bundled CommonJS calls `require`, which ES modules do not have.
  banner: { js: "import { createRequire as $require } from 'node:module';const require = $require(import.meta.url);" },
  logLevel: 'warning',
} satisfies BuildOptions

/** The esbuild options of functions that load native modules. */
export const nativeOptions = { ...bundleOptions, external: outsideBundle } satisfies BuildOptions

const optionsOf = (name: FunctionName, into?: string) =>
  ({
    ...(accessOf(name).native ? nativeOptions : bundleOptions),
    entryPoints: { index: path.join(root, sourceOf(name)) },
    outdir: functionDirectory(name, into),
  }) satisfies BuildOptions

/** Bundles one function as it is deployed to a platform. */
export async function bundleFunction(name: FunctionName, into?: string, platform = thisPlatform): Promise<void> {
  await rm(functionDirectory(name, into), { recursive: true, force: true })
  await build(optionsOf(name, into))
  await pack(name, platform, into)
}

/** Bundles every function, one per processor at a time: all at once, esbuild takes 3.4 GB. */
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

/** Bundles each function again when it changes, then calls `onChange`. Returns a function that stops watching. */
export async function watchFunctions(onChange: (name: FunctionName) => void): Promise<() => Promise<void>> {
  const watchers = await Promise.all(
    functionNames.map((name) => {
      const notify: Plugin = {
        name: 'notify',
        setup: (builder) => builder.onEnd(({ errors }) => (errors.length > 0 ? undefined : onChange(name))),
      }
      return context({ ...optionsOf(name), plugins: [notify] })
    }),
  )
  await Promise.all(functionNames.map((name) => pack(name, thisPlatform)))
  await Promise.all(watchers.map((watcher) => watcher.watch()))
  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.dispose()))
  }
}
