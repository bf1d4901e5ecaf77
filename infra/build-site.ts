import path from 'node:path'
import { build } from 'vite'
import { buildDirectory } from './bundle.ts'

/** The directory of the built site, as it is deployed. */
export const siteDirectory = path.join(buildDirectory, 'web')

/** Builds the site of `web/` into {@link siteDirectory}. */
export async function buildSite(): Promise<void> {
  await build({ configFile: path.resolve(import.meta.dirname, '../web/vite.config.ts'), logLevel: 'warn' })
}
