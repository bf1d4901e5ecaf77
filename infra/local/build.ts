import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stop } from 'esbuild'
import { buildSite } from '#infra/build-site.ts'
import { bundleTogether, localBuild, siteDirectory } from '#infra/bundle.ts'
import { compress } from './compress.ts'
import { buildRuntime } from './host/runtime-build.ts'

const root = path.resolve(import.meta.dirname, '../..')
const { directory } = localBuild
const stamp = path.join(directory, 'sources.sha256')

/** The runtime that function threads and processes start from. */
export const runtimeFile = path.join(directory, 'runtime.mjs')

/** Builds the functions, their runtime and, with `site`, the site. Skips the build if the sources have not changed. */
export async function buildAll({ site }: { site: boolean }): Promise<void> {
  const sources = hashOfSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  await mkdir(directory, { recursive: true })
  await Promise.all([
    bundleTogether(localBuild),
    buildRuntime(directory),
    site ? buildSite(localBuild).then(() => compressAll(siteDirectory(localBuild))) : undefined,
  ])
  // esbuild's process would otherwise occupy memory as long as this one runs.
  await stop()
  if (site) await writeFile(stamp, sources)
}

/** Compresses files at build time, as CloudFront does on delivery. */
async function compressAll(site: string): Promise<void> {
  const files = await readdir(site, { recursive: true })
  const text = files.filter((file) => /\.(js|css|html|svg|json)$/.test(file))
  await Promise.all(
    text.map(async (file) => {
      const source = path.join(site, file)
      await writeFile(`${source}.br`, await compress(await readFile(source)))
    }),
  )
}

/** Returns a hash of what is built. Synchronous, because each start waits for it: 30 ms instead of 400. */
export function hashOfSources(): string {
  const hash = createHash('sha256')
  const files = ['package-lock.json', ...['shared', 'functions', 'infra', 'web'].flatMap(filesOf)]
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
