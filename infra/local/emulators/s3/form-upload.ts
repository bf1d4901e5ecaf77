import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import * as z from 'zod/mini'
import { type Bytes, limitBytes } from './body.ts'
import { accessDenied, invalidArgument, notImplemented, S3Error } from './errors.ts'
import { type Reply, selectStoredHeaders } from './operations.ts'
import { type Credentials, verifySignature } from './signature.ts'
import type { Bucket } from './store.ts'
import { checkKey } from './target.ts'

/** Form fields by name in lower case, as S3 compares them. */
export type Fields = ReadonlyMap<string, string>

/**
 * Reads a browser's upload form: fields first, then the file, as S3 requires. `receive` must read the file to its end;
 * if the form turns out to be invalid afterward, its result is passed to `discard`. Throws what `receive` throws, or
 * the form's error.
 */
async function readForm<T>(
  request: IncomingMessage,
  { receive, discard }: { receive: (fields: Fields, file: Bytes) => Promise<T>; discard: (received: T) => void },
): Promise<T> {
  const fields = new Map<string, string>()
  let file: BusboyFileStream | undefined
  let received: Promise<T> | undefined
  const form = openForm(request)
  const finished = new Promise<void>((resolve, reject) => {
    form.on('error', () => reject(malformed()))
    form.on('fieldsLimit', () => reject(malformed()))
    form.on('finish', resolve)
    form.on('field', (fieldName, value, nameTruncated, valueTruncated) => {
      if (file) return
      const name = fieldName.toLowerCase()
      if (nameTruncated || valueTruncated) reject(new S3Error(400, 'MaxPostPreDataLengthExceededError'))
      else if (fields.has(name)) reject(invalidArgument(`The field ${fieldName} was given twice`))
      else fields.set(name, value)
    })
    form.on('file', (_name: string, stream: BusboyFileStream) => {
      file = stream.on('error', () => {})
      received = receive(fields, stream)
      received.catch(reject)
    })
    request.on('error', reject).pipe(form)
  })
  try {
    await finished
    if (!received) throw invalidArgument('POST requires exactly one file upload per request.')
    return await received
  } catch (error) {
    request.unpipe(form)
    file?.destroy(malformed())
    await received?.then(discard, () => {})
    throw error
  }
}

function openForm({ headers }: IncomingMessage) {
  const type = headers['content-type'] ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw new S3Error(412, 'PreconditionFailed')
  return new Busboy({
    headers: { ...headers, 'content-type': type },
    isPartAFile: (name) => name?.toLowerCase() === 'file',
    limits: { fields: 50, fieldSize: 20_000, fieldNameSize: 200, files: 1, headerPairs: 20 },
  })
}

const malformed = () => new S3Error(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed.')

const Range = z.tuple([z.literal('content-length-range'), z.number(), z.number()])
const Match = z.tuple([z.enum(['eq', 'starts-with']), z.string().check(z.startsWith('$')), z.string()])
const Exact = z.record(z.string(), z.string())
const Policy = z.object({ expiration: z.string(), conditions: z.array(z.union([Range, Match, Exact])) })

/** Fields that a policy need not mention. */
const optionalFields = /^(policy|x-amz-signature|x-ignore-.*)$/

/** Supported fields. Any other field is refused rather than ignored. */
const supportedFields =
  /^(key|policy|content-(type|disposition|encoding|language)|cache-control|expires|bucket|x-amz-(algorithm|credential|date|signature|meta-.+)|x-ignore-.*)$/

/** What a valid form may upload: its key, and its minimum and maximum size in bytes. */
export interface Upload {
  readonly key: string
  readonly min: number
  readonly max: number
}

/**
 * Checks a form's fields against the policy they carry: the signature, the expiration, every condition, and that the
 * policy mentions every field (API reference, "POST Policy"). Throws as S3 does.
 */
function checkPolicy(fields: ReadonlyMap<string, string>, bucket: string, credentials: Credentials): Upload {
  const [text, field] = [fields.get('policy'), (name: string) => fields.get(name) ?? '']
  if (!text) throw accessDenied()
  if (field('x-amz-algorithm') !== 'AWS4-HMAC-SHA256') throw invalidArgument('x-amz-algorithm must be AWS4-HMAC-SHA256')
  const id = verifySignature(
    { credential: field('x-amz-credential'), text, signature: field('x-amz-signature') },
    credentials,
  )
  const { expiration, ranges, matches } = parsePolicy(text)
  if (!(Date.parse(expiration) > credentials.clock()))
    throw accessDenied('Invalid according to Policy: Policy expired.')

  if (fields.has('bucket') && field('bucket') !== bucket) throw accessDenied('The form is for another bucket')
  const values = new Map([...fields, ['bucket', bucket]])
  for (const { operator, name, value } of matches) {
    const actual = values.get(name) ?? ''
    const holds = operator === 'eq' ? actual === value : actual.startsWith(value)
    if (!holds) throw accessDenied(`Invalid according to Policy: Policy Condition failed: ["${operator}", "$${name}"]`)
  }
  const mentioned = new Set(matches.map(({ name }) => name))
  const extra = [...values.keys()].find((name) => !mentioned.has(name) && !optionalFields.test(name))
  if (extra) throw accessDenied(`Invalid according to Policy: Extra input fields: ${extra}`)
  const unsupported = [...fields.keys()].find((name) => !supportedFields.test(name))
  if (unsupported) throw notImplemented(`the field ${unsupported}`)
  const key = checkKey(field('key'))
  if (credentials.isAllowed && !credentials.isAllowed(id, 's3:PutObject', key)) throw accessDenied()
  return {
    key,
    min: Math.max(0, ...ranges.map(([, min]) => min)),
    max: Math.min(...ranges.map(([, , max]) => max)),
  }
}

function parsePolicy(text: string) {
  try {
    const { expiration, conditions } = Policy.parse(JSON.parse(Buffer.from(text, 'base64').toString()))
    const matches = conditions.flatMap((condition) => {
      if (!Array.isArray(condition)) {
        return Object.entries(condition).map(([name, value]) => ({ operator: 'eq', name: name.toLowerCase(), value }))
      }
      if (condition[0] === 'content-length-range') return []
      const [operator, name, value] = condition
      return [{ operator, name: name.slice(1).toLowerCase(), value }]
    })
    return { expiration, matches, ranges: conditions.flatMap((condition) => (isRange(condition) ? [condition] : [])) }
  } catch {
    throw new S3Error(400, 'InvalidPolicyDocument', 'Invalid Policy: Invalid JSON.')
  }
}

const isRange = (condition: unknown): condition is z.infer<typeof Range> => Range.safeParse(condition).success

interface UploadTarget {
  readonly bucket: Bucket
  readonly name: string
  readonly credentials: Credentials
  readonly maxBytes: number
}

/** Handles a browser's upload (presigned POST). The policy is checked before any of the file is stored. */
export async function upload(
  request: IncomingMessage,
  { bucket, name, credentials, maxBytes }: UploadTarget,
): Promise<Reply> {
  const received = await readForm(request, {
    receive: async (fields, file) => {
      const { key, min, max } = checkPolicy(fields, name, credentials)
      const headers = selectStoredHeaders(fields)
      return { key, headers, ...(await bucket.receive(limitBytes(file, { min, max: Math.min(max, maxBytes) }))) }
    },
    discard: (received) => bucket.discard(received),
  })
  bucket.put({ ...received, at: credentials.clock(), tags: {} })
  return { status: 204, headers: { etag: received.etag, location: `/${name}/${encodeURI(received.key)}` } }
}
