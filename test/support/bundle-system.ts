import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { buildDirectory, bundleOptions } from '#infra/bundle.ts'
import { hashOfSources } from '#infra/local/build.ts'
import { dayMs } from '#shared/duration.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** Has a directory for the bundle of each state of the sources. */
const bundles = path.join(buildDirectory, 'system')

/** Lets bundled sources find files beside them. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup: (builder) =>
    builder.onLoad({ filter: /\.ts$/ }, async ({ path: file }) =>
      file.includes('/node_modules/')
        ? undefined
        : {
            loader: 'ts',
            contents: (await readFile(file, 'utf8')).replaceAll(
              'import.meta.dirname',
              JSON.stringify(path.dirname(file)),
            ),
          },
    ),
}

/**
 * Bundles what `npm start` runs, unless the sources have not changed, and returns the file to run. A bundle starts with a
 * third of the CPU seconds: `tsx` and Node would load a thousand files.
 */
export async function bundleSystem(): Promise<string> {
  const directory = path.join(bundles, hashOfSources())
  if (!existsSync(directory)) await bundleInto(directory)
  return path.join(directory, 'start.mjs')
}

/** Test processes may do this at the same time: each bundles into a directory of its own, and the first one counts. */
async function bundleInto(directory: string): Promise<void> {
  await removeOld()
  const own = `${directory}-${randomUUID()}`
  const local = path.join(root, 'infra/local')
  await build({
    ...bundleOptions,
    plugins: [ownFolders],
    alias: {},
    minify: false,
    sourcemap: false,
    entryPoints: [path.join(local, 'start.ts'), path.join(local, 'emulators/dynamo/dynamo-process.ts')],
    entryNames: '[name]',
    outdir: own,
    // Native, loads its files by name, or is rarely needed.
    external: ['classic-level', 'dynalite', 'esbuild', 'vite'],
  })
  await rename(own, directory).catch(() => rm(own, { recursive: true, force: true }))
}

/** Removes bundles of earlier sources. Another process may still run a newer one. */
async function removeOld(): Promise<void> {
  await mkdir(bundles, { recursive: true })
  for (const name of await readdir(bundles)) {
    const bundle = path.join(bundles, name)
    // Undefined if another process has removed or renamed it.
    const found = await stat(bundle).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - dayMs) await rm(bundle, { recursive: true, force: true })
  }
}
