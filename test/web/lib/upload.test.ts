import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bucket as Bucket, type RunningS3, site, startS3 } from '#test/emulators/s3-setup.ts'
import { setOrigin } from '#test/support/origin.ts'
import { upload } from '#web/lib/upload.ts'

let running: RunningS3
beforeAll(async () => {
  running = await startS3()
})
afterAll(() => running.stop())
beforeEach(() => setOrigin(site))

const presign = () =>
  createPresignedPost(running.s3, {
    Bucket,
    Key: 'u/1',
    Conditions: [['content-length-range', 1, 5_000]],
    Fields: { 'Content-Type': 'image/png' },
    Expires: 60,
  })

const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
const ignored = { signal: new AbortController().signal, onProgress: () => {} }

// How much has gone is not told here: happy-dom sends a body at once. The browser journey sees it.
test('a file arrives whole', async () => {
  await upload(await presign(), fileOf(4_000), ignored)
  const head = await running.s3.send(new HeadObjectCommand({ Bucket, Key: 'u/1' }))
  expect(head).toMatchObject({ ContentLength: 4_000, ContentType: 'image/png' })
})

test('what the bucket does not take is a failure of the service', async () => {
  await expect(upload(await presign(), fileOf(6_000), ignored)).rejects.toMatchObject({ code: 'upstream_failed' })
})

test('a bucket out of reach is one, too', async () => {
  const { fields } = await presign()
  await expect(upload({ url: 'http://127.0.0.1:1/', fields }, fileOf(1), ignored)).rejects.toMatchObject({
    code: 'upstream_failed',
  })
})

test.each(['before', 'while'])('given up %s it is sent, it ends with the reason for that', async (when) => {
  const giver = new AbortController()
  const reason = new Error('given up')
  if (when === 'before') giver.abort(reason)
  const sending = upload(await presign(), fileOf(4_000), { ...ignored, signal: giver.signal })
  giver.abort(reason)
  await expect(sending).rejects.toBe(reason)
})
