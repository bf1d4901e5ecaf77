import { readFile } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { localBuild, siteDirectory } from '#infra/bundle.ts'
import { csp, originsOf } from '#infra/csp.ts'
import type { Config } from '#shared/config.ts'
import { fillConfig } from '#shared/config-block.ts'
import { metadataDocuments } from '#shared/oauth.ts'
import { describeApi } from '#shared/openapi/document.ts'
import { openApiPath } from '#shared/openapi/errors.ts'
import { fillPage, findPublicPage, llmsFile, pageFile, robots, sitemap } from '#shared/public-pages.ts'
import { screens } from '../screens.ts'
import { compress } from './compress.ts'

const directory = siteDirectory(localBuild)

/**
 * Creates the local counterpart of CloudFront's default behavior: the built site with the deployed headers and cache
 * rules, prerendered pages, the app at its own paths, a 404 page at other paths without an extension, and
 * `/config.json`.
 */
export function createSite(config: Config, origin: string): RequestListener {
  const policy = csp(originsOf(config))
  const setHeaders = (response: ServerResponse, pathname: string) => {
    const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store'
    response.setHeader('cache-control', cache)
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  }
  // `dev` reads the disk on every request, since the site may be rebuilt while it is served.
  const files = sirv(directory, { dev: true, brotli: true, etag: true, setHeaders })
  const missing = (response: ServerResponse) => void response.writeHead(404).end()
  return withConfig(config, async (request, response) => {
    const address = request.url?.split('?')[0] ?? ''
    const generated = findGeneratedFile(address, origin, config)
    if (!generated) return files(request, response, () => missing(response))
    setHeaders(response, '')
    const [type, text] = await generated
    const status = isNotFound(address) ? 404 : 200
    const headers = { 'content-type': `${type};charset=utf-8` }
    if (!/\bbr\b/.test(`${request.headers['accept-encoding']}`))
      return void response.writeHead(status, headers).end(text)
    response.writeHead(status, { ...headers, 'content-encoding': 'br' }).end(await compress(text))
  })
}

/** Returns the metadata document at an address. */
const findMetadata = (address: string) => metadataDocuments.find(({ addresses }) => addresses.includes(address))

const hasExtension = (address: string) => /\.[^/]*$/.test(address)

/** Returns whether no page or screen has this path. Files have an extension. */
const isNotFound = (address: string) =>
  !hasExtension(address) &&
  !findMetadata(address) &&
  !findPublicPage(address) &&
  !screens.test(address.replace(/(.)\/+$/, '$1'))

/**
 * Returns the type and text of a file generated for this origin: a public page, robots.txt, llms.txt, the sitemap, the
 * description of the API, the app's page, or the 404 page.
 */
function findGeneratedFile(
  address: string,
  origin: string,
  config: Config,
): Promise<readonly [type: string, text: string]> | undefined {
  if (address === '/robots.txt') return Promise.resolve(['text/plain', robots(origin)])
  if (address === openApiPath) return Promise.resolve(['application/json', JSON.stringify(describeApi(origin))])
  const metadata = findMetadata(address)
  if (metadata) return Promise.resolve(['application/json', JSON.stringify(metadata.describe(origin))])
  if (address === '/sitemap.xml') return Promise.resolve(['application/xml', sitemap(origin)])
  const read = (file: string) => readFile(path.join(directory, file), 'utf8')
  if (address === `/${llmsFile}`) return read(llmsFile).then((text) => ['text/plain', fillPage(text, origin, config)])
  const page = findPublicPage(address)
  if (page) return read(pageFile(page)).then((html) => ['text/html', fillPage(html, origin, config)])
  if (hasExtension(address) && address !== '/app.html') return undefined
  return read(isNotFound(address) ? '404.html' : 'app.html').then((html) => ['text/html', fillConfig(html, config)])
}

/** Serves the site from its sources with hot reload. Leaves out the content security policy, which hot reload would violate. */
export async function startHotSite(config: Config): Promise<RequestListener> {
  const { createServer } = await import('vite')
  const server = await createServer({
    root: path.resolve(import.meta.dirname, '../../web'),
    server: { middlewareMode: true },
    appType: 'spa',
    logLevel: 'warn',
  })
  return withConfig(config, server.middlewares)
}

function withConfig(config: Config, site: RequestListener): RequestListener {
  const body = JSON.stringify(config)
  return (request, response) => {
    if (request.url !== '/config.json') return site(request, response)
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body)
  }
}
