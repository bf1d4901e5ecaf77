import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type BuildOptions, build, context, type Plugin } from 'esbuild'
import * as z from 'zod/mini'
import { accessOf, type FunctionName, functionNames, sourceOf } from './access.ts'
import { lambdaPlatform, outsideBundle, type Platform, packNative, thisPlatform } from './native.ts'

const root = path.resolve(import.meta.dirname, '..')

/** The directory of everything that is built. */
export const buildDirectory = path.join(root, 'build')

/** A built system: `functions/<domain>-<name>/index.mjs` with native code for a platform, and `web/`. */
export interface Build {
  readonly directory: string
  readonly platform: Platform
}

// Separate because their native code differs, and because one may be built while the other runs.
export const localBuild: Build = { directory: path.join(buildDirectory, 'local'), platform: thisPlatform }
export const awsBuild: Build = { directory: path.join(buildDirectory, 'aws'), platform: lambdaPlatform }

/** Returns the Lambda name of a function: `advice-analyze` for `advice/analyze`. */
export const lambdaName = (name: FunctionName): string => name.replace('/', '-')

/** Returns the directory that is deployed as a function's code. */
export const functionDirectory = (name: FunctionName, { directory }: Build): string =>
  path.join(directory, 'functions', lambdaName(name))

/** Returns the directory of the built site, as it is deployed. */
export const siteDirectory = ({ directory }: Build): string => path.join(directory, 'web')

/** Leaves out unused paginators, whose packages do not declare that they have no side effects: 2 KB of most functions. */
const withoutPaginators: Plugin = {
  name: 'without-paginators',
  setup: (builder) =>
    builder.onResolve({ filter: /^\.\/(?:Query|Scan)Paginator$/ }, ({ path: file, resolveDir }) => ({
      path: path.join(resolveDir, `${file}.js`),
      sideEffects: false,
    })),
}

/**
 * Leaves out AWS SDK code for requests that we never make: from a browser (user agent parsing) and with event
 * streams. That is 50 KB of every function.
 */
const withoutUnused: Plugin = {
  name: 'without-unused',
  setup: (builder) =>
    builder.onResolve({ filter: /^(?:bowser|@smithy\/core\/event-streams)$/ }, ({ path: name, kind }) =>
      kind === 'dynamic-import' ? { path: name, external: true } : undefined,
    ),
}

/** Reduces each client's package.json to its version, which the client sends. */
const versionsOnly: Plugin = {
  name: 'versions-only',
  setup: (builder) =>
    builder.onLoad({ filter: /@aws-sdk\/client-[\w-]+\/package\.json$/ }, async ({ path: file }) => {
      const { version } = Version.parse(JSON.parse(await readFile(file, 'utf8')))
      return { contents: JSON.stringify({ version }), loader: 'json' }
    }),
}
const Version = z.object({ version: z.string() })

/** The esbuild options of every function. */
export const bundleOptions = {
  bundle: true,
  // Lazy imports are not loaded at start.
  splitting: true,
  plugins: [withoutPaginators, withoutUnused, versionsOnly],
  alias: {
    '@aws-sdk/credential-provider-node': path.join(import.meta.dirname, 'lambda-credentials.ts'),
    '@aws-sdk/endpoint-cache': path.join(import.meta.dirname, 'no-endpoint-cache.ts'),
  },
  outExtension: { '.js': '.mjs' },
  format: 'esm',
  platform: 'node',
  // Lambda runs Node 24; the same bundle runs in local mode on the oldest Node that `engines` in package.json allows.
  target: 'node20',
  minify: true,
  // Node prints the whole source line of an uncaught error, so lines must not be long.
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

const optionsOf = (name: FunctionName, into: Build) =>
  ({
    ...(isNative(name) ? nativeOptions : bundleOptions),
    entryPoints: { index: path.join(root, sourceOf(name)) },
    outdir: functionDirectory(name, into),
  }) satisfies BuildOptions

/** Bundles one function as it is deployed. */
export async function bundleFunction(name: FunctionName, into: Build): Promise<void> {
  await rm(functionDirectory(name, into), { recursive: true, force: true })
  await build(optionsOf(name, into))
  if (isNative(name)) await packNative(functionDirectory(name, into), into.platform)
}

/** Bundles every function as it is deployed, one per processor at a time: all at once, esbuild takes 3.4 GB. */
export async function bundleFunctions(into: Build): Promise<void> {
  const remaining = [...functionNames]
  const bundleNext = async (): Promise<void> => {
    const name = remaining.pop()
    if (!name) return
    await bundleFunction(name, into)
    return bundleNext()
  }
  await Promise.all(Array.from({ length: availableParallelism() }, bundleNext))
}

const isNative = (name: FunctionName) => accessOf(name).native ?? false

/**
 * The esbuild options of all functions in local mode, except native ones. In one build they share chunks, which are read
 * and minified once instead of once per function: 1 s instead of 26. Deployed functions are bundled alone, because
 * each is smaller that way.
 */
export const togetherOptions = ({ directory }: Build) =>
  ({
    ...bundleOptions,
    entryPoints: Object.fromEntries(
      functionNames
        .filter((name) => !isNative(name))
        .map((name) => [`${lambdaName(name)}/index`, path.join(root, sourceOf(name))]),
    ),
    outdir: path.join(directory, 'functions'),
    chunkNames: 'chunks/[hash]',
  }) satisfies BuildOptions

const bundleNative = (into: Build) =>
  Promise.all(functionNames.filter(isNative).map((name) => bundleFunction(name, into)))

/** Bundles every function for local mode. */
export async function bundleTogether(into: Build): Promise<void> {
  const options = togetherOptions(into)
  await rm(options.outdir, { recursive: true, force: true })
  await Promise.all([build(options), bundleNative(into)])
}

/** Bundles functions again when one changes, then calls `onChange`. Returns a function that stops watching. */
export async function watchFunctions(into: Build, onChange: () => void): Promise<() => Promise<void>> {
  const notify: Plugin = {
    name: 'notify',
    setup: (builder) => builder.onEnd(({ errors }) => (errors.length > 0 ? undefined : onChange())),
  }
  const native = functionNames.filter(isNative).map((name) => optionsOf(name, into))
  const watchers = await Promise.all(
    [togetherOptions(into), ...native].map((options) => context({ ...options, plugins: [...options.plugins, notify] })),
  )
  await Promise.all(watchers.map((watcher) => watcher.watch()))
  return async () => {
    await Promise.all(watchers.map((watcher) => watcher.dispose()))
  }
}
