import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import { buildDirectory, bundleOptions } from '#infra/bundle.ts'
import { hashOfSources } from '#infra/local/build.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Lets bundled sources find files beside them. */
const ownFolders: Plugin = {
  name: 'own-folders',
  setup: (builder) =>
    builder.onLoad({ filter: /\/(?:infra|functions|shared|web)\/[^:]*\.ts$/ }, async ({ path: file }) =>
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
  const directory = path.join(buildDirectory, 'system', hashOfSources())
  if (!existsSync(directory)) await bundleInto(directory)
  return path.join(directory, 'start.mjs')
}

/** Test processes may do this at the same time: each bundles into a directory of its own, and the first one counts. */
async function bundleInto(directory: string): Promise<void> {
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
