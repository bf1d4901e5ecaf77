import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { reply } from '#functions/lib/reply.ts'
import { advice } from '#shared/contract/advice.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'

const plain = { 'content-type': 'application/json', 'cache-control': 'no-store' }
/** Returns content of an odd number of bytes as JSON, in about half as many characters. */
const long = (bytes: number) => ({ text: 'é'.repeat((bytes - '{"text":""}'.length) / 2) })
const codingOf = (acceptEncoding: string | undefined) =>
  reply(200, long(2001), acceptEncoding).headers?.['content-encoding']

describe('a response', () => {
  test('of a kilobyte or more is compressed for clients that accept gzip, including errors', () => {
    const { body = '', ...rest } = reply(404, long(1001), 'gzip, deflate, br, zstd')
    const headers = { ...plain, vary: 'accept-encoding', 'content-encoding': 'gzip' }
    expect(rest).toEqual({ statusCode: 404, headers, isBase64Encoded: true })
    expect(JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())).toEqual(long(1001))
  })

  test('of less is not compressed', () => {
    expect(reply(200, long(999), 'gzip')).toEqual({ statusCode: 200, headers: plain, body: JSON.stringify(long(999)) })
  })

  test('is uncompressed for other clients and varies by accept-encoding', () => {
    const headers = { ...plain, vary: 'accept-encoding' }
    expect(reply(200, long(1001), undefined)).toEqual({ statusCode: 200, headers, body: JSON.stringify(long(1001)) })
  })

  test.each(['gzip', 'GZip', 'br, gzip', 'gzip;q=0.001', 'deflate , gzip ; q=1.0', '*', 'br;q=0, *;q=0.5'])(
    'is compressed for %s',
    (accepted) => expect(codingOf(accepted)).toBe('gzip'),
  )

  test.each(['', 'identity', 'br', 'gzip;q=0', 'gzip;q=0.000, *', '*;q=0', 'gzip;q=much', 'not-gzip', 'gzipped'])(
    'is not compressed for "%s"',
    (accepted) => expect(codingOf(accepted)).toBeUndefined(),
  )
})

describe('through the gateway', () => {
  const backend = setUpBackend()

  const analyze = async (headers: Readonly<Record<string, string>> = {}) => {
    const { token } = await makeCreator(backend)
    const authorization = `Bearer ${token}`
    const response = await fetch(`${backend.origin}/api/analyze`, {
      method: 'POST',
      body: JSON.stringify({ title: 'How to bake bread in 5 hours' }),
      headers: { authorization, 'content-type': 'application/json', ...headers },
    })
    const sent = Number(response.headers.get('content-length'))
    const text = await response.text()
    expect(advice.analyze.output.parse(JSON.parse(text)).analysis.title).toBe('How to bake bread in 5 hours')
    return { coding: response.headers.get('content-encoding'), share: sent / Buffer.byteLength(text) }
  }

  test('a client that accepts gzip reads the same response from fewer bytes', async () => {
    const { coding, share } = await analyze()
    expect(coding).toBe('gzip')
    expect(share).toBeLessThan(0.7)
  })

  test('other clients read it uncompressed', async () => {
    expect(await analyze({ 'accept-encoding': 'identity' })).toEqual({ coding: null, share: 1 })
  })
})
