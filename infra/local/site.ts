import type { RequestListener, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { siteDirectory } from '#infra/build-site.ts'
import type { Config } from '#shared/config.ts'
import { csp } from '#shared/csp.ts'

/**
 * CloudFront's default behaviour on one machine: the built site with the deployed headers and cache rules, every path
 * that is no file answered with the page, and `/config.json` of this system.
 */
export function createSite(config: Config): RequestListener {
  const policy = csp({ pool: config.cognitoEndpoint, uploads: config.uploadsOrigin })
  const setHeaders = (response: ServerResponse, pathname: string) => {
    const cache = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-store'
    response.setHeader('cache-control', cache)
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
  }
  // `dev`: looks at the disk each time, for the site may be built again while it is served.
  const files = sirv(siteDirectory, { dev: true, single: true, brotli: true, etag: true, setHeaders })
  return withConfig(config, (request, response) => files(request, response, () => void response.writeHead(404).end()))
}

/** The site from its sources, each change at once in the browser; without the policy, which forbids what that needs. */
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
