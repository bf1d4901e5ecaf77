import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { csp, sharedPageCsp } from '#infra/csp.ts'
import { edgeCode } from '#infra/stack/edge-code.ts'
import { routeThrottles, throttles } from '#infra/stack/throttles.ts'
import { resourcesOfType, synthesize, toText } from './template.ts'

const { template } = synthesize()
const only = (type: string) => {
  const all = resourcesOfType(template, type)
  expect(all).toHaveLength(1)
  return all[0]?.[1].Properties ?? {}
}
const uploads = 'https://viewcraft-prod-uploads-<AWS::AccountId>-eu-west-1.s3.eu-west-1.amazonaws.com'
const pool = 'https://cognito-idp.eu-west-1.amazonaws.com'

const Behavior = z.object({
  TargetOriginId: z.string(),
  CachePolicyId: z.unknown(),
  OriginRequestPolicyId: z.optional(z.string()),
  ResponseHeadersPolicyId: z.unknown(),
  ViewerProtocolPolicy: z.string(),
  AllowedMethods: z.optional(z.array(z.string())),
  FunctionAssociations: z.optional(z.array(z.object({ EventType: z.string(), FunctionARN: z.unknown() }))),
})
const Distribution = z.object({
  DefaultCacheBehavior: Behavior,
  CacheBehaviors: z.array(z.extend(Behavior, { PathPattern: z.string() })),
  CustomErrorResponses: z.array(z.record(z.string(), z.unknown())),
  Origins: z.array(
    z.object({
      Id: z.string(),
      DomainName: z.unknown(),
      OriginAccessControlId: z.optional(z.unknown()),
      OriginCustomHeaders: z.optional(z.array(z.object({ HeaderName: z.string(), HeaderValue: z.unknown() }))),
    }),
  ),
})
const distribution = Distribution.parse(only('AWS::CloudFront::Distribution').DistributionConfig)
const site = distribution.DefaultCacheBehavior
const api = distribution.CacheBehaviors[0] ?? site
const originOf = ({ TargetOriginId }: { TargetOriginId: string }) =>
  distribution.Origins.find(({ Id }) => Id === TargetOriginId)
const cacheOf = ({ CachePolicyId }: { CachePolicyId: unknown }) => {
  const id = toText(CachePolicyId).slice(1, -1)
  return template.Resources[id]?.Properties.CachePolicyConfig
}

const HeadersPolicy = z.object({
  SecurityHeadersConfig: z.record(z.string(), z.record(z.string(), z.unknown())),
  CustomHeadersConfig: z.optional(z.unknown()),
})
const headersOf = ({ ResponseHeadersPolicyId }: { ResponseHeadersPolicyId: unknown }) =>
  HeadersPolicy.parse(
    template.Resources[toText(ResponseHeadersPolicyId).slice(1, -1)]?.Properties.ResponseHeadersPolicyConfig,
  )

/** Returns the code that runs on the requests and responses of a behavior. */
const codesOf = ({ FunctionAssociations = [] }: z.infer<typeof Behavior>) =>
  Object.fromEntries(
    FunctionAssociations.map(({ EventType, FunctionARN }) => {
      const [id] = /(?<=<)\w+/.exec(toText(FunctionARN)) ?? ['']
      return [EventType, template.Resources[id]?.Properties.FunctionCode]
    }),
  )

