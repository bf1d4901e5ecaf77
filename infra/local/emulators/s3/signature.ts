/** AWS Signature Version 4 as S3 checks it (API reference, "Authenticating Requests"). */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { accessDenied, invalidArgument, S3Error } from './errors.ts'
import type { Target } from './target.ts'

/** The access keys, their permissions, and the clock. */
export interface Credentials {
  /** Access key id -> secret access key. */
  readonly keys: Readonly<Record<string, string>>
  /** Returns milliseconds since 1970. */
  readonly clock: () => number
  /** Returns whether IAM allows an action such as `s3:GetObject` on a key. Everything is allowed if omitted. */
  readonly isAllowed?: ((id: string, action: string, key: string) => boolean) | undefined
}

/** The signer's access key id, and how the signature describes the body. */
export interface Verified {
  readonly id: string
  readonly payload: string
}

interface SignatureParts {
  readonly credential: string
  readonly date: string
  readonly signedHeaders: readonly string[]
  readonly signature: string
  readonly payload: string
}

/** Maximum difference between the two clocks. */
const skewMs = 15 * 60_000

/** Checks a request signed in its header or query. Throws as S3 does. */
export function verifyRequest(target: Target, credentials: Credentials): Verified {
  const presigned = target.query.has('X-Amz-Signature')
  if (presigned && target.headers.authorization) throw invalidArgument('Only one auth mechanism allowed')
  const parts = presigned
    ? parseQuerySignature(target, credentials.clock())
    : parseHeaderSignature(target, credentials.clock())
  const unsigned = Object.keys(target.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !parts.signedHeaders.includes(name),
  )
  if (unsigned.length > 0) throw accessDenied('There were headers present in the request which were not signed')
  if (parts.credential.split('/')[1] !== parts.date.slice(0, 8)) throw mismatch()
  const scope = parts.credential.split('/').slice(1).join('/')
  const text = ['AWS4-HMAC-SHA256', parts.date, scope, sha256(canonicalRequest(target, parts))].join('\n')
  const id = verifySignature({ ...parts, text }, credentials)
  return { id, payload: parts.payload }
}

/**
 * Checks a signature of a text and returns the signer's access key id. The credential is
 * `id/yyyymmdd/region/s3/aws4_request`.
 */
export function verifySignature(
  given: { credential: string; text: string; signature: string },
  { keys }: Credentials,
): string {
  const [id = '', ...scope] = given.credential.split('/')
  const secret = Object.hasOwn(keys, id) ? keys[id] : undefined
  if (!secret) throw new S3Error(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist')
  if (scope.length !== 4 || scope[2] !== 's3' || scope[3] !== 'aws4_request') throw mismatch()
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const expected = Buffer.from(hmac(key, given.text).toString('hex'))
  const actual = Buffer.from(given.signature)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) throw mismatch()
  return id
}

const mismatch = () =>
  new S3Error(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match the one you provided')

function parseQuerySignature({ query }: Target, now: number): SignatureParts {
  const [date, seconds] = [query.get('X-Amz-Date') ?? '', Number(query.get('X-Amz-Expires'))]
  if (!(Number.isInteger(seconds) && seconds >= 1 && seconds <= 604_800)) throw malformed('X-Amz-Expires')
  if (timeOf(date) - skewMs > now) throw accessDenied('Request is not yet valid')
  if (timeOf(date) + seconds * 1000 < now) throw accessDenied('Request has expired')
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    date,
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    payload: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  }
}

function parseHeaderSignature({ headers }: Target, now: number): SignatureParts {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]{64})$/
  const [, credential, signedHeaders, signature] = form.exec(headers.authorization ?? '') ?? []
  if (!credential || !signedHeaders || !signature) throw accessDenied()
  const [date, payload] = [String(headers['x-amz-date']), headers['x-amz-content-sha256']]
  if (Math.abs(timeOf(date) - now) > skewMs) throw new S3Error(403, 'RequestTimeTooSkewed')
  if (typeof payload !== 'string') throw malformed('x-amz-content-sha256')
  return { credential, date, signedHeaders: signedHeaders.split(';'), signature, payload }
}

const malformed = (what: string) => new S3Error(400, 'AuthorizationHeaderMalformed', `${what} is missing or malformed`)

/** Parses `20261120T125707Z` to milliseconds since 1970. */
function timeOf(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date)
  if (!parts) throw malformed('X-Amz-Date')
  const [, year, month, day, hour, minute, second] = parts.map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second)
}

function canonicalRequest({ method, path, query, headers }: Target, parts: SignatureParts): string {
  const names = [...query.keys()].filter((name) => name !== 'X-Amz-Signature')
  const value = (name: string) =>
    String(headers[name] ?? '')
      .trim()
      .replace(/ +/g, ' ')
  return [
    method,
    path.split('/').map(encode).join('/'),
    names
      .sort()
      .map((name) => `${encode(name)}=${encode(query.get(name) ?? '')}`)
      .join('&'),
    ...parts.signedHeaders.map((name) => `${name}:${value(name)}`),
    '',
    parts.signedHeaders.join(';'),
    parts.payload,
  ].join('\n')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
