import type { ServerResponse } from 'node:http'
import { type ApiError, faults } from './errors.ts'

/** What a call can be made to do: an error by its name, no answer at all, no JSON, JSON of no use, or a dropped line. */
export type Fault = keyof typeof faults | 'silence' | 'garbage' | 'nonsense' | 'hangUp'

export type Answer = ApiError | { readonly status: 200; readonly body: unknown }

const toFaultAnswer = (fault: Exclude<Fault, 'silence' | 'hangUp' | 'garbage'>): Answer =>
  fault === 'nonsense' ? { status: 200, body: { items: [{ id: 7, snippet: null }] } } : faults[fault]

/** Answers as Google's APIs do, or fails as it is told to. */
export function respond(answer: Answer | Fault, response: ServerResponse): void {
  if (answer === 'silence') return
  if (answer === 'hangUp') return void response.destroy()
  if (answer === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  const { status, body } = typeof answer === 'string' ? toFaultAnswer(answer) : answer
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'private' })
    .end(JSON.stringify(body, null, 2))
}

/** The token of `Authorization: Bearer ...`. */
export const parseBearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
