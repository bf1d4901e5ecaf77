import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { invalidArgument, notImplemented, S3Error } from './errors.ts'

/** The bucket and key of a request. Supports only path-style addresses (`/bucket/key`), which the SDK uses for IP addresses. */
export interface Target {
  readonly method: string
  /** The decoded path. */
  readonly path: string
  readonly bucket: string
  /** Empty for the bucket itself. */
  readonly key: string
  readonly query: ReadonlyMap<string, string>
  readonly headers: IncomingHttpHeaders
}

/** Parses the request line by hand: `new URL` would resolve `..` and hide path tricks from the signature. */
export function parseTarget({ method = '', url = '', headers }: IncomingMessage): Target {
  const [path = '', ...search] = url.split('?')
  const [, bucket = '', ...key] = path.split('/')
  const target = {
    method,
    path: decode(path),
    bucket: checkBucket(decode(bucket)),
    key: checkKey(decode(key.join('/'))),
    query: parseQuery(search.join('?')),
    headers,
  }
  const unknown = [...target.query.keys()].find((name) => !knownParameters.test(name))
  if (unknown) throw notImplemented(`the parameter ${unknown}`)
  return target
}

/** Hoisted checksums are ignored, as S3 does: the SDK signs an empty body's checksums into a presigned PUT. */
const knownParameters =
  /^(X-Amz-(Algorithm|Credential|Date|Expires|SignedHeaders|Signature|Content-Sha256)|x-id|x-amz-(sdk-)?checksum-\w+|list-type|prefix|max-keys|continuation-token|start-after|delete|tagging|cors|lifecycle|publicAccessBlock|encryption)$/

function parseQuery(search: string): Map<string, string> {
  const query = new Map<string, string>()
  for (const pair of search.split('&').filter(Boolean)) {
    const [name = '', ...value] = pair.split('=')
    if (query.has(decode(name))) throw invalidArgument('A parameter was given twice')
    query.set(decode(name), decode(value.join('=')))
  }
  return query
}

/** Decodes percent-encoded text. Throws InvalidURI. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw invalidUri()
  }
}

const invalidUri = () => new S3Error(400, 'InvalidURI', "Couldn't parse the specified URI.")

/** Returns the name. Throws InvalidBucketName. */
export function checkBucket(name: string): string {
  if (/^[a-z0-9](?:[a-z0-9-]|\.(?!\.)){1,61}[a-z0-9]$/.test(name)) return name
  throw new S3Error(400, 'InvalidBucketName', 'The specified bucket is not valid.')
}

/** Returns the key. Throws for keys that climb directories, that XML cannot carry, or that are too long. */
export function checkKey(key: string): string {
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError', 'Your key is too long')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused.
  if (/[\u0000-\u001f\u007f\ufffe\uffff]/.test(key) || !key.isWellFormed()) throw invalidUri()
  if (key.split(/[/\\]/).some((segment) => segment === '.' || segment === '..')) throw invalidUri()
  return key
}
