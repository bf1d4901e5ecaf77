import { readFileSync } from 'node:fs'
import path from 'node:path'
import { metadataDocuments, openAddresses } from '#shared/oauth.ts'
import { preflightHeaders } from '#shared/open-access.ts'
import { pagePath, publicPages } from '#shared/public-pages.ts'
import { screens } from '../screens.ts'

/** The standard addresses of metadata documents, with their files. */
const metadataAddresses = Object.fromEntries(
  metadataDocuments.flatMap(({ file, addresses }) => addresses.map((address) => [address, `/${file}`])),
)

const readCode = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.js`), 'utf8')

/** Defines `fileAt(uri)`, which returns the site's file for an address. */
const fileAt = [
  `const PAGES = ${JSON.stringify(publicPages.map(pagePath))}`,
  `const SCREENS = ${screens}`,
  `const METADATA = ${JSON.stringify(metadataAddresses)}`,
  readCode('addresses'),
].join('\n')

/** The headers of a response, as CloudFront Functions write them. */
const toEdgeHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }]))

/** Defines `preflight(request)`, which handles CORS preflight requests. */
const preflight = [
  `const OPEN = ${JSON.stringify(openAddresses)}`,
  `const PREFLIGHT = ${JSON.stringify(toEdgeHeaders(preflightHeaders))}`,
  readCode('preflight'),
].join('\n')

/**
 * The code of the CloudFront Functions. `rewrite` maps addresses of the site to files, `status` sets 404 for unknown
 * addresses, `viewer` passes the caller's address to the API.
 */
export const edgeCode = {
  rewrite: fileAt + preflight + readCode('rewrite'),
  status: fileAt + readCode('status'),
  viewer: preflight + readCode('viewer'),
}
