import path from 'node:path'
import { build } from 'vite'
import { type Build, siteDirectory } from './bundle.ts'

/** Builds the site of `web/`. */
export async function buildSite(into: Build): Promise<void> {
  await build({
    configFile: path.resolve(import.meta.dirname, '../web/vite.config.ts'),
    build: { outDir: siteDirectory(into) },
    logLevel: 'warn',
  })
}
