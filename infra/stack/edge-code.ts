import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addressOf, publicPages } from '#shared/public-pages.ts'

const code = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.js`), 'utf8')

/** What runs inside CloudFront on every request of a behaviour: the site's files found, the API told whose request it is. */
export const edgeCode = {
  rewrite: `const PAGES = ${JSON.stringify(publicPages.map(addressOf))}\n${code('rewrite')}`,
  viewer: code('viewer'),
}
