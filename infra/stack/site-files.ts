import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CfnParameter, type NestedStack, RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnFunction } from 'aws-cdk-lib/aws-lambda'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { IDependable } from 'constructs'
import type { Config } from '#shared/config.ts'
import { fillConfig } from '#shared/config-block.ts'
import { metadataDocuments } from '#shared/oauth.ts'
import { describeApi } from '#shared/openapi/document.ts'
import { fillPage, llmsFile, pageFile, publicPages, robots, sitemap } from '#shared/public-pages.ts'
import { allow } from './policy.ts'

/** Files whose names contain a hash of their content: they never change. */
const hashedFiles = 'assets/*'
/** The app's page, also served for unknown paths. */
const appPages = ['app.html', '404.html']
/** Files that refer to other files of the same build. Browsers must not cache them. */
const pages = ['*.html', 'config.json']

export interface SiteFilesOptions {
  readonly bucket: IBucket
  /** The built site. */
  readonly directory: string
  /** The content of `/config.json`, and of the data block in the app's page. */
  readonly config: Config
  /** The site's origin, without a trailing slash. */
  readonly siteUrl: string
  /** Must be deployed before the pages that use it. */
  readonly after: IDependable
}

/** The parameter through which the nested stack receives the bucket's name. */
const bucketParameter = 'SiteBucketName'

/**
 * Uploads the built site and `/config.json` to the bucket: files first, then the pages that refer to them. Files of
 * previous builds stay for browsers that still show a previous page.
 */
export function addSiteFiles(
  stack: NestedStack,
  { bucket, directory, config, siteUrl, after }: SiteFilesOptions,
): void {
  const logGroup = new LogGroup(stack, 'SiteFilesLog', {
    retention: RetentionDays.TWO_WEEKS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(stack, 'SiteFilesRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  role.addToPolicy(allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn))
  // A parameter with a fixed name, so that the acknowledgements of cdk-nag can name the bucket.
  stack.setParameter(bucketParameter, bucket.bucketName)
  const { valueAsString: bucketName } = new CfnParameter(stack, bucketParameter)
  const destinationBucket = Bucket.fromBucketName(stack, 'SiteBucket', bucketName)
  // Precompressed files are for local mode. CloudFront compresses on delivery.
  const site = Source.asset(directory, { exclude: ['**/*.br'] })
  /** A file of the built site with its placeholders filled in for this deployment. */
  const filled = (file: string) =>
    Source.data(file, fillPage(readFileSync(path.join(directory, file), 'utf8'), siteUrl, config))
  /** The app's page with the configuration of this deployment. */
  const configured = (file: string) =>
    Source.data(file, fillConfig(readFileSync(path.join(directory, file), 'utf8'), config))
  const upload = (
    id: string,
    cacheControl: string,
    files: Pick<BucketDeploymentProps, 'exclude' | 'include' | 'sources'>,
  ) =>
    new BucketDeployment(stack, id, {
      destinationBucket,
      cacheControl: [CacheControl.fromString(cacheControl)],
      prune: false,
      logGroup,
      role,
      ...files,
    })
  const hashed = upload('HashedFiles', 'public, max-age=31536000, immutable', {
    sources: [site],
    exclude: ['*'],
    include: [hashedFiles],
  })
  const others = upload('OtherFiles', 'public, max-age=3600', {
    sources: [
      site,
      Source.data('robots.txt', robots(siteUrl)),
      Source.data('sitemap.xml', sitemap(siteUrl)),
      filled(llmsFile),
      Source.data('openapi.json', JSON.stringify(describeApi(siteUrl))),
      ...metadataDocuments.map(({ file, describe }) => Source.data(file, JSON.stringify(describe(siteUrl)))),
    ],
    exclude: [hashedFiles, ...pages],
  })
  const last = upload('Pages', 'no-store', {
    sources: [
      site,
      Source.jsonData('config.json', config),
      ...appPages.map(configured),
      ...publicPages.map(pageFile).map(filled),
    ],
    exclude: ['*'],
    include: pages,
  })
  last.node.addDependency(hashed, others, after)
  acceptRepeatedDependency(stack)
}

/**
 * Makes cfn-lint accept the redundant dependency of CDK's `BucketDeployment` function on its role (W3005). CDK adds this
 * dependency together with those on the role's policies, which are needed.
 */
function acceptRepeatedDependency(stack: NestedStack): void {
  for (const construct of stack.node.findAll())
    if (construct instanceof CfnFunction) construct.addMetadata('cfn-lint', { config: { ignore_checks: ['W3005'] } })
}
