import type { OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Bytes, Checksum } from './body.ts'
import { parseCorsRules, parseLifecycleRules } from './bucket-settings.ts'
import { invalidArgument, notImplemented, S3Error } from './errors.ts'
import type { Bucket } from './store.ts'
import { checkBucket, checkKey, decode, type Target } from './target.ts'
import { elements, parseTags, parseXml, text, texts, type Xml } from './xml.ts'

/** A verified request, and what an operation needs to handle it. */
export interface OperationContext {
  readonly target: Target
  /** Returns the bucket of the request, or another one. Throws NoSuchBucket. */
  readonly bucket: (name?: string) => Bucket
  /** Creates the bucket of the request. */
  readonly create: () => void
  /** Returns the body as a checked stream. */
  readonly body: (onChecksum?: (checksum: Checksum) => void) => Bytes
  /** Returns the body of a request that carries XML. */
  readonly text: () => Promise<string>
  readonly now: number
}

/** A response. The default is an empty 200. */
export interface Reply {
  readonly status?: number
  readonly headers?: OutgoingHttpHeaders
  readonly xml?: Xml | string
  readonly content?: Readable
}

/** One operation of S3's API. */
export type Operation = (call: OperationContext) => Reply | Promise<Reply>

/** Operations on buckets, by method and parameter. */
export const bucketOperations: Record<string, Operation> = {
  'PUT bucket': ({ create, target }) => {
    create()
    return { headers: { location: `/${target.bucket}` } }
  },
  'HEAD bucket': ({ bucket }) => {
    bucket()
    return {}
  },
  'GET bucket?list-type': list,
  'POST bucket?delete': deleteObjects,
  ...settingOperations('cors', 'CORSConfiguration', 'NoSuchCORSConfiguration', parseCorsRules),
  ...settingOperations('lifecycle', 'LifecycleConfiguration', 'NoSuchLifecycleConfiguration', parseLifecycleRules),
  ...settingOperations('publicAccessBlock', 'PublicAccessBlockConfiguration', 'NoSuchPublicAccessBlockConfiguration'),
  ...settingOperations(
    'encryption',
    'ServerSideEncryptionConfiguration',
    'ServerSideEncryptionConfigurationNotFoundError',
  ),
}

/**
 * Creates the operations of a setting, which is stored as XML: its root element, the error code if it is missing, and a
 * further check.
 */
function settingOperations(name: string, root: string, missing: string, read?: (xml: string) => unknown) {
  return {
    [`PUT bucket?${name}`]: async ({ bucket, text }: OperationContext): Promise<Reply> => {
      const xml = await text()
      parseXml(xml, root)
      read?.(xml)
      bucket().set(name, xml)
      return {}
    },
    [`GET bucket?${name}`]: ({ bucket }: OperationContext): Reply => {
      const xml = bucket().settings[name]
      if (!xml) throw new S3Error(404, missing)
      return { xml }
    },
  }
}

function list({ bucket, target: { query, bucket: name } }: OperationContext): Reply {
  const [prefix, size] = [query.get('prefix') ?? '', Number(query.get('max-keys') ?? 1000)]
  if (!(Number.isInteger(size) && size >= 0)) throw invalidArgument('max-keys must be a number')
  const token = query.get('continuation-token')
  const after = token ? Buffer.from(token, 'base64url').toString() : (query.get('start-after') ?? '')
  const objects = [...bucket().objects.values()].filter(
    ({ key }) => key.startsWith(prefix) && compareByBytes(key, after) > 0,
  )
  const page = objects.sort((a, b) => compareByBytes(a.key, b.key)).slice(0, Math.min(size, 1000))
  const last = page.at(-1)?.key
  const truncated = last !== undefined && page.length < objects.length
  const result = {
    Name: name,
    Prefix: prefix,
    MaxKeys: size,
    KeyCount: page.length,
    IsTruncated: truncated,
    ...(truncated ? { NextContinuationToken: Buffer.from(last).toString('base64url') } : {}),
    Contents: page.map(({ key, size, etag, at }) => ({
      Key: key,
      Size: size,
      ETag: etag,
      LastModified: new Date(at).toISOString(),
    })),
  }
  return { xml: { ListBucketResult: result } }
}

/** Lists are sorted by the bytes of the keys. */
const compareByBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))

async function deleteObjects({ bucket, text: body }: OperationContext): Promise<Reply> {
  const request = parseXml(await body(), 'Delete')
  const keys = elements(request, 'Object').flatMap((object) => texts(object, 'Key'))
  if (keys.length === 0 || keys.length > 1000) throw new S3Error(400, 'MalformedXML')
  for (const key of keys) bucket().remove(key)
  const quiet = text(request, 'Quiet') === 'true'
  return { xml: { DeleteResult: { Deleted: quiet ? [] : keys.map((Key) => ({ Key })) } } }
}

