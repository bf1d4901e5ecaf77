import { Duration } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  GeoRestriction,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { sharedPageCsp } from '#infra/csp.ts'
import type { Settings } from '#infra/settings.ts'
import { edgeCode } from './edge-code.ts'
import { toPascalCase } from './names.ts'

export interface DistributionOptions {
  /** The name of the root stack. */
  readonly stackName: string
  readonly settings: Settings
  readonly site: IBucket
  readonly api: HttpApi
  readonly originSecret: string
  /** The content security policy of this deployment. */
  readonly csp: string
  /** The firewall in front of CloudFront, if there is one. */
  readonly webAclArn: string | undefined
}

/** The origin statuses that CloudFront would cache for ten seconds, regardless of the response's headers. */
const cachedStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** Adds the single origin of browsers: the site from S3, `/api/*` and the pages of secret links (`/s/*`) from API Gateway. */
export function addDistribution(scope: Construct, options: DistributionOptions): Distribution {
  const { domainName, certificateArn, countries, stage } = options.settings
  const { webAclArn } = options
  const headers = addHeaders(scope, options.csp)
  const api = apiBehavior(scope, options, headers)
  return new Distribution(scope, 'Distribution', {
    comment: `Viewcraft ${stage}`,
    defaultBehavior: siteBehavior(scope, options, headers),
    additionalBehaviors: { '/api/*': api, '/s/*': { ...api, responseHeadersPolicy: addSharedPageHeaders(scope) } },
    defaultRootObject: 'index.html',
    httpVersion: HttpVersion.HTTP2_AND_3,
    // Without a response page, bodies pass unchanged: an error of the API must stay JSON.
    errorResponses: cachedStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    ...(webAclArn ? { webAclId: webAclArn } : {}),
    ...(countries ? { geoRestriction: GeoRestriction.allowlist(...countries) } : {}),
    ...(domainName && certificateArn
      ? {
          domainNames: [domainName],
          certificate: Certificate.fromCertificateArn(scope, 'Certificate', certificateArn),
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }
      : {}),
  })
}

/** Adds the headers of responses of the site and of the API. */
const addHeaders = (scope: Construct, csp: string) =>
  new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: securityHeaders(csp, HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN),
  })

/** Adds the headers of pages whose address is a secret: no referrer, no search engine. */
const addSharedPageHeaders = (scope: Construct) =>
  new ResponseHeadersPolicy(scope, 'SharedPageHeaders', {
    securityHeadersBehavior: securityHeaders(sharedPageCsp, HeadersReferrerPolicy.NO_REFERRER),
    customHeadersBehavior: { customHeaders: [{ header: 'x-robots-tag', value: 'noindex', override: true }] },
  })

const securityHeaders = (
  contentSecurityPolicy: string,
  referrerPolicy: HeadersReferrerPolicy,
): ResponseSecurityHeadersBehavior => ({
  contentSecurityPolicy: { contentSecurityPolicy, override: true },
  contentTypeOptions: { override: true },
  referrerPolicy: { referrerPolicy, override: true },
  strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
})

const siteBehavior = (
  scope: Construct,
  { site, stackName }: DistributionOptions,
  responseHeadersPolicy: ResponseHeadersPolicy,
): BehaviorOptions => ({
  origin: S3BucketOrigin.withOriginAccessControl(site),
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  compress: true,
  // CloudFront's own policies cache `no-store` files for a second.
  cachePolicy: new CachePolicy(scope, 'SiteCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(365),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  }),
  responseHeadersPolicy,
  functionAssociations: [
    edgeFunction(scope, FunctionEventType.VIEWER_REQUEST, stackName, 'rewrite'),
    edgeFunction(scope, FunctionEventType.VIEWER_RESPONSE, stackName, 'status'),
  ],
})

const apiBehavior = (
  scope: Construct,
  { stackName, api, settings, originSecret }: DistributionOptions,
  responseHeadersPolicy: ResponseHeadersPolicy,
): BehaviorOptions => ({
  origin: new HttpOrigin(`${api.apiId}.execute-api.${settings.region}.amazonaws.com`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    customHeaders: { 'x-origin-secret': originSecret },
  }),
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  // With this policy CloudFront compresses nothing and forwards Accept-Encoding: the functions compress.
  cachePolicy: CachePolicy.CACHING_DISABLED,
  // A function adds the caller's address: CloudFront forwards its own header for it only together with Host or without
  // Authorization.
  functionAssociations: [edgeFunction(scope, FunctionEventType.VIEWER_REQUEST, stackName, 'viewer')],
  // API Gateway accepts only its own host name.
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  responseHeadersPolicy,
})

/** Adds a CloudFront Function that runs on every request or response of a behavior. */
const edgeFunction = (
  scope: Construct,
  eventType: FunctionEventType,
  stackName: string,
  name: keyof typeof edgeCode,
) => ({
  eventType,
  function: new EdgeFunction(scope, toPascalCase(name), {
    functionName: `${stackName}-${name}`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode[name]),
  }),
})
