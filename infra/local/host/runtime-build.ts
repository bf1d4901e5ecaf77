import path from 'node:path'
import { build } from 'esbuild'

/** Bundles `runtime.ts` into a file that threads and processes start from. Returns its path. */
export async function buildRuntime(directory: string): Promise<string> {
  const outfile = path.join(directory, 'runtime.mjs')
  await build({
    entryPoints: [path.join(import.meta.dirname, 'runtime.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  })
  return outfile
}
