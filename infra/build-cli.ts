import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import { version } from '../cli/version.ts'
import { buildDirectory } from './bundle.ts'

const root = path.resolve(import.meta.dirname, '..')

/** Where the command line's npm package is built, ready for `npm publish`. */
export const cliDirectory = path.join(buildDirectory, 'cli')

const manifest = {
  name: 'viewcraft',
  version,
  description: 'Scores video titles, and compares the wording of several titles for one video.',
  license: 'SEE LICENSE IN NOTICE',
  type: 'module',
  bin: { viewcraft: 'viewcraft.mjs' },
  files: ['viewcraft.mjs', 'NOTICE'],
  engines: { node: '>=20.19' },
}

/** Builds the command line's npm package: one file without dependencies. */
export async function buildCli(directory = cliDirectory): Promise<void> {
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  await build({
    entryPoints: [path.join(root, 'cli/main.ts')],
    outfile: path.join(directory, 'viewcraft.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    logLevel: 'warning',
  })
  await writeFile(path.join(directory, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await copyFile(path.join(root, 'cli/README.md'), path.join(directory, 'README.md'))
  await copyFile(path.join(root, 'NOTICE'), path.join(directory, 'NOTICE'))
}

if (process.argv[1] === import.meta.filename) await buildCli()
