import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { expirationDays, expiringFolders } from '#infra/access/row.ts'

/** Adds the bucket of the site's files, which only CloudFront reads. */
export const addSiteBucket = (scope: Construct): IBucket =>
  new Bucket(scope, 'Site', {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    // CloudFormation cannot delete a bucket that contains files, so a rollback would fail.
    removalPolicy: RemovalPolicy.RETAIN,
    // CDK's class does not satisfy CDK's interface under exactOptionalPropertyTypes.
  }) as IBucket

/**
 * Returns the name of the bucket of users' files. It is fixed because the content security policy names the bucket and the
 * bucket's CORS rule names the site: with a generated name, each would have to be created before the other.
 */
export const uploadsName = (stackName: string, region: string): string =>
  `${stackName}-uploads-${Aws.ACCOUNT_ID}-${region}`

/** Returns the origin that browsers upload files to and load them from. */
export const uploadsOrigin = (stackName: string, region: string): string =>
  `https://${uploadsName(stackName, region)}.s3.${region}.amazonaws.com`

export interface UploadsOptions {
  /** The name of the root stack. */
  readonly stackName: string
  readonly region: string
  readonly siteUrl: string
}

/** How long deleted files can be restored. The privacy page states this number. */
const restorableDays = 7

/** Adds the private bucket of users' files: thumbnails, exports of YouTube Studio and contributed rows. */
export function addUploads(scope: Construct, { stackName, region, siteUrl }: UploadsOptions): void {
  new Bucket(scope, 'Uploads', {
    bucketName: uploadsName(stackName, region),
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    // Users' files cannot be recreated.
    versioned: true,
    // The fixed name must be free again after a first deployment that failed.
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    cors: [
      {
        allowedOrigins: [siteUrl],
        allowedMethods: [HttpMethods.POST, HttpMethods.GET],
        allowedHeaders: ['content-type'],
      },
    ],
    lifecycleRules: [
      ...expiringFolders.map((folder) => ({
        id: folder,
        prefix: `${folder}/`,
        expiration: Duration.days(expirationDays),
      })),
      {
        id: 'deleted',
        noncurrentVersionExpiration: Duration.days(restorableDays),
        expiredObjectDeleteMarker: true,
      },
      { id: 'incomplete', abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  })
}
