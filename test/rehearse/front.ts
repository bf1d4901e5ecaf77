import type { RequestListener } from 'node:http'
import * as z from 'zod/mini'
import { createGateway } from '#infra/local/gateway.ts'
import { type Deployed, mayCall } from './deployed.ts'
import { toPattern } from './rights.ts'

export interface FrontOptions {
  /** The secret that the functions know. */
  readonly originSecret: string
  /** The origin of a server with the site's files. */
  readonly site: string
  /** Replaces the addresses of AWS in a text with those of the emulators. */
  readonly toLocal: (text: string) => string
  readonly region: string
  /** Runs a function by its ARN. */
  readonly invoke: (arn: string, event: unknown) => Promise<unknown>
}

const Method = z.enum(['GET', 'POST', 'PATCH', 'DELETE'])

/** Creates a listener that does what CloudFront does: it sends a path to the API, with its secret, or to the site. */
export function createFront(
  deployed: Deployed,
  { originSecret, site, region, toLocal, invoke }: FrontOptions,
): RequestListener {
  const { CacheBehaviors, Origins, DefaultCacheBehavior } = deployed.distribution
  const headersOf = Object.fromEntries(
    deployed.headers.map(({ ref, is }) => {
      const { ContentSecurityPolicy, ReferrerPolicy, ContentTypeOptions } =
        is.ResponseHeadersPolicyConfig.SecurityHeadersConfig
      return [
        ref,
        {
          'content-security-policy': toLocal(ContentSecurityPolicy.ContentSecurityPolicy),
          'referrer-policy': ReferrerPolicy.ReferrerPolicy,
          ...(ContentTypeOptions && { 'x-content-type-options': 'nosniff' }),
        },
      ] as const
    }),
  )
  const call = async (routeKey: string, event: unknown) => {
    const route = deployed.routes.find(({ key }) => key === routeKey)
    if (!route?.function) throw new Error(`${routeKey} has no function`)
    const source = `arn:aws:execute-api:${region}:000000000000:${route.api}/$default/${route.method}${route.path}`
    if (mayCall(deployed, 'apigateway.amazonaws.com', route.function, source)) return invoke(route.function, event)
    throw new Error(`API Gateway may not call ${route.function}`)
  }
  const gateways = new Map(
    Origins.map(({ Id, OriginCustomHeaders = [] }) => {
      const reference = OriginCustomHeaders.find(({ HeaderName }) => HeaderName === 'x-origin-secret')?.HeaderValue
      return [
        Id,
        createGateway({ routes: routesOf(deployed), invoke: call, originSecret: toSecret(reference, originSecret) }),
      ]
    }),
  )
  return async (request, response) => {
    const behavior = CacheBehaviors.find(({ PathPattern }) => toPattern(PathPattern).test(request.url ?? ''))
    const gateway = behavior && gateways.get(behavior.TargetOriginId)
    if (gateway) return gateway(request, response)
    const file = await fetch(site + request.url, { redirect: 'manual' })
    const { status, headers } = file
    const passed = Object.fromEntries(
      ['content-type', 'cache-control', 'location'].flatMap((name) => {
        const value = headers.get(name)
        return value === null ? [] : [[name, value]]
      }),
    )
    const body = Buffer.from(await file.arrayBuffer())
    response.writeHead(status, { ...passed, ...headersOf[DefaultCacheBehavior.ResponseHeadersPolicyId] }).end(body)
  }
}

/** Returns what CloudFront sends for a reference to the origin secret, the only value that a template may refer to by `resolve`. */
const toSecret = (reference: string | undefined, originSecret: string) =>
  reference && /^\{\{resolve:secretsmanager:\S*OriginSecret\w*:SecretString:current::\}\}$/.test(reference)
    ? originSecret
    : ''

/** Returns the template's routes by their keys, for the gateway, which adds the ones with `HEAD` itself. */
function routesOf({ routes }: Deployed) {
  return routes.flatMap(({ key, path, method }) => {
    const { data } = Method.safeParse(method)
    return data ? [[key, { method: data, path }] as const] : []
  })
}
