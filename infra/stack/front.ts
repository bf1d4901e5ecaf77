import type { Stack } from 'aws-cdk-lib'
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { csp } from '#infra/csp.ts'
import type { Settings } from '#infra/settings.ts'
import { addSiteBucket, addUploads, uploadsOrigin } from './buckets.ts'
import { addDistribution } from './distribution.ts'
import { addFirewall } from './firewall.ts'

export interface FrontOptions {
  /** The name of the root stack, the prefix of every fixed name. */
  readonly stackName: string
  readonly settings: Settings
  readonly api: HttpApi
  /** The value of the header that proves to the API that a request comes from CloudFront. */
  readonly originSecret: string
  readonly cognitoEndpoint: string
  /** The origin of the user pool's domain, if it has one. */
  readonly poolUrl: string | undefined
}

/** CloudFront and the bucket it serves. */
export interface Front {
  readonly site: IBucket
  /** The site's origin, without a trailing slash. */
  readonly siteUrl: string
  readonly distributionDomainName: string
}

/**
 * Adds everything that browsers talk to, except Cognito: CloudFront with its firewall, the bucket of the site and the
 * bucket of users' files. They share a stack because CloudFront and the buckets' policies refer to each other.
 */
export function addFront(
  stack: Stack,
  { stackName, settings, api, originSecret, cognitoEndpoint, poolUrl }: FrontOptions,
): Front {
  const { region } = settings
  const site = addSiteBucket(stack)
  const { distributionDomainName } = addDistribution(stack, {
    stackName,
    settings,
    site,
    api,
    originSecret,
    csp: csp({ pool: cognitoEndpoint, poolUrl, uploads: uploadsOrigin(stackName, region) }),
    webAclArn: settings.webAclArn ?? (settings.firewall === 'on' ? addFirewall(stack, stackName) : undefined),
  })
  const siteUrl = `https://${settings.domainName ?? distributionDomainName}`
  addUploads(stack, { stackName, region, siteUrl })
  return { site, siteUrl, distributionDomainName }
}
