import path from 'node:path'
import { type Build, siteDirectory } from './bundle.ts'

/** Builds the site of `web/`. */
export async function buildSite(into: Build): Promise<void> {
  // Loaded on demand: importing it would make every start take 50% longer.
  const { build } = await import('vite')
  await build({
    configFile: path.resolve(import.meta.dirname, '../web/vite.config.ts'),
    build: { outDir: siteDirectory(into) },
    logLevel: 'warn',
  })
}
