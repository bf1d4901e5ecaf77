import { gzipSync } from 'node:zlib'
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import * as z from 'zod/mini'

/**
 * Bytes from which an answer is compressed: CloudFront's own bound for the site's files. What is shorter comes in a packet
 * or two either way.
 */
const worthwhile = 1_000

/**
 * A JSON answer, which nobody may store. It is compressed here, since neither HTTP API does so nor CloudFront, which
 * caches none of it: as gzip, where `acceptEncoding`, the request's header, takes that. Brotli would save 5 % more at the
 * same cost, and Node's own level of it takes hundreds of milliseconds.
 */
export function reply(
  statusCode: number,
  content: unknown,
  acceptEncoding: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  const body = JSON.stringify(content)
  if (Buffer.byteLength(body) < worthwhile) return { statusCode, headers, body }
  const varying = { ...headers, vary: 'accept-encoding' }
  if (!takesGzip(acceptEncoding)) return { statusCode, headers: varying, body }
  return {
    statusCode,
    headers: { ...varying, 'content-encoding': 'gzip' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  }
}

/** RFC 9110, section 12.5.3: `gzip;q=0` refuses it, `*` stands for what is not named. */
function takesGzip(acceptEncoding = ''): boolean {
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(weighed))
  return (weights.get('gzip') ?? weights.get('*') ?? 0) > 0
}

function weighed(part: string): [coding: string, weight: number] {
  const [coding = '', weight = 'q=1'] = part.split(';').map((text) => text.trim())
  return [coding, Number(weight.replace(/^q=/, ''))]
}

const Redirect = z.object({ location: z.url() })

/** Leads the browser to `location`. */
export const redirect = (output: unknown): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 303,
  headers: { location: Redirect.parse(output).location, 'cache-control': 'no-store' },
})
