import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Formats of secrets: Google API keys and client secrets, AI providers, AWS, Stripe, private keys. */
export const secretFormats =
  /AIza[\w-]{35}|GOCSPX-[\w-]{20,}|\bsk-[\w-]{20,}|AKIA[A-Z0-9]{16}|[rs]k_(?:live|test)_\w{16,}|whsec_\w{16,}|-----BEGIN [A-Z ]*PRIVATE KEY/

/** Returns the name and the text of every file in a build directory, except those of packages. */
export async function filesIn(directory: string): Promise<[string, string][]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
  return Promise.all(
    files.map(async ({ name, parentPath }) => [name, await readFile(path.join(parentPath, name), 'latin1')]),
  )
}
