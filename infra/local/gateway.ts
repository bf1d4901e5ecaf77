import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { type Endpoint, listMethods } from '#shared/contract/endpoint.ts'
import { type Match, sendResult, toEvent } from './gateway-event.ts'

/** Lambda accepts requests and responses of at most 6 MB. API Gateway refuses longer ones. */
const payloadLimit = 6 * 1024 * 1024
/** The HTTP API's timeout for a Lambda. */
const integrationTimeoutMs = 30_000

/** Runs a function and returns its result. Throws if it failed or timed out. */
export type Invoke<Name extends string> = (name: Name, event: APIGatewayProxyEventV2) => Promise<unknown>

export interface GatewayOptions<Name extends string> {
  readonly routes: readonly (readonly [Name, Pick<Endpoint, 'method' | 'path' | 'raw'>])[]
  readonly invoke: Invoke<Name>
  /** The secret that CloudFront adds to requests for the API. */
  readonly originSecret: string
  readonly timeoutMs?: number
}

/**
 * Creates the local counterpart of CloudFront's `/api/*` behavior and API Gateway's HTTP API: the same events, limits
 * and responses. Leaves out: throttling, CORS (the site has the same origin), authorizers (functions verify tokens
 * themselves).
 */
export function createGateway<Name extends string>({
  routes,
  invoke,
  originSecret,
  timeoutMs = integrationTimeoutMs,
}: GatewayOptions<Name>): RequestListener {
  const findRoute = createRouter(routes)
  return async (request, response) => {
    try {
      const route = findRoute(request.method ?? 'GET', request.url ?? '/')
      if (!route) return refuse(response, 404, 'Not Found')
      const body = await readBody(request)
      if (!body) return refuse(response, 413, 'Request Entity Too Large')
      const event = toEvent(request, body, route.match, originSecret)
      const result = await withTimeout(timeoutMs, invoke(route.name, event))
      if (result === timedOut) refuse(response, 503, 'Service Unavailable')
      else sendResult(response, result)
    } catch (error) {
      if (error instanceof URIError) return refuse(response, 400, 'Bad Request')
      refuse(response, 500, 'Internal Server Error')
    }
  }
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return void response.destroy()
  // A request that was not read to its end cannot share its connection with the next one.
  const headers = { 'content-type': 'application/json', ...(status === 413 ? { connection: 'close' } : {}) }
  response.writeHead(status, headers).end(JSON.stringify({ message }))
}

/** Returns the whole body, or undefined if it exceeds Lambda's limit. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > payloadLimit) return undefined
  if (request.method === 'GET' && !request.headers['transfer-encoding'] && !request.headers['content-length']) {
    return Buffer.alloc(0)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > payloadLimit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const timedOut = Symbol('timed out')

function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds, timedOut)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Creates a matcher of method and path. A path without parameters takes precedence, as in API Gateway. */
function createRouter<Name extends string>(routes: GatewayOptions<Name>['routes']) {
  const allRoutes = routes.flatMap(([name, endpoint]) =>
    listMethods(endpoint).map((method) => ({ name, method, path: endpoint.path })),
  )
  const fixed = new Map(allRoutes.filter(({ path }) => !path.includes('{')).map((route) => [key(route), route]))
  const patterns = allRoutes
    .filter(({ path }) => path.includes('{'))
    .map((route) => ({ ...route, pattern: toPattern(route.path) }))
  return (method: string, url: string): { name: Name; match: Match } | undefined => {
    const path = url.split('?', 1)[0] ?? '/'
    const exact = fixed.get(key({ method, path }))
    if (exact) return { name: exact.name, match: { ...exact, parameters: {} } }
    for (const route of patterns) {
      const groups = route.method === method ? route.pattern.exec(path)?.groups : undefined
      if (groups) return { name: route.name, match: { ...route, parameters: decoded(groups) } }
    }
    return undefined
  }
}

const key = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const toPattern = (path: string) =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
const decoded = (groups: Record<string, string>) =>
  Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
