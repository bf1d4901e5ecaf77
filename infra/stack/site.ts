import { RemovalPolicy } from 'aws-cdk-lib'
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs'
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, type BucketDeploymentProps, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct, IDependable } from 'constructs'
import type { Config } from '#shared/config.ts'
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
  /** What the pages need to be there before them. */
  readonly after: IDependable
}

/**
 * Puts the built site and `/config.json` into the bucket. Files first and pages last, so that no page names a file that
 * is not there yet; old files stay, for browsers that still have the page before.
 */
export function addSiteFiles(scope: Construct, { bucket, directory, config, after }: SiteFiles): void {
  const logGroup = new LogGroup(scope, 'SiteFilesLog', {
    retention: RetentionDays.TWO_WEEKS,
    removalPolicy: RemovalPolicy.DESTROY,
  })
  const role = new Role(scope, 'SiteFilesRole', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
  role.addToPolicy(allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn))
  // Compressed files beside the others are the local run's: CloudFront compresses on the way.
  const sources = [Source.asset(directory, { exclude: ['**/*.br'] }), Source.jsonData('config.json', config)]
  const put = (id: string, cacheControl: string, files: Pick<BucketDeploymentProps, 'exclude' | 'include'>) =>
    new BucketDeployment(scope, id, {
      destinationBucket: bucket,
      sources,
      cacheControl: [CacheControl.fromString(cacheControl)],
      prune: false,
      logGroup,
      role,
      ...files,
    })
  const hashedFiles = put('HashedFiles', 'public, max-age=31536000, immutable', { exclude: ['*'], include: [hashed] })
  const otherFiles = put('OtherFiles', 'public, max-age=3600', { exclude: [hashed, ...pages] })
  const last = put('Pages', 'no-store', { exclude: ['*'], include: pages })
  last.node.addDependency(hashedFiles, otherFiles, after)
}
