import { once } from 'node:events'
import { request } from 'node:http'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucket as Bucket, type RunningS3, site, startS3 } from '#test/emulators/s3-setup.ts'

let running: RunningS3
beforeAll(async () => {
  running = await startS3()
  await running.s3.send(new PutObjectCommand({ Bucket, Key: 'a/b.txt', Body: 'hello', ContentType: 'text/plain' }))
})
afterAll(() => running.stop())

const client = (secretAccessKey: string, accessKeyId = 'ann') =>
  new S3Client({
    endpoint: running.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  })

const signPut = (Key: string, more = {}, signableHeaders = new Set<string>()) =>
  getSignedUrl(running.s3, new PutObjectCommand({ Bucket, Key, ...more }), { expiresIn: 60, signableHeaders })

/** Sends the exact request line: `fetch` would resolve `..` in it. */
async function raw(path: string, { method = 'GET', headers = {}, body = '' } = {}) {
  const sent = request(running.endpoint, { path, method, headers })
  sent.end(body)
  const [response] = await once(sent, 'response')
  let text = ''
  for await (const chunk of response) text += chunk
  return { status: response.statusCode, text }
}

describe('a signed request', () => {
  it('is refused with the wrong secret, an unknown key, or none', async () => {
    const get = new GetObjectCommand({ Bucket, Key: 'a/b.txt' })
    await expect(client('another').send(get)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' })
    for (const id of ['bob', 'constructor', '__proto__']) {
      await expect(client('her-secret', id).send(get)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' })
    }
    expect((await fetch(`${running.endpoint}/${Bucket}/a/b.txt`)).status).toBe(403)
    expect((await fetch(`${running.endpoint}/${Bucket}?list-type=2`)).status).toBe(403)
    expect((await fetch(`${running.endpoint}/${Bucket}`, { method: 'PUT' })).status).toBe(403)
  })

  it('is refused when the clocks differ by more than 15 minutes', async () => {
    running.time.now += 16 * 60_000
    const get = new GetObjectCommand({ Bucket, Key: 'a/b.txt' })
    // The SDK corrects its clock from the response's date, which is right, so it fails here as on AWS.
    await expect(running.s3.send(get)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' })
    running.time.now = Date.now()
    await running.s3.send(get)
  })
})

describe('a presigned URL', () => {
  it('supports PUT, GET, HEAD and DELETE', async () => {
    const url = await signPut('p/x.png', { ContentType: 'image/png' }, new Set(['content-type']))
    const sent = await fetch(url, { method: 'PUT', body: 'PNGDATA', headers: { 'content-type': 'image/png' } })
    expect(sent.status).toBe(200)
    const target = { Bucket, Key: 'p/x.png' }
    const sign = (command: GetObjectCommand | HeadObjectCommand | DeleteObjectCommand) =>
      getSignedUrl(running.s3, command, { expiresIn: 60 })
    const got = await fetch(await sign(new GetObjectCommand(target)))
    expect([await got.text(), got.headers.get('content-type')]).toEqual(['PNGDATA', 'image/png'])
    const head = await fetch(await sign(new HeadObjectCommand(target)), { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe('7')
    expect((await fetch(await sign(new DeleteObjectCommand(target)), { method: 'DELETE' })).status).toBe(204)
    expect((await fetch(await sign(new GetObjectCommand(target)))).status).toBe(404)
  })

  it('is valid only for its method, key, type, length and signature', async () => {
    const url = await signPut('p/y', { ContentType: 'image/png' }, new Set(['content-type']))
    const status = async (url: string, init: RequestInit) => (await fetch(url, init)).status
    const headers = { 'content-type': 'image/png' }
    expect(await status(url, { method: 'PUT', body: 'x', headers: { 'content-type': 'text/html' } })).toBe(403)
    expect(await status(url, { headers })).toBe(403)
    expect(await status(url.replace('p/y', 'p/z'), { method: 'PUT', body: 'x', headers })).toBe(403)
    const tampered = url.replace(/Signature=(.)/, (_, digit) => `Signature=${digit === '0' ? '1' : '0'}`)
    expect(await status(tampered, { method: 'PUT', body: 'x', headers })).toBe(403)
    const lengthy = await signPut('p/y', { ContentLength: 3 }, new Set(['content-length']))
    expect(await status(lengthy, { method: 'PUT', body: 'xxxxxx' })).toBe(403)
    const unsigned = { ...headers, 'x-amz-meta-more': 'unsigned' }
    expect(await status(url, { method: 'PUT', body: 'x', headers: unsigned })).toBe(403)
    expect(await status(`${url}&X-Amz-Expires=600`, { method: 'PUT', body: 'x', headers })).toBe(400)
    expect(await status(url, { method: 'PUT', body: 'x', headers })).toBe(200)
  })

  it('expires', async () => {
    const url = await getSignedUrl(running.s3, new GetObjectCommand({ Bucket, Key: 'a/b.txt' }), { expiresIn: 60 })
    const issued = Math.floor(Date.now() / 1000) * 1000
    running.time.now = issued + 58_000
    expect((await fetch(url)).status).toBe(200)
    running.time.now = issued + 62_000
    const late = await fetch(url)
    expect([late.status, await late.text()]).toEqual([403, expect.stringContaining('Request has expired')])
    running.time.now = Date.now()
  })

  it('refuses a body over the limit, even without a Content-Length', async () => {
    const url = new URL(await signPut('p/big'))
    const sent = request(url, { method: 'PUT' })
    for (let part = 0; part < 200; part++) sent.write('x'.repeat(1000))
    sent.end()
    const [response] = await once(sent, 'response')
    expect(response.statusCode).toBe(400)
    let text = ''
    for await (const chunk of response) text += chunk
    expect(text).toContain('EntityTooLarge')
  })
})

describe('paths outside the bucket', () => {
  it.each([
    '/thumbs/../secret/x',
    '/thumbs/a/../../secret/x',
    '/thumbs/..%2f..%2fetc%2fpasswd',
    '/thumbs/..%5c..%5cx',
    '/thumbs/%2e%2e/x',
    '/thumbs/./x',
    '/thumbs/a%00b',
    '/thumbs/%zz',
    '/..%2fthumbs/x',
    '/../thumbs',
    '/Thumbs/x',
    '/',
  ])('are refused: %s', async (path) => {
    expect(await raw(path)).toMatchObject({ status: 400, text: expect.stringMatching(/InvalidURI|InvalidBucketName/) })
    expect((await raw(path, { method: 'PUT', body: 'x' })).status).toBe(400)
  })

  it('are refused in the source of a copy', async () => {
    const copy = new CopyObjectCommand({ Bucket, Key: 'copied', CopySource: `${Bucket}/../../etc/passwd` })
    await expect(running.s3.send(copy)).rejects.toMatchObject({ name: 'InvalidURI' })
  })
})

describe('the CORS policy', () => {
  const preflight = (origin: string, method: string) =>
    fetch(`${running.endpoint}/${Bucket}/p/x.png`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': 'content-type' },
    })

  it('allows the origins and methods of the bucket', async () => {
    const allowed = await preflight(site, 'PUT')
    expect(allowed.status).toBe(200)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(site)
    expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type')
    for (const [origin, method] of [
      ['http://evil.local', 'PUT'],
      ['http://app.local.evil', 'PUT'],
      [site, 'DELETE'],
    ] as const) {
      const refused = await preflight(origin, method)
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
  })

  it('lets a page read responses, including errors', async () => {
    const url = await getSignedUrl(running.s3, new GetObjectCommand({ Bucket, Key: 'a/b.txt' }))
    const allowed = async (url: string, origin: string) =>
      (await fetch(url, { headers: { origin } })).headers.get('access-control-allow-origin')
    expect(await allowed(url, site)).toBe(site)
    expect(await allowed(url.replace('a/b', 'a/c'), site)).toBe(site)
    expect(await allowed(url, 'http://evil.local')).toBe(null)
  })
})
