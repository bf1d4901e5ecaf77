import {
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { adminKeyId } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { region, uploadsBucket } from '../deployment.ts'

/**
 * Creates the thumbnails bucket as the stack does: uploads from the site only; originals and previews expire after 30
 * days.
 */
export async function createUploadsBucket(endpoint: string, site: string): Promise<void> {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: adminKeyId, secretAccessKey: adminKeyId },
  })
  await client.send(new CreateBucketCommand({ Bucket: uploadsBucket }))
  await client.send(
    new PutBucketCorsCommand({
      Bucket: uploadsBucket,
      CORSConfiguration: {
        CORSRules: [{ AllowedOrigins: [site], AllowedMethods: ['GET', 'POST'], AllowedHeaders: ['*'] }],
      },
    }),
  )
  await client.send(
    new PutBucketLifecycleConfigurationCommand({
      Bucket: uploadsBucket,
      LifecycleConfiguration: {
        Rules: ['originals', 'previews'].map((folder) => ({
          ID: folder,
          Status: 'Enabled',
          Filter: { Prefix: `${folder}/` },
          Expiration: { Days: 30 },
        })),
      },
    }),
  )
  client.destroy()
}
