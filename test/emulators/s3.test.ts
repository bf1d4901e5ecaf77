import { Readable } from 'node:stream'
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetBucketCorsCommand,
  GetBucketEncryptionCommand,
  GetBucketLifecycleConfigurationCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  GetPublicAccessBlockCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketEncryptionCommand,
  PutBucketLifecycleConfigurationCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  PutPublicAccessBlockCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#shared/duration.ts'
import { bucket as Bucket, type RunningS3, site, startS3 } from '#test/emulators/s3-setup.ts'

let running: RunningS3
let s3: S3Client
beforeAll(async () => {
  running = await startS3()
  s3 = running.s3
})
afterAll(() => running.stop())

const put = (Key: string, Body: string | Readable = 'hello', more = {}) =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ...more }))
const read = async (Key: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }))
  return Body?.transformToString()
}

describe('objects', () => {
  it('are returned as stored, with type and metadata', async () => {
    const key = "a b/ü+'(x)&<y>.txt"
    const { ETag } = await put(key, 'hello', {
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      Metadata: { owner: 'u1' },
    })
    expect(ETag).toBe('"5d41402abc4b2a76b9719d911017c592"')
    expect(await read(key)).toBe('hello')
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: key }))
    expect(head).toMatchObject({
      ContentLength: 5,
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      Metadata: { owner: 'u1' },
      ETag,
    })
  })

  it('accept a stream in aws-chunked frames with a trailing checksum', async () => {
    const parts = ['hello ', 'x'.repeat(70_000), ' world']
    await put('stream', Readable.from(parts), { ContentLength: 70_012, ContentEncoding: 'gzip' })
    const { Body, ContentEncoding, ChecksumCRC32 } = await s3.send(
      new GetObjectCommand({ Bucket, Key: 'stream', ChecksumMode: 'ENABLED' }),
    )
    expect(await Body?.transformToString()).toBe(parts.join(''))
    expect([ContentEncoding, ChecksumCRC32]).toEqual(['gzip', expect.stringMatching(/^.{6}==$/)])
  })

  it('accept a client that sends no checksum', async () => {
    const credentials = { accessKeyId: 'ann', secretAccessKey: 'her-secret' }
    const plain = new S3Client({
      endpoint: running.endpoint,
      region: 'us-east-1',
      credentials,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    await plain.send(new PutObjectCommand({ Bucket, Key: 'plain', Body: 'hello' }))
    expect(await read('plain')).toBe('hello')
  })

  it('refuse a body that does not match its checksum or MD5', async () => {
    await expect(put('bad', 'hello', { ChecksumSHA256: 'A'.repeat(43).concat('=') })).rejects.toThrow('did not match')
    await expect(put('bad', 'hello', { ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' })).rejects.toMatchObject({
      name: 'BadDigest',
    })
    await expect(read('bad')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it.each([
    ['no size', 'zz\r\nhello\r\n0\r\n\r\n', 'IncompleteBody'],
    ['a line without end', 'a'.repeat(5_000_000), 'IncompleteBody'],
    ['a frame cut off', '5\r\nhel', 'IncompleteBody'],
    ['a frame longer than declared', '5\r\nhello!\r\n0\r\n\r\n', 'IncompleteBody'],
    ['fewer bytes than declared', '2\r\nhe\r\n0\r\nx-amz-checksum-crc32:x\r\n\r\n', 'IncompleteBody'],
    ['another checksum', '5\r\nhello\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 'BadDigest'],
    ['no checksum', '5\r\nhello\r\n0\r\n\r\n', 'BadDigest'],
  ])('refuse frames with %s', async (_name, frames, code) => {
    const command = new PutObjectCommand({ Bucket, Key: 'framed', Body: Readable.from(['hello']), ContentLength: 5 })
    // Changed after signing: the signature does not cover the content of the frames.
    const tamper = { step: 'finalizeRequest', priority: 'low' } as const
    command.middlewareStack.add(
      (next) => (args) =>
        next(Object.assign(args, { request: Object.assign(args.request ?? {}, { body: Readable.from([frames]) }) })),
      tamper,
    )
    await expect(s3.send(command)).rejects.toMatchObject({ name: code })
    await expect(read('framed')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('refuse a body over the limit', async () => {
    const tooLarge = { name: 'EntityTooLarge', $metadata: { httpStatusCode: 400 } }
    await expect(put('big', 'x'.repeat(100_001))).rejects.toMatchObject(tooLarge)
    await expect(read('big')).rejects.toMatchObject({ name: 'NoSuchKey' })
    expect(await put('edge', 'x'.repeat(100_000))).toHaveProperty('ETag')
  })

  it('are replaced and deleted', async () => {
    await put('twice', 'one')
    await put('twice', 'two')
    expect(await read('twice')).toBe('two')
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'twice' }))
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'twice' }))
    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'twice' }))).rejects.toMatchObject({ name: 'NotFound' })
  })

  it('are copied with their metadata', async () => {
    await put('from & to', 'copy me', { ContentType: 'image/png', Metadata: { a: 'b' }, Tagging: 'x=y%26z' })
    await s3.send(new CopyObjectCommand({ Bucket, Key: 'copied', CopySource: `${Bucket}/from%20%26%20to` }))
    expect(await read('copied')).toBe('copy me')
    const head = await s3.send(new HeadObjectCommand({ Bucket, Key: 'copied' }))
    expect(head).toMatchObject({ ContentType: 'image/png', Metadata: { a: 'b' } })
    const missing = new CopyObjectCommand({ Bucket, Key: 'copied', CopySource: `${Bucket}/none` })
    await expect(s3.send(missing)).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('are tagged', async () => {
    await put('tagged', 'x', { Tagging: 'x=y%26z' })
    const tags = async () => (await s3.send(new GetObjectTaggingCommand({ Bucket, Key: 'tagged' }))).TagSet
    expect(await tags()).toEqual([{ Key: 'x', Value: 'y&z' }])
    const TagSet = [{ Key: '<k>', Value: '' }]
    await s3.send(new PutObjectTaggingCommand({ Bucket, Key: 'tagged', Tagging: { TagSet } }))
    expect(await tags()).toEqual(TagSet)
  })

  it('are listed by prefix, in byte order, page by page', async () => {
    const keys = ['list/!', 'list/a&b', 'list/é', 'list/\u{1f600}', 'list/\uffee']
    for (const key of keys) await put(key)
    const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }))
    expect(first).toMatchObject({ KeyCount: 2, IsTruncated: true })
    const rest = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken: first.NextContinuationToken }),
    )
    expect(rest.IsTruncated).toBe(false)
    const found = [...(first.Contents ?? []), ...(rest.Contents ?? [])]
    expect(found.map(({ Key }) => Key)).toEqual(['list/!', 'list/a&b', 'list/é', 'list/\uffee', 'list/\u{1f600}'])
    expect(found[0]).toMatchObject({ Size: 5, ETag: expect.stringContaining('5d41') })
    const after = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', StartAfter: 'list/\uffee' }))
    expect(after.Contents?.map(({ Key }) => Key)).toEqual(['list/\u{1f600}'])
  })

  it('are deleted in batches', async () => {
    await put('del/a&b')
    await put('del/c')
    const Objects = [{ Key: 'del/a&b' }, { Key: 'del/c' }, { Key: 'del/none' }]
    const { Deleted } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }))
    expect(Deleted?.map(({ Key }) => Key)).toEqual(['del/a&b', 'del/c', 'del/none'])
    expect((await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'del/' }))).KeyCount).toBe(0)
  })
})