/** Operations on objects, by method and parameter. */
export const objectOperations: Record<string, Operation> = {
  'PUT object': (call) => (call.target.headers['x-amz-copy-source'] ? copy(call) : put(call)),
  'GET object': (call) => ({ headers: getHeaders(call), content: call.bucket().read(call.target.key) }),
  'HEAD object': (call) => ({ headers: getHeaders(call) }),
  'DELETE object': ({ bucket, target }) => {
    bucket().remove(target.key)
    return { status: 204 }
  },
  'GET object?tagging': ({ bucket, target }) => {
    const tags = Object.entries(bucket().get(target.key).tags)
    return { xml: { Tagging: { TagSet: { Tag: tags.map(([Key, Value]) => ({ Key, Value })) } } } }
  },
  'PUT object?tagging': async ({ bucket, target, text }) => {
    const tags = checkTags(parseTags(parseXml(await text(), 'Tagging')))
    bucket().put({ ...bucket().get(target.key), tags })
    return {}
  },
}

/** Headers that are stored with an object and returned with it. */
const storedHeaders = /^(content-(type|disposition|encoding|language)|cache-control|expires|x-amz-meta-.+)$/
/** Other headers that an upload may carry. Unknown ones are refused, since they would change its meaning. */
const supportedHeaders =
  /^x-amz-(date|content-sha256|user-agent|checksum-.+|sdk-checksum-algorithm|decoded-content-length|trailer|tagging|copy-source|metadata-directive)$/

async function put({ bucket, target, body, now }: OperationContext): Promise<Reply> {
  checkUploadHeaders(target)
  let checksum: Checksum | undefined
  const destination = bucket()
  const received = await destination.receive(body((verified) => (checksum = verified)))
  const headers = selectStoredHeaders(Object.entries(target.headers))
  const tags = checkTags(Object.fromEntries(new URLSearchParams(String(target.headers['x-amz-tagging'] ?? ''))))
  destination.put({ ...received, key: target.key, at: now, headers, tags, ...(checksum ? { checksum } : {}) })
  return { headers: { etag: received.etag, ...(checksum ? { [checksum.name]: checksum.value } : {}) } }
}

function checkUploadHeaders({ headers }: Target): void {
  const unsupported = Object.keys(headers).find(
    (name) =>
      (name.startsWith('x-amz-') && !supportedHeaders.test(name) && !storedHeaders.test(name)) ||
      name.startsWith('if-'),
  )
  if (unsupported) throw notImplemented(`the header ${unsupported}`)
  if (headers['x-amz-metadata-directive'] === 'REPLACE') throw notImplemented('a copy with other metadata')
}

/**
 * Selects the headers or form fields stored with an object. Throws InvalidArgument for characters that headers cannot
 * carry.
 */
export function selectStoredHeaders(given: Iterable<readonly [string, unknown]>): Record<string, string> {
  const selected = [...given]
    .filter(([name]) => storedHeaders.test(name))
    .map(([name, value]) => [name, String(value)] as const)
  const { 'content-encoding': encoding = '', ...headers } = Object.fromEntries(selected)
  const encodings = encoding.split(',').filter((name) => name.trim() && name.trim() !== 'aws-chunked')
  if (selected.some(([, value]) => !/^[\t -~\u0080-\u00ff]*$/.test(value))) throw invalidArgument('Not a header value')
  if (encodings.length > 0) headers['content-encoding'] = encodings.join(',')
  return { 'content-type': 'binary/octet-stream', ...headers }
}

async function copy({ bucket, target, now }: OperationContext): Promise<Reply> {
  checkUploadHeaders(target)
  const [name = '', ...key] = decode(String(target.headers['x-amz-copy-source'])).replace(/^\//, '').split('/')
  const sourceBucket = bucket(checkBucket(name))
  const source = sourceBucket.get(checkKey(key.join('/')))
  const received = await bucket().receive(sourceBucket.read(source.key))
  bucket().put({ ...source, ...received, key: target.key, at: now })
  return { xml: { CopyObjectResult: { ETag: received.etag, LastModified: new Date(now).toISOString() } } }
}

function getHeaders({ bucket, target }: OperationContext): OutgoingHttpHeaders {
  const { etag, size, at, headers, tags, checksum } = bucket().get(target.key)
  const count = Object.keys(tags).length
  return {
    ...headers,
    etag,
    'content-length': size,
    'last-modified': new Date(at).toUTCString(),
    ...(count > 0 ? { 'x-amz-tagging-count': count } : {}),
    ...(checksum && target.headers['x-amz-checksum-mode'] === 'ENABLED' ? { [checksum.name]: checksum.value } : {}),
  }
}

function checkTags(tags: Record<string, string>): Record<string, string> {
  if (Object.keys(tags).length <= 10) return tags
  throw new S3Error(400, 'BadRequest', 'Object tags cannot be greater than 10')
}
