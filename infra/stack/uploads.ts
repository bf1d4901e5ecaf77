import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { ImageFolder } from '#infra/access/row.ts'

/**
 * Made of what is known before anything is made: the security policy names this bucket, the bucket's CORS names the
 * site, and neither may wait for the other.
 */
export const uploadsName = (stage: string, region: string): string =>
  `viewcraft-${stage}-uploads-${Aws.ACCOUNT_ID}-${region}`

/** Where a browser posts thumbnails to and shows them from. */
export const uploadsOrigin = (stage: string, region: string): string =>
  `https://${uploadsName(stage, region)}.s3.${region}.amazonaws.com`

/** Days that thumbnails and their previews are kept. Copies stay with their analyses, whose functions remove them. */
const keptDays = 30
const passing: readonly ImageFolder[] = ['originals', 'previews']

/** Thumbnails, private. */
export const addUploads = (scope: Construct, bucketName: string, siteUrl: string): Bucket =>
  new Bucket(scope, 'Uploads', {
    bucketName,
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    removalPolicy: RemovalPolicy.RETAIN,
    cors: [
      {
        allowedOrigins: [siteUrl],
        allowedMethods: [HttpMethods.POST, HttpMethods.GET],
        allowedHeaders: ['content-type'],
      },
    ],
    lifecycleRules: [
      ...passing.map((folder) => ({ id: folder, prefix: `${folder}/`, expiration: Duration.days(keptDays) })),
      { id: 'incomplete', abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
  })
