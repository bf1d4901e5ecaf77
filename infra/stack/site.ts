import { readFileSync } from 'node:fs'
import path from 'node:path'
import { RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct, IDependable } from 'constructs'
import type { Config } from '#shared/config.ts'
import { fillPage, pageFile, publicPages, robots, sitemap } from '#shared/public-pages.ts'
import { allow } from './policy.ts'

/** Vite's names carry a hash of the content: what is behind one never changes. */
const hashed = 'assets/*'
/** What names the files of one build, and so must never be an older one's. */
const pages = ['*.html', 'config.json']

/** Where the site's files are; only CloudFront reads it. */
export const addSiteBucket = (scope: Construct): IBucket =>
  new Bucket(scope, 'Site', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
    // CDK's own class misses its own interface by an `undefined` under exactOptionalPropertyTypes.
  }) as IBucket

export interface SiteFiles {
  readonly bucket: IBucket
  /** The built site. */
  readonly directory: string
  /** What `/config.json` says. */
  readonly config: Config
  /** The site's origin, without a trailing slash. */
  readonly siteUrl: string
  /** What the pages need to be there before them. */
  readonly after: IDependable
}

/** The pages that are made ahead, told at which origin they are: links for search engines and previews are whole. */
const publicPagesOf = (directory: string, siteUrl: string, has: Config) =>
  publicPages
    .map(pageFile)
    .map((file) => Source.data(file, fillPage(readFileSync(path.join(directory, file), 'utf8'), siteUrl, has)))

/**
 * Puts the built site and `/config.json` into the bucket. Files first and pages last, so that no page names a file that
 * is not there yet; old files stay, for browsers that still have the page before.
 */
export function addSiteFiles(scope: Construct, { bucket, directory, config, siteUrl, after }: SiteFiles): void {
  const logGroup = new LogGroup(scope, 'SiteFilesLog', {
    retention: RetentionDays.TWO_WEEKS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(scope, 'SiteFilesRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  role.addToPolicy(allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn))
  // Compressed files beside the others are the local run's: CloudFront compresses on the way.
  const built = Source.asset(directory, { exclude: ['**/*.br'] })
  const put = (
    id: string,
    cacheControl: string,
    files: Pick<BucketDeploymentProps, 'exclude' | 'include' | 'sources'>,
  ) =>
    new BucketDeployment(scope, id, {
      destinationBucket: bucket,
      cacheControl: [CacheControl.fromString(cacheControl)],
      prune: false,
      logGroup,
      role,
      ...files,
    })
  const hashedFiles = put('HashedFiles', 'public, max-age=31536000, immutable', {
    sources: [built],
    exclude: ['*'],
    include: [hashed],
  })
  const otherFiles = put('OtherFiles', 'public, max-age=3600', {
    sources: [built, Source.data('robots.txt', robots(siteUrl)), Source.data('sitemap.xml', sitemap(siteUrl))],
    exclude: [hashed, ...pages],
  })
  const last = put('Pages', 'no-store', {
    sources: [built, Source.jsonData('config.json', config), ...publicPagesOf(directory, siteUrl, config)],
    exclude: ['*'],
    include: pages,
  })
  last.node.addDependency(hashedFiles, otherFiles, after)
}
