import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GetBucketCorsCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { expect, it, vi } from 'vitest'
import { bucket as Bucket, startS3 } from '#test/emulators/s3-setup.ts'

const Key = 'a/b.txt'

it('keeps the old object if it is killed while writing a new one', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 's3-'))
  const files = () => readdirSync(path.join(directory, Bucket, 'bytes'))
  const child = fork(path.join(import.meta.dirname, 's3-system.ts'), [directory], { execArgv: ['--import', 'tsx'] })
  const [{ endpoint }] = await once(child, 'message')
  const credentials = { accessKeyId: 'ann', secretAccessKey: 'her-secret' }
  const s3 = new S3Client({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 })
  const Metadata = { owner: 'ann' }
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'old', Metadata, Tagging: 'a=b' }))

  const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key }))
  const half = request(url, { method: 'PUT', headers: { 'content-length': 20 } })
  half.on('error', () => {}).write('half')
  await vi.waitFor(() => expect(files()).toHaveLength(2), 10_000)
  child.kill('SIGKILL')
  await once(child, 'exit')

  const again = await startS3(directory)
  const { Body, ...object } = await again.s3.send(new GetObjectCommand({ Bucket, Key }))
  expect(await Body?.transformToString()).toBe('old')
  expect(object).toMatchObject({ Metadata, TagCount: 1 })
  expect((await again.s3.send(new GetBucketCorsCommand({ Bucket }))).CORSRules).toHaveLength(1)
  expect(files()).toHaveLength(1)
  await again.stop()
})

it.each(['PUT', 'POST'])('leaves nothing behind if the sender aborts a %s', async (method) => {
  const { s3, directory, stop } = await startS3()
  const files = () => readdirSync(path.join(directory, Bucket, 'bytes'))
  const { url, fields } = await createPresignedPost(s3, { Bucket, Key })
  const parts = [...Object.entries(fields), ['file', 'half']].map(
    ([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}`,
  )
  const type = 'multipart/form-data; boundary=b'
  const half = request(method === 'PUT' ? await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key })) : url, {
    method,
    headers: { 'content-length': 50_000, 'content-type': type },
  })
  half.on('error', () => {}).write(parts.join('\r\n'))
  await vi.waitFor(() => expect(files()).toHaveLength(1), 10_000)
  half.destroy()
  await vi.waitFor(() => expect(files()).toHaveLength(0), 10_000)
  await expect(s3.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({ name: 'NoSuchKey' })
  await stop()
})

it('reads an object to its end while it is replaced', async () => {
  const { s3, stop } = await startS3()
  const old = 'x'.repeat(100_000)
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: old }))
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }))
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'new' }))
  expect(await Body?.transformToString()).toBe(old)
  await stop()
})
