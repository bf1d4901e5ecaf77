import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'

/**
 * Made of what is known before anything is made: the security policy names this bucket, the bucket's CORS names the
 * site, and neither may wait for the other.
 */
export const uploadsName = (stage: string, region: string): string =>
  `viewcraft-${stage}-uploads-${Aws.ACCOUNT_ID}-${region}`

/** Where a browser posts thumbnails to and shows them from. */
export const uploadsOrigin = (stage: string, region: string): string =>
  `https://${uploadsName(stage, region)}.s3.${region}.amazonaws.com`

/** Thumbnails as they were uploaded, private, for 30 days. */
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
    lifecycleRules: [{ expiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  })
