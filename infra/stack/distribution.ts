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
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Settings } from '#infra/settings.ts'
import { siteCachePolicy } from './caching.ts'
import { edgeCode } from './edge-code.ts'

export interface DistributionOptions {
  readonly settings: Settings
  readonly site: IBucket
  readonly api: HttpApi
  readonly originSecret: string
  readonly headers: ResponseHeadersPolicy
  /** The firewall in front of it, if there is one. */
  readonly webAclArn: string | undefined
}

/** Every status CloudFront would keep for ten seconds when it comes from an origin, whatever the origin says. */
const errorStatuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** One origin for the browser: the site from S3, `/api/*` from API Gateway. */
export function addDistribution(scope: Construct, options: DistributionOptions): Distribution {
  const { domainName, certificateArn, countries, stage } = options.settings
  const { webAclArn } = options
  return new Distribution(scope, 'Distribution', {
    comment: `Viewcraft ${stage}`,
    defaultBehavior: siteBehaviour(scope, options),
    additionalBehaviors: { '/api/*': apiBehaviour(scope, options) },
    defaultRootObject: 'index.html',
    httpVersion: HttpVersion.HTTP2_AND_3,
    // No page is given, so a body goes through as it came: an API's error must not turn into a page.
    errorResponses: errorStatuses.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
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

function siteBehaviour(scope: Construct, { site, headers, settings }: DistributionOptions): BehaviorOptions {
  return {
    origin: S3BucketOrigin.withOriginAccessControl(site),
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    compress: true,
    cachePolicy: siteCachePolicy(scope),
    responseHeadersPolicy: headers,
    functionAssociations: [
      onEvery(FunctionEventType.VIEWER_REQUEST, scope, settings.stage, 'rewrite'),
      onEvery(FunctionEventType.VIEWER_RESPONSE, scope, settings.stage, 'status'),
    ],
  }
}

/** A function of CloudFront's own, run on every request, or every answer, of a behaviour. */
const onEvery = (eventType: FunctionEventType, scope: Construct, stage: string, name: keyof typeof edgeCode) => ({
  eventType,
  function: new EdgeFunction(scope, name.charAt(0).toUpperCase() + name.slice(1), {
    functionName: `viewcraft-${stage}-${name}`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode[name]),
  }),
})

function apiBehaviour(scope: Construct, { api, headers, settings, originSecret }: DistributionOptions) {
  const origin = new HttpOrigin(`${api.apiId}.execute-api.${settings.region}.amazonaws.com`, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    customHeaders: { 'x-origin-secret': originSecret },
  })
  return {
    origin,
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    allowedMethods: AllowedMethods.ALLOW_ALL,
    // With it CloudFront compresses nothing, and treats Accept-Encoding as any header: functions see it, and compress.
    cachePolicy: CachePolicy.CACHING_DISABLED,
    // CloudFront-Viewer-Address can be had only with Host or without Authorization, so a function says the address.
    functionAssociations: [onEvery(FunctionEventType.VIEWER_REQUEST, scope, settings.stage, 'viewer')],
    // API Gateway knows itself by its own host name only.
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: headers,
  } satisfies BehaviorOptions
}
