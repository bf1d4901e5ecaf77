import { request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** The options of a request. */
export interface Ask {
  /** A string is sent unchanged, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** An access token. */
  readonly as?: string | undefined
  /** The caller's address as CloudFront would report it (`backend.request` only); the local one by default. */
  readonly address?: string | undefined
}

/** The header that carries `address` to the backend. */
export const addressHeader = 'x-test-address'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** The bytes of the body, after decompression. */
  readonly bytes: Buffer
  /** The text parsed as JSON, or undefined. */
  readonly body: unknown
}

/**
 * Sends an HTTP request with its path unchanged, accepting gzip. (`fetch` would normalize the path, and happy-dom
 * replaces `fetch`.)
 */
export async function ask(origin: string, method: string, path: string, given: Ask = {}): Promise<Answer> {
  const { body, headers = {}, as, address } = given
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const request = send(
      {
        hostname,
        port,
        method,
        path,
        // A new connection, because the server may close a reused one at any moment.
        agent: false,
        headers: {
          'accept-encoding': 'gzip',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(as ? { authorization: `Bearer ${as}` } : {}),
          ...(address ? { [addressHeader]: address } : {}),
          ...headers,
        },
      },
      async (response) => {
        const sent = await buffer(response)
        const bytes = sent.length > 0 && response.headers['content-encoding'] === 'gzip' ? gunzipSync(sent) : sent
        const content = bytes.toString()
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: content,
          bytes,
          body: parseJson(content),
        })
      },
    )
    request.on('error', reject)
    request.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body))
  })
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}

/** Returns what an error response must match. */
export const errorResponse = (status: number, code: string) => ({ status, body: { error: { code } } })
