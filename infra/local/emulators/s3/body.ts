/** Checks a request body while it streams: its length, its digests, and the framing of aws-chunked. */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { crc32 } from 'node:zlib'
import { notImplemented, S3Error } from './errors.ts'

export type Bytes = AsyncIterable<Buffer>

/** The checksum a client sent with an object: `x-amz-checksum-crc32` and its base64 value. */
export interface Checksum {
  readonly name: string
  readonly value: string
}

/** Passes bytes through up to a limit. Throws EntityTooLarge beyond `max`, EntityTooSmall at the end. */
export async function* limitBytes(
  source: Bytes,
  { min = 0, max }: { min?: number; max: number },
): AsyncGenerator<Buffer> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > max) throw tooLarge()
    yield chunk
  }
  if (size < min) throw new S3Error(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed')
}

const tooLarge = () => new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')

interface Expected {
  /** How the signature describes the body: its SHA-256, that it is unsigned, or how it is framed. */
  readonly payload: string
  readonly max: number
  /** Called with the checksum once it is verified. */
  readonly onChecksum?: ((checksum: Checksum) => void) | undefined
}

/**
 * Reads the content of a body and checks it against the signature and the headers. Keeps the request open, so that an
 * error response can still be sent.
 */
export async function* readContent(
  request: IncomingMessage,
  { payload, max, onChecksum }: Expected,
): AsyncGenerator<Buffer> {
  const { headers } = request
  const length = headers['x-amz-decoded-content-length'] ?? headers['content-length']
  if (Number(length) > max) throw tooLarge()
  const trailers = new Map<string, string>()
  const raw: Bytes = request.iterator({ destroyOnReturn: false })
  const givenHeader = Object.keys(headers).find((header) => /^x-amz-checksum-(crc|sha)/.test(header))
  const name = typeof headers['x-amz-trailer'] === 'string' ? headers['x-amz-trailer'] : givenHeader
  const digests = createDigests(name)
  let size = 0
  for await (const chunk of limitBytes(removeFraming(raw, payload, trailers), { max })) {
    size += chunk.length
    digests.update(chunk)
    yield chunk
  }
  const { sha256, md5, checksum } = digests.end()
  if (length !== undefined && size !== Number(length)) throw incomplete()
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== sha256) throw new S3Error(400, 'XAmzContentSHA256Mismatch')
  if (headers['content-md5'] && headers['content-md5'] !== md5) throw new S3Error(400, 'BadDigest')
  if (!name) return
  if (checksum !== (trailers.get(name) ?? headers[name])) throw new S3Error(400, 'BadDigest', `${name} did not match`)
  onChecksum?.({ name, value: checksum })
}

function removeFraming(raw: Bytes, payload: string, trailers: Map<string, string>): Bytes {
  if (payload === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') return decodeChunks(raw, trailers)
  if (payload.startsWith('STREAMING-')) throw notImplemented('signed chunks')
  return raw
}

function createDigests(name: string | undefined) {
  const [sha256, md5, algorithm] = [createHash('sha256'), createHash('md5'), name?.replace('x-amz-checksum-', '')]
  const named = algorithm === 'sha1' || algorithm === 'sha256' ? createHash(algorithm) : undefined
  if (algorithm && !named && algorithm !== 'crc32') throw notImplemented(`the checksum ${algorithm}`)
  let crc = 0
  return {
    update: (chunk: Buffer) => {
      for (const hash of [sha256, md5, named]) hash?.update(chunk)
      if (algorithm === 'crc32') crc = crc32(chunk, crc)
    },
    end: () => ({
      sha256: sha256.digest('hex'),
      md5: md5.digest('base64'),
      checksum: named?.digest('base64') ?? base64(crc),
    }),
  }
}

function base64(crc: number): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(crc)
  return bytes.toString('base64')
}

const incomplete = () =>
  new S3Error(400, 'IncompleteBody', 'The length or the framing of the body is not what the headers say')

/** Removes the framing of aws-chunked: `size in hex CRLF bytes CRLF`, a frame of size 0, trailers, an empty line. */
async function* decodeChunks(source: Bytes, trailers: Map<string, string>): AsyncGenerator<Buffer> {
  const { line, some } = reader(source)
  for (let left = frameSize(await line()); left > 0; left = frameSize(await line())) {
    while (left > 0) {
      const part = await some(left)
      left -= part.length
      yield part
    }
    if ((await line()) !== '') throw incomplete()
  }
  for (let trailer = await line(); trailer !== ''; trailer = await line()) {
    const [name = '', value = ''] = trailer.split(':')
    trailers.set(name.trim().toLowerCase(), value.trim())
  }
}

/** Reads a stream by lines and by bytes. Throws IncompleteBody if it ends too early or a line is too long. */
function reader(source: Bytes) {
  const chunks = source[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) throw incomplete()
    buffered = Buffer.concat([buffered, value])
  }
  const take = (length: number) => {
    const chunk = buffered.subarray(0, length)
    buffered = buffered.subarray(length)
    return chunk
  }
  return {
    line: async () => {
      while (!buffered.includes('\r\n')) {
        if (buffered.length > 4096) throw incomplete()
        await more()
      }
      const text = take(buffered.indexOf('\r\n')).toString('latin1')
      take(2)
      return text
    },
    /** Returns at least one byte and at most `most`. */
    some: async (most: number) => {
      if (buffered.length === 0) await more()
      return take(most)
    },
  }
}

function frameSize(line: string): number {
  if (!/^[0-9a-f]{1,8}$/i.test(line)) throw incomplete()
  return Number.parseInt(line, 16)
}
