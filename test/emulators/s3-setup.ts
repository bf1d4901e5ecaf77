import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CreateBucketCommand, PutBucketCorsCommand, S3Client } from '@aws-sdk/client-s3'
import { createS3 } from '#infra/local/emulators/s3/s3.ts'
import { listen } from '#infra/local/listen.ts'

export const bucket = 'thumbs'
export const site = 'http://app.local'

/** Starts S3 with one bucket that allows requests from `site`, a clock that the test controls, and the real client. */
export async function startS3(directory = mkdtempSync(path.join(tmpdir(), 's3-'))) {
  const time = { now: Date.now() }
  const { listener, deleteExpired } = createS3({
    directory,
    keys: { ann: 'her-secret' },
    clock: () => time.now,
    maxBytes: 100_000,
  })
  const { origin: endpoint, stop: close } = await listen(listener)
  const credentials = { accessKeyId: 'ann', secretAccessKey: 'her-secret' }
  // The SDK warns about every stream it cannot resend, which some tests do on purpose.
  const quiet = () => {}
  const logger = { debug: quiet, info: quiet, warn: quiet, error: quiet }
  const s3 = new S3Client({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1, logger })
  await s3.send(new CreateBucketCommand({ Bucket: bucket }))
  const rule = { AllowedOrigins: [site], AllowedMethods: ['PUT', 'POST', 'GET'], AllowedHeaders: ['*'] }
  await s3.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }))
  const stop = () => {
    s3.destroy()
    return close()
  }
  return { s3, endpoint, directory, time, deleteExpired, stop }
}
export type RunningS3 = Awaited<ReturnType<typeof startS3>>
