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

// Progress is not tested here because happy-dom sends a body at once. The browser journey covers it.
test('an upload sends the whole file', async () => {
  await upload(await presign(), fileOf(4_000), ignored)
  const head = await running.s3.send(new HeadObjectCommand({ Bucket, Key: 'u/1' }))
  expect(head).toMatchObject({ ContentLength: 4_000, ContentType: 'image/png' })
})

test('an upload that the bucket rejects is a service failure', async () => {
  await expect(upload(await presign(), fileOf(6_000), ignored)).rejects.toMatchObject({ code: 'upstream_failed' })
})

test('an upload to an unreachable bucket is a service failure', async () => {
  const { fields } = await presign()
  await expect(upload({ url: 'http://127.0.0.1:1/', fields }, fileOf(1), ignored)).rejects.toMatchObject({
    code: 'upstream_failed',
  })
})

test.each(['before', 'while'])('an upload that is aborted %s it is sent fails with the abort reason', async (when) => {
  const controller = new AbortController()
  const reason = new Error('given up')
  if (when === 'before') controller.abort(reason)
  const sending = upload(await presign(), fileOf(4_000), { ...ignored, signal: controller.signal })
  controller.abort(reason)
  await expect(sending).rejects.toBe(reason)
})
