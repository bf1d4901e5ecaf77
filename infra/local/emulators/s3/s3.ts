/**
 * Emulator of S3: every request is authenticated (SigV4 in the header or the query, or a POST policy), objects are
 * private, bodies are checked while they stream to disk, and `deleteExpired` applies lifecycle rules.
 * Ignores byte ranges: the whole object is sent, as HTTP allows.
 * Refuses what it does not support: virtual-host addresses, ACLs, multipart uploads, versions, conditional writes,
 * delimiters in lists, `response-*` parameters, deleting settings and buckets, signed chunks, checksums other than
 * CRC32, SHA-1 and SHA-256, IAM beyond `isAllowed`. Encryption settings are stored but not applied.
 */

import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { readContent } from './body.ts'
import { createCorsHeaders, createPreflightHeaders, isExpired, parseLifecycleRules } from './bucket-settings.ts'
import { accessDenied, notImplemented, S3Error } from './errors.ts'
import { upload } from './form-upload.ts'
import { bucketOperations, type Operation, objectOperations, type Reply } from './operations.ts'
import { type Credentials, verifyRequest } from './signature.ts'
import { type Bucket, openStore } from './store.ts'
import { parseTarget, type Target } from './target.ts'
import { writeXml } from './xml.ts'

interface S3 {
  readonly listener: RequestListener
  readonly deleteExpired: (now: number) => void
}

interface S3Options {
  /** Where buckets and objects are stored. */
  readonly directory: string
  /** Access key id -> secret access key. */
  readonly keys: Credentials['keys']
  readonly clock?: Credentials['clock']
  readonly isAllowed?: Credentials['isAllowed']
  /** Maximum size of an object in bytes. */
  readonly maxBytes?: number
}

/** Maximum size of XML in a request, in bytes. A thousand keys to delete fit. */
const xmlBytes = 2 * 1024 * 1024

/**
 * Creates an S3 listener, and `deleteExpired`, which deletes the objects that lifecycle rules have expired by a time in
 * milliseconds since 1970.
 */
export function createS3({ directory, keys, isAllowed, clock = Date.now, maxBytes = 50 * 1024 * 1024 }: S3Options): S3 {
  const store = openStore(directory)
  const credentials = { keys, clock, isAllowed }

  const handleRequest: RequestHandler = async (request, response) => {
    const target = parseTarget(request)
    const cors = store.buckets.get(target.bucket)?.settings.cors
    if (target.method === 'OPTIONS') return { headers: createPreflightHeaders(cors, request.headers) }
    const { origin } = request.headers
    if (origin)
      response.setHeaders(new Headers(createCorsHeaders(cors, { origin, method: target.method, headers: [] })))
    if (isForm(target))
      return upload(request, { bucket: store.get(target.bucket), name: target.bucket, credentials, maxBytes })
    const { id, payload } = verifyRequest(target, credentials)
    if (isAllowed && !listActions(target).every(([action, key]) => isAllowed(id, action, key))) throw accessDenied()
    return findOperation(target)({
      target,
      bucket: (name = target.bucket) => store.get(name),
      create: () => store.create(target.bucket),
      body: (onChecksum) => readContent(request, { payload, max: maxBytes, onChecksum }),
      text: () => text(readContent(request, { payload, max: xmlBytes })),
      now: clock(),
    })
  }

  return {
    listener: (request, response) => {
      void respond(request, response, handleRequest)
    },
    deleteExpired: (now) => {
      for (const bucket of store.buckets.values()) deleteExpiredObjects(bucket, now)
    },
  }
}

function deleteExpiredObjects(bucket: Bucket, now: number): void {
  const { lifecycle } = bucket.settings
  if (!lifecycle) return
  const rules = parseLifecycleRules(lifecycle)
  const expired = [...bucket.objects.values()].filter((object) => isExpired(object, rules, now))
  for (const { key } of expired) bucket.remove(key)
}

/** Returns the IAM actions of a request and their keys. Copies and settings count as actions on the whole bucket. */
function listActions({ method, key, query, headers }: Target): [action: string, key: string][] {
  if (key && !headers['x-amz-copy-source'] && !query.has('tagging')) {
    const verb = { GET: 'Get', HEAD: 'Get', PUT: 'Put', DELETE: 'Delete' }[method]
    return [[`s3:${verb}Object`, key]]
  }
  if (query.has('list-type')) return [['s3:ListBucket', query.get('prefix') ?? '']]
  return [['s3:*', '']]
}

const isForm = ({ method, key, query }: Target) => method === 'POST' && !key && query.size === 0

const operations = { ...bucketOperations, ...objectOperations }
const subresources = ['list-type', 'delete', 'tagging', 'cors', 'lifecycle', 'publicAccessBlock', 'encryption']

function findOperation({ method, key, query }: Target): Operation {
  const subresource = subresources.find((name) => query.has(name))
  const name = `${method} ${key ? 'object' : 'bucket'}${subresource ? `?${subresource}` : ''}`
  const operation = operations[name]
  if (!operation) throw notImplemented(name)
  return operation
}

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<Reply>

/** Sends the response, or the error in S3's XML. An unexpected error becomes a logged 500. */
async function respond(request: IncomingMessage, response: ServerResponse, handle: RequestHandler): Promise<void> {
  response.setHeader('x-amz-request-id', randomUUID())
  try {
    await send(response, await handle(request, response))
  } catch (error) {
    // The client closed the connection.
    if (response.headersSent || response.destroyed) return void response.destroy()
    await send(response, problem(error))
  }
  // Drains the rest of a refused body: a client that is still sending would not read the response.
  request.resume()
}

function problem(error: unknown): Reply {
  const isKnown = error instanceof S3Error
  if (!isKnown) console.error('S3', error)
  const { status, code, message } = isKnown
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