describe('buckets', () => {
  it('report whether they exist', async () => {
    await s3.send(new CreateBucketCommand({ Bucket }))
    await s3.send(new HeadBucketCommand({ Bucket }))
    await expect(s3.send(new HeadBucketCommand({ Bucket: 'none' }))).rejects.toMatchObject({ name: 'NotFound' })
    await expect(s3.send(new PutObjectCommand({ Bucket: 'none', Key: 'k', Body: 'x' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    })
  })

  it('keep their settings', async () => {
    const BlockPublic = { BlockPublicAcls: true, BlockPublicPolicy: true }
    await expect(s3.send(new GetPublicAccessBlockCommand({ Bucket }))).rejects.toThrow('NoSuchPublicAccessBlock')
    const block = { Bucket, PublicAccessBlockConfiguration: BlockPublic }
    await s3.send(new PutPublicAccessBlockCommand(block))
    const Rules = [{ ApplyServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' as const } }]
    const encryption = { Bucket, ServerSideEncryptionConfiguration: { Rules } }
    await s3.send(new PutBucketEncryptionCommand(encryption))
    expect((await s3.send(new GetPublicAccessBlockCommand({ Bucket }))).PublicAccessBlockConfiguration).toEqual(
      BlockPublic,
    )
    const stored = await s3.send(new GetBucketEncryptionCommand({ Bucket }))
    expect(stored.ServerSideEncryptionConfiguration).toMatchObject({ Rules })
    expect((await s3.send(new GetBucketCorsCommand({ Bucket }))).CORSRules?.[0]?.AllowedOrigins).toEqual([site])
  })

  it('expire objects by their lifecycle rules at the following midnight', async () => {
    const Rules = [
      { ID: 'r', Status: 'Enabled' as const, Filter: { Prefix: 'tmp/' }, Expiration: { Days: 1 } },
      { ID: 'off', Status: 'Disabled' as const, Filter: { Prefix: '' }, Expiration: { Days: 1 } },
      {
        ID: 't',
        Status: 'Enabled' as const,
        Filter: { And: { Prefix: 'keep/', Tags: [{ Key: 'gone', Value: 'yes' }] } },
        Expiration: { Days: 2 },
      },
    ]
    const LifecycleConfiguration = { Rules }
    await s3.send(new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration }))
    expect((await s3.send(new GetBucketLifecycleConfigurationCommand({ Bucket }))).Rules).toEqual(Rules)
    await put('tmp/x')
    await put('keep/x')
    await put('keep/y', 'y', { Tagging: 'gone=yes' })
    const left = async () => {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }))
      return Contents.map(({ Key }) => Key).filter((key) => key?.includes('/x') || key?.includes('/y'))
    }
    const midnight = Math.ceil((running.time.now + dayMs) / dayMs) * dayMs
    running.deleteExpired(midnight - 1)
    expect(await left()).toEqual(['keep/x', 'keep/y', 'tmp/x'])
    running.deleteExpired(midnight)
    expect(await left()).toEqual(['keep/x', 'keep/y'])
    running.deleteExpired(midnight + dayMs)
    expect(await left()).toEqual(['keep/x'])
  })
})

describe('what is not emulated', () => {
  it.each([
    ['a public object', { ACL: 'public-read' as const }],
    ['a conditional write', { IfNoneMatch: '*' }],
    ['a storage class', { StorageClass: 'GLACIER' as const }],
    ['an unknown checksum', { ChecksumCRC32C: 'AAAAAA==' }],
  ])('is refused: %s', async (_name, more) => {
    await expect(put('strange', 'x', more)).rejects.toMatchObject({ name: 'NotImplemented' })
    await expect(read('strange')).rejects.toMatchObject({ name: 'NoSuchKey' })
  })

  it('is refused: a delimiter', async () => {
    await expect(s3.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' }))).rejects.toThrow('delimiter')
  })
})