describe('the CloudFront behavior of the API', () => {
  it('covers /api/*, over TLS, with every method', () => {
    expect(distribution.CacheBehaviors.map(({ PathPattern }) => PathPattern)).toEqual(['/api/*', '/s/*'])
    expect(api.ViewerProtocolPolicy).toBe('https-only')
    expect(api.AllowedMethods).toEqual(expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE']))
    expect(toText(originOf(api)?.DomainName)).toMatch(/^<Api\w+>\.execute-api\.eu-west-1\.amazonaws\.com$/)
  })

  it('sends the origin secret, by reference', () => {
    const [header, ...others] = originOf(api)?.OriginCustomHeaders ?? []
    expect(others).toEqual([])
    expect(header?.HeaderName).toBe('x-origin-secret')
    expect(toText(header?.HeaderValue)).toMatch(
      /^\{\{resolve:secretsmanager:<OriginSecret\w+>:SecretString:current::\}\}$/,
    )
  })

  it('forwards the whole request except Host, with the address that CloudFront saw', () => {
    // CloudFront's AllViewerExceptHostHeader includes Accept-Encoding, because CachingDisabled compresses nothing.
    expect(api.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac')
    expect(codesOf(api)).toEqual({ 'viewer-request': edgeCode.viewer })
    const forged = { value: '9.9.9.9' }
    const handler = vm.runInNewContext(`${edgeCode.viewer}; handler`)
    const others = { authorization: { value: 'Bearer x' }, 'accept-encoding': { value: 'gzip, br' } }
    const request = { headers: { 'x-viewer-address': forged, ...others } }
    expect(handler({ viewer: { ip: '203.0.113.7' }, request }).headers).toEqual({
      'x-viewer-address': { value: '203.0.113.7' },
      ...others,
    })
  })

  it('caches no response, not even an error, and does not change errors', () => {
    // This is CloudFront's policy CachingDisabled.
    expect(api.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
    const uncached = distribution.CustomErrorResponses.map(({ ErrorCode }) => ErrorCode)
    expect(uncached).toEqual(expect.arrayContaining([400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]))
    for (const response of distribution.CustomErrorResponses)
      expect(response).toEqual({ ErrorCode: response.ErrorCode, ErrorCachingMinTTL: 0 })
  })

  it('is throttled and logged', () => {
    expect(only('AWS::ApiGatewayV2::Stage')).toMatchObject({
      StageName: '$default',
      AutoDeploy: true,
      DefaultRouteSettings: { ThrottlingRateLimit: throttles.all.rate, ThrottlingBurstLimit: throttles.all.burst },
      AccessLogSettings: { DestinationArn: { 'Fn::GetAtt': [expect.stringMatching(/^ApiLog/), 'Arn'] } },
    })
    const limits = {
      ThrottlingRateLimit: throttles.unauthenticated.rate,
      ThrottlingBurstLimit: throttles.unauthenticated.burst,
    }
    const postEndpoint = (path: string, caller: 'user' | 'public' | 'signed', max: number) => ({
      method: 'POST' as const,
      path,
      caller,
      rate: { max, seconds: 60 },
    })
    const settings = routeThrottles([
      postEndpoint('/a', 'user', 600),
      postEndpoint('/b/{id}', 'public', 10),
      postEndpoint('/c', 'signed', 20),
      postEndpoint('/poll', 'public', 600),
    ])
    expect(settings).toEqual({
      'POST /b/{id}': limits,
      'POST /c': limits,
      'POST /poll': { ...limits, ThrottlingRateLimit: 50 },
    })
  })
})

describe('the CloudFront behavior of secret links', () => {
  const links = { ...site, ...distribution.CacheBehaviors[1] }

  it('reaches the API as /api/* does, with its secret and the address that CloudFront saw', () => {
    const { ResponseHeadersPolicyId: _, ...rest } = links
    expect(api).toMatchObject({ ...rest, PathPattern: '/api/*' })
    expect(links.ResponseHeadersPolicyId).not.toEqual(api.ResponseHeadersPolicyId)
  })

  it('keeps the address from other sites and from search engines, and allows only files of the site', () => {
    const { SecurityHeadersConfig, CustomHeadersConfig } = headersOf(links)
    expect(SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer', Override: true },
      ContentSecurityPolicy: { ContentSecurityPolicy: sharedPageCsp, Override: true },
    })
    expect(CustomHeadersConfig).toEqual({ Items: [{ Header: 'x-robots-tag', Value: 'noindex', Override: true }] })
  })
})

describe('the CloudFront behavior of the site', () => {
  it("serves the bucket, over TLS, cached as the files' headers say", () => {
    expect(site.ViewerProtocolPolicy).toBe('redirect-to-https')
    expect(toText(originOf(site)?.DomainName)).toMatch(/^<Site\w+\.RegionalDomainName>$/)
    expect(originOf(site)?.OriginAccessControlId).toBeDefined()
    expect(originOf(site)?.OriginCustomHeaders).toBeUndefined()
    expect(cacheOf(site)).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 31_536_000 })
  })

  it('runs the tested functions on every request and response', () => {
    expect(codesOf(site)).toEqual({ 'viewer-request': edgeCode.rewrite, 'viewer-response': edgeCode.status })
  })

  it('sends the security headers, as the API does', () => {
    expect(site.ResponseHeadersPolicyId).toEqual(api.ResponseHeadersPolicyId)
    const { SecurityHeadersConfig: headers } = headersOf(site)
    expect(headers).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
      ContentSecurityPolicy: { Override: true },
    })
    expect(toText(headers.ContentSecurityPolicy?.ContentSecurityPolicy)).toBe(csp({ pool, uploads }))
    // The literal text is checked, too. Without it, another site could frame the screen that connects an assistant.
    expect(csp({ pool, uploads })).toContain("frame-ancestors 'none'")
    expect(sharedPageCsp).toContain("frame-ancestors 'none'")
  })
})
