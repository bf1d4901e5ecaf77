import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadsBucket as Bucket, localSecretKey } from '#infra/local/deployment.ts'
import { adminKeyId } from '#infra/local/emulators/dynamo/dynamo-server.ts'
import { createS3 } from '#infra/local/emulators/s3/s3.ts'
import { isFileAccessAllowed } from '#infra/local/external-services.ts'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { createUploadsBucket } from '#infra/local/seed/uploads.ts'

let running: RunningServer
const clients: S3Client[] = []
const clientOf = (accessKeyId: string) => {
  const secretAccessKey = accessKeyId === adminKeyId ? adminKeyId : localSecretKey
  const client = new S3Client({
    endpoint: running.origin,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
  })
  clients.push(client)
  return client
}
beforeAll(async () => {
  const functions = ['advice-upload', 'advice-thumbnail', 'advice-history', 'account-get']
  const keys = { [adminKeyId]: adminKeyId, ...Object.fromEntries(functions.map((name) => [name, localSecretKey])) }
  const directory = mkdtempSync(path.join(tmpdir(), 's3-'))
  running = await listen(createS3({ directory, keys, isAllowed: isFileAccessAllowed }).listener)
  await createUploadsBucket(running.origin, 'http://app.local')
  await clientOf(adminKeyId).send(new PutObjectCommand({ Bucket, Key: 'originals/ann/1', Body: 'x' }))
})
afterAll(() => {
  for (const client of clients) client.destroy()
  return running.stop()
})

const denied = expect.objectContaining({ name: 'AccessDenied' })
const original = { Bucket, Key: 'originals/ann/1' }

it("allows the image actions of a function's access row", async () => {
  const thumbnail = clientOf('advice-thumbnail')
  expect((await thumbnail.send(new GetObjectCommand(original))).ContentLength).toBe(1)
  await thumbnail.send(new PutObjectCommand({ Bucket, Key: 'previews/ann/2', Body: 'x' }))
})

it('refuses other actions, folders and bucket-wide actions', async () => {
  const thumbnail = clientOf('advice-thumbnail')
  await expect(thumbnail.send(new PutObjectCommand({ ...original, Body: 'y' }))).rejects.toEqual(denied)
  await expect(thumbnail.send(new PutObjectCommand({ Bucket, Key: 'copies/ann/1', Body: 'y' }))).rejects.toEqual(denied)
  await expect(thumbnail.send(new PutObjectCommand({ Bucket, Key: 'elsewhere', Body: 'y' }))).rejects.toEqual(denied)
  await expect(thumbnail.send(new ListObjectsV2Command({ Bucket, Prefix: 'originals/ann/' }))).rejects.toEqual(denied)
  const copy = new CopyObjectCommand({ Bucket, Key: 'previews/ann/3', CopySource: `${Bucket}/originals/ann/1` })
  await expect(thumbnail.send(copy)).rejects.toEqual(denied)
  await expect(clientOf('advice-history').send(new DeleteObjectCommand(original))).rejects.toEqual(denied)
  await expect(clientOf('account-get').send(new GetObjectCommand(original))).rejects.toEqual(denied)
})

it('accepts a form signed by a function that may put the object', async () => {
  const send = async (name: string, Key: string) => {
    const { url, fields } = await createPresignedPost(clientOf(name), { Bucket, Key, Expires: 60 })
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, value)
    form.append('file', new Blob(['x']))
    return (await fetch(url, { method: 'POST', body: form })).status
  }
  expect(await send('advice-upload', 'originals/ann/4')).toBe(204)
  expect(await send('advice-upload', 'copies/ann/4')).toBe(403)
  expect(await send('advice-thumbnail', 'originals/ann/5')).toBe(403)
})
