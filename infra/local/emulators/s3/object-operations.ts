import type { OutgoingHttpHeaders } from 'node:http'
import type { Checksum } from './body.ts'
import { invalidArgument, notImplemented, S3Error } from './errors.ts'
import type { Call, Operation, Reply } from './operation.ts'
import { checkBucket, checkKey, decode, type Target } from './target.ts'
import { parseXml, tagsOf } from './xml.ts'

/** What S3 does with an object, by method and parameter. */
export const objectOperations: Record<string, Operation> = {
  'PUT object': (call) => (call.target.headers['x-amz-copy-source'] ? copy(call) : put(call)),
  'GET object': (call) => ({ headers: headersOf(call), content: call.bucket().read(call.target.key) }),
  'HEAD object': (call) => ({ headers: headersOf(call) }),
  'DELETE object': ({ bucket, target }) => {
    bucket().remove(target.key)
    return { status: 204 }
  },
  'GET object?tagging': ({ bucket, target }) => {
    const tags = Object.entries(bucket().get(target.key).tags)
    return { xml: { Tagging: { TagSet: { Tag: tags.map(([Key, Value]) => ({ Key, Value })) } } } }
  },
  'PUT object?tagging': async ({ bucket, target, text }) => {
    const tags = checkTags(tagsOf(parseXml(await text(), 'Tagging')))
    bucket().put({ ...bucket().get(target.key), tags })
    return {}
  },
}

/** Headers that are kept with an object and given back with it. */
const kept = /^(content-(type|disposition|encoding|language)|cache-control|expires|x-amz-meta-.+)$/
/** Headers an upload may carry besides; others would change what it means, so they are refused. */
const known =
  /^x-amz-(date|content-sha256|user-agent|checksum-.+|sdk-checksum-algorithm|decoded-content-length|trailer|tagging|copy-source|metadata-directive)$/

async function put({ bucket, target, body, now }: Call): Promise<Reply> {
  checkUploadHeaders(target)
  let checksum: Checksum | undefined
  const into = bucket()
  const received = await into.receive(body((held) => (checksum = held)))
  const headers = keptHeaders(Object.entries(target.headers))
  const tags = checkTags(Object.fromEntries(new URLSearchParams(String(target.headers['x-amz-tagging'] ?? ''))))
  into.put({ ...received, key: target.key, at: now, headers, tags, ...(checksum ? { checksum } : {}) })
  return { headers: { etag: received.etag, ...(checksum ? { [checksum.name]: checksum.value } : {}) } }
}

function checkUploadHeaders({ headers }: Target): void {
  const strange = Object.keys(headers).find(
    (name) => (name.startsWith('x-amz-') && !known.test(name) && !kept.test(name)) || name.startsWith('if-'),
  )
  if (strange) throw notImplemented(`the header ${strange}`)
  if (headers['x-amz-metadata-directive'] === 'REPLACE') throw notImplemented('a copy with other metadata')
}

/** What an object keeps of the headers or form fields it came with. Throws InvalidArgument for what no header can carry. */
export function keptHeaders(given: Iterable<readonly [string, unknown]>): Record<string, string> {
  const chosen = [...given].filter(([name]) => kept.test(name)).map(([name, value]) => [name, String(value)] as const)
  const { 'content-encoding': encoding = '', ...headers } = Object.fromEntries(chosen)
  const encodings = encoding.split(',').filter((one) => one.trim() && one.trim() !== 'aws-chunked')
  if (chosen.some(([, value]) => !/^[\t -~\u0080-\u00ff]*$/.test(value))) throw invalidArgument('Not a header value')
  if (encodings.length > 0) headers['content-encoding'] = encodings.join(',')
  return { 'content-type': 'binary/octet-stream', ...headers }
}

async function copy({ bucket, target, now }: Call): Promise<Reply> {
  checkUploadHeaders(target)
  const [name = '', ...key] = decode(String(target.headers['x-amz-copy-source'])).replace(/^\//, '').split('/')
  const from = bucket(checkBucket(name))
  const source = from.get(checkKey(key.join('/')))
  const received = await bucket().receive(from.read(source.key))
  bucket().put({ ...source, ...received, key: target.key, at: now })
  return { xml: { CopyObjectResult: { ETag: received.etag, LastModified: new Date(now).toISOString() } } }
}

function headersOf({ bucket, target }: Call): OutgoingHttpHeaders {
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
