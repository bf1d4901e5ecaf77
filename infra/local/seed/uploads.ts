import {
  CreateBucketCommand,
  PutBucketCorsCommand,
  PutBucketLifecycleConfigurationCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { expirationDays, expiringFolders } from '#infra/access/row.ts'
import { adminKeyId } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { region, uploadsBucket } from '../deployment.ts'

/** Creates a client of S3 for local tools. It may do everything. */
export const openFileStorage = (endpoint: string): S3Client =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: adminKeyId, secretAccessKey: adminKeyId },
  })

/** Creates the uploads bucket as the stack does: uploads only from the site, and folders whose files expire. */
export async function createUploadsBucket(endpoint: string, site: string): Promise<void> {
  const client = openFileStorage(endpoint)
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
        Rules: expiringFolders.map((folder) => ({
          ID: folder,
          Status: 'Enabled',
          Filter: { Prefix: `${folder}/` },
          Expiration: { Days: expirationDays },
        })),
      },
    }),
  )
  client.destroy()
}
