import { readdirSync } from 'node:fs'
import path from 'node:path'
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPost } from '@aws-sdk/s3-presigned-post'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bucket as Bucket, type RunningS3, site, startS3 } from '#test/emulators/s3-setup.ts'

let running: RunningS3
let post: PresignedPost
beforeAll(async () => {
  running = await startS3()
  post = await presign()
})
afterAll(() => running.stop())

const presign = (more: { Key?: string; max?: number } = {}) =>
  createPresignedPost(running.s3, {
    Bucket,
    Key: more.Key ?? 'u/1.png',
    Conditions: [
      ['content-length-range', 10, more.max ?? 100],
      ['eq', '$Content-Type', 'image/png'],
      ['starts-with', '$key', 'u/'],
      ['starts-with', '$x-amz-meta-note', ''],
    ],
    Fields: { 'Content-Type': 'image/png' },
    Expires: 60,
  })

interface Form {
  readonly body?: string
  readonly fields?: Record<string, string>
  readonly without?: readonly string[]
  readonly signed?: PresignedPost
}

/** Sends the form as a browser does. `without` omits fields, `fields` replaces or adds some. */
async function send({ body = 'x'.repeat(50), fields = {}, without = [], signed = post }: Form = {}) {
  const form = new FormData()
  const all = Object.entries({ ...signed.fields, ...fields })
  for (const [name, value] of all) if (!without.includes(name)) form.append(name, value)
  form.append('file', new Blob([body], { type: 'image/png' }), 'f.png')
  const response = await fetch(signed.url, { method: 'POST', body: form, headers: { origin: site } })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

describe('a presigned POST', () => {
  it('stores the file under the key and type of the policy', async () => {
    const { status, headers } = await send({ fields: { 'x-amz-meta-note': 'mine' } })
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, site])
    const head = await running.s3.send(new HeadObjectCommand({ Bucket, Key: 'u/1.png' }))
    expect(head).toMatchObject({ ContentType: 'image/png', ContentLength: 50, Metadata: { note: 'mine' } })
    const object = await running.s3.send(new GetObjectCommand({ Bucket, Key: 'u/1.png' }))
    expect(await object.Body?.transformToString()).toBe('x'.repeat(50))
  })

  it('accepts sizes within the range, both ends included', async () => {
    expect((await send({ body: 'x'.repeat(10) })).status).toBe(204)
    expect((await send({ body: 'x'.repeat(100) })).status).toBe(204)
    expect(await send({ body: 'x'.repeat(9) })).toMatchObject({
      status: 400,
      text: expect.stringContaining('TooSmall'),
    })
    expect(await send({ body: 'x'.repeat(101) })).toMatchObject({
      status: 400,
      text: expect.stringContaining('TooLarge'),
    })
    const generous = await presign({ max: 10 ** 9 })
    expect((await send({ signed: generous, body: 'x'.repeat(100_001) })).text).toContain('TooLarge')
  })

  it.each<[string, Form, number]>([
    ['another type', { fields: { 'Content-Type': 'text/html' } }, 403],
    ['another key', { fields: { key: 'other/1.png' } }, 403],
    ['another key with the allowed prefix', { fields: { key: 'u/2.png' } }, 403],
    ['another bucket', { fields: { bucket: 'secret' } }, 403],
    ['a field that the policy does not name', { fields: { 'x-amz-meta-foo': '1' } }, 403],
    ['a public object', { fields: { acl: 'public-read' } }, 403],
    ['a bad signature', { fields: { 'X-Amz-Signature': '0'.repeat(64) } }, 403],
    ['another key id', { fields: { 'X-Amz-Credential': 'bob/20260101/us-east-1/s3/aws4_request' } }, 403],
    ['no policy', { without: ['Policy', 'X-Amz-Signature', 'X-Amz-Algorithm', 'X-Amz-Credential', 'X-Amz-Date'] }, 403],
    ['no signature', { without: ['X-Amz-Signature'] }, 403],
    ['no type', { without: ['Content-Type'] }, 403],
    ['a forged policy', { fields: { Policy: btoa('{"expiration":"2099-01-01T00:00:00Z","conditions":[]}') } }, 403],
    ['metadata that breaks the line', { fields: { 'x-amz-meta-note': 'a\r\nset-cookie: b' } }, 400],
    ['a field beyond reason', { fields: { 'x-ignore-me': 'x'.repeat(30_000) } }, 400],
  ])('refuses %s', async (_name, form, status) => {
    const before = files()
    expect(await send(form)).toMatchObject({ status })
    expect(files()).toEqual(before)
  })

  it('refuses an expired policy', async () => {
    running.time.now += 61_000
    expect(await send()).toMatchObject({ status: 403, text: expect.stringContaining('expired') })
    running.time.now = Date.now()
  })

  it('refuses a key with .. even if it was signed', async () => {
    const signed = await presign({ Key: 'u/../../x' })
    expect(await send({ signed })).toMatchObject({ status: 400, text: expect.stringContaining('InvalidURI') })
  })
})

describe('a form that was not written by a browser', () => {
  const parts = (names: readonly (readonly [string, string])[]) =>
    names.map(([name, value]) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')
  const raw = (body: string, type = 'multipart/form-data; boundary=b') =>
    fetch(post.url, { method: 'POST', body, headers: { 'content-type': type } })
  const fields = () => Object.entries(post.fields)
  const file = ['file', 'x'.repeat(20)] as const

  it('is accepted if it is valid', async () => {
    expect((await raw(`${parts([...fields(), file, ['key', 'ignored: after the file']])}--b--\r\n`)).status).toBe(204)
  })

  it.each<[string, () => string, number]>([
    ['cut off in the file', () => parts([...fields(), file]).slice(0, -5), 400],
    [
      'cut off after the file',
      () => `${parts([...fields(), file])}--b\r\ncontent-disposition: form-data; name="x"`,
      400,
    ],
    [
      'too large, with a field twice',
      () =>
        parts([
          ['key', 'a'],
          ['key', 'b'],
          ['file', 'x'.repeat(500_000)],
        ]),
      400,
    ],
    ['cut off before the file', () => parts(fields()), 400],
    ['without a file', () => `${parts(fields())}--b--\r\n`, 400],
    ['with its file first', () => `${parts([file, ...fields()])}--b--\r\n`, 403],
    ['with a field twice', () => `${parts([...fields(), ['KEY', 'u/2.png'], file])}--b--\r\n`, 400],
    ['with too many fields', () => parts(Array.from({ length: 99 }, (_, n) => [`x-ignore-${n}`, ''] as const)), 400],
    ['empty', () => '', 400],
    ['noise', () => '\0\r\n--b'.repeat(50), 400],
  ])('is refused: %s', async (_name, body, status) => {
    const before = files()
    expect((await raw(body())).status).toBe(status)
    expect(files()).toEqual(before)
  })

  it('is refused with another content type', async () => {
    expect((await raw('x', 'application/json')).status).toBe(412)
    expect((await raw('x', 'multipart/form-data')).status).toBe(412)
  })
})

const files = () => readdirSync(path.join(running.directory, Bucket, 'bytes')).sort()
