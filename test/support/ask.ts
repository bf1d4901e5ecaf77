import { request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

/** What a request may carry. */
export interface Ask {
  /** A string goes as it is, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** An access token. */
  readonly as?: string | undefined
  /** The address it comes from, as CloudFront would tell (`backend.request` only); this machine's without. */
  readonly address?: string | undefined
}

/** How a request tells the backend its address. */
export const addressHeader = 'x-test-address'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
  /** The text read as JSON; undefined where it is none. */
  readonly body: unknown
}

/** One HTTP request, its path sent as it is written; takes gzip, as browsers do. (`fetch` would tidy the path, and is not Node's own under happy-dom.) */
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
        // A connection of its own: a kept one may be closed by the server just as it is used again.
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
        const bytes = await buffer(response)
        const content = (response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: content,
          body: fromJson(content),
        })
      },
    )
    request.on('error', reject)
    request.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body))
  })
}

function fromJson(content: string): unknown {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
