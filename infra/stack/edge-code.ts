import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pagePath, publicPages } from '#shared/public-pages.ts'
import { paths } from '#web/paths.ts'

const code = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.js`), 'utf8')

/** Which file of the site an address leads to. */
const addresses = [
  `const PAGES = ${JSON.stringify(publicPages.map(pagePath))}`,
  `const SCREENS = ${JSON.stringify(Object.values(paths))}`,
  code('addresses'),
].join('\n')

/** What runs inside CloudFront: the site's files found, what is none of them told, the API told whose request it is. */
export const edgeCode = {
  rewrite: addresses + code('rewrite'),
  status: addresses + code('status'),
  viewer: code('viewer'),
}
