import { gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import type { RawOutput } from '#shared/contract/raw-endpoint.ts'

/** The smallest response that is compressed, in bytes, as in CloudFront. Shorter ones fit into a packet or two anyway. */
const minCompressedBytes = 1_000

/** Returns a JSON response that must not be cached, compressed if the request's `acceptEncoding` header allows it. */
export const reply = (
  statusCode: number,
  content: unknown,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 =>
  replyText(statusCode, { 'content-type': 'application/json' }, JSON.stringify(content), acceptEncoding)

/**
 * Returns a text or file that has a secret URL. It is not cached, search engines do not list it, and its links send no referrer. Text is
 * compressed if `acceptEncoding` allows it.
 */
export function replyRaw(
  statusCode: number,
  { body, type, headers }: { readonly body: RawOutput['body']; readonly type: string; readonly headers?: Headers },
  acceptEncoding?: string,
): APIGatewayProxyStructuredResultV2 {
  const allHeaders = {
    ...headers,
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  }
  if (typeof body === 'string') return replyText(statusCode, allHeaders, body, acceptEncoding)
  return {
    statusCode,
    headers: { ...allHeaders, ...uncached },
    body: Buffer.from(body).toString('base64'),
    isBase64Encoded: true,
  }
}

type Headers = Readonly<Record<string, string>> | undefined
const uncached = { 'cache-control': 'no-store' }

/**
 * Returns text that must not be cached. It is compressed with gzip, because neither the HTTP API nor CloudFront compresses uncached
 * responses. Brotli would save another 5% at the same CPU cost, but takes hundreds of milliseconds at Node's default level.
 */
function replyText(statusCode: number, given: Headers, body: string, acceptEncoding: string | undefined) {
  const headers = { ...given, ...uncached }
  if (Buffer.byteLength(body) < minCompressedBytes) return { statusCode, headers, body }
  const varying = { ...headers, vary: 'accept-encoding' }
  if (!acceptsGzip(acceptEncoding)) return { statusCode, headers: varying, body }
  return {
    statusCode,
    headers: { ...varying, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}

/** Reads the header as RFC 9110 (12.5.3) defines it: `gzip;q=0` refuses gzip, `*` covers every encoding not listed. */
function acceptsGzip(acceptEncoding = ''): boolean {
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(parseWeight))
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

function parseWeight(part: string): [coding: string, weight: number] {
  const [coding = '', weight = 'q=1'] = part.split(';').map((text) => text.trim())
  return [coding, Number(weight.replace(/^q=/, ''))]
}

const Redirect = z.object({ location: z.url() })

/** Returns a redirect to `location`. */
export const redirect = (output: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 303,
  headers: { location: Redirect.parse(output).location, 'cache-control': 'no-store' },
})
