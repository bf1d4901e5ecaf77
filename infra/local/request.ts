import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Returns the access key id of a request to AWS. Only the S3 emulator checks signatures; the others trust the id. */
export const readAccessKeyId = (headers: IncomingHttpHeaders): string | undefined =>
  /Credential=([^/,\s]+)/.exec(headers.authorization ?? '')?.[1]

/** Returns a request's body as text, or undefined if it is longer than `limit` bytes. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  }
  return size > limit ? undefined : Buffer.concat(chunks).toString()
}

/** Parses a JSON text. Returns undefined if it is not valid. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
