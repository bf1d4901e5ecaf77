import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { S3Error } from './errors.ts'
import type { Reply } from './operation.ts'
import { writeXml } from './xml.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<Reply>

/** Sends an answer, or what went wrong in S3's XML. A fault of our own is a 500, and logged. */
export async function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  response.setHeader('x-amz-request-id', randomUUID())
  try {
    await send(response, await answer(request, response))
  } catch (error) {
    // A caller who hung up, in either direction, waits for no answer.
    if (response.headersSent || response.destroyed) return void response.destroy()
    await send(response, problem(error))
  }
  // What is left of a body that was refused is read and dropped: a client still sending would not see the answer.
  request.resume()
}

function problem(error: unknown): Reply {
  const known = error instanceof S3Error
  if (!known) console.error('S3', error)
  const { status, code, message } = known
    ? error
    : new S3Error(500, 'InternalError', 'We encountered an internal error.')
  return {
    status,
    xml: { Error: { Code: code, Message: message } },
  }
}

async function send(response: ServerResponse, { status = 200, headers = {}, xml, content }: Reply): Promise<void> {
  const type = xml ? { 'content-type': 'application/xml' } : {}
  response.writeHead(status, { ...type, ...headers })
  if (content) await pipeline(content, response)
  else response.end(typeof xml === 'string' ? xml : xml && writeXml(xml))
}
