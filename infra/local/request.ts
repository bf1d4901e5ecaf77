import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Who signs a request to AWS, by its Authorization header. On one machine the id is believed: signatures are S3's matter. */
export const readAccessKeyId = (headers: IncomingHttpHeaders): string | undefined =>
  /Credential=([^/,\s]+)/.exec(headers.authorization ?? '')?.[1]

/** A request's body as text; undefined when it is longer than `limit` bytes, of which no more is kept. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return size > limit ? undefined : Buffer.concat(chunks).toString()
}

/** The value of a JSON text, or undefined when it is none. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
