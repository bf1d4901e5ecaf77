import { readFileSync } from 'node:fs'
import path from 'node:path'
import { metadataDocuments } from '#shared/oauth.ts'
import { pagePath, publicPages } from '#shared/public-pages.ts'
import { paths } from '#web/paths.ts'

/** The standard addresses of the documents for assistants, with their files. */
const metadataAddresses = Object.fromEntries(
  metadataDocuments.flatMap(({ file, addresses }) => addresses.map((address) => [address, `/${file}`])),
)

const readCode = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.js`), 'utf8')

/** Defines `fileAt(uri)`, which returns the site's file for an address. */
const fileAt = [
  `const PAGES = ${JSON.stringify(publicPages.map(pagePath))}`,
  `const SCREENS = ${JSON.stringify(Object.values(paths))}`,
  `const METADATA = ${JSON.stringify(metadataAddresses)}`,
  readCode('addresses'),
].join('\n')

/**
 * The code of the CloudFront Functions. `rewrite` maps addresses of the site to files, `status` sets 404 for unknown
 * addresses, `viewer` passes the caller's address to the API.
 */
export const edgeCode = {
  rewrite: fileAt + readCode('rewrite'),
  status: fileAt + readCode('status'),
  viewer: readCode('viewer'),
}
