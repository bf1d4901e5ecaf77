import type { IncomingMessage } from 'node:http'
import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import type { Bytes } from './body.ts'
import { invalidArgument, S3Error } from './errors.ts'

/** Names in lower case, as S3 compares them. */
export type Fields = ReadonlyMap<string, string>

/**
 * Reads a browser's upload form: fields first, then the file, as S3 demands. `receive` is given both and must read the
 * file to its end; what it answers is kept only if the form ends as it should, else `discard` is given it.
 * Throws what `receive` throws, or a refusal of the form.
 */
export async function readForm<T>(
  request: IncomingMessage,
  { receive, discard }: { receive: (fields: Fields, file: Bytes) => Promise<T>; discard: (received: T) => void },
): Promise<T> {
  const fields = new Map<string, string>()
  let file: BusboyFileStream | undefined
  let received: Promise<T> | undefined
  const form = openForm(request)
  const ended = new Promise<void>((resolve, reject) => {
    form.on('error', () => reject(malformed()))
    form.on('fieldsLimit', () => reject(malformed()))
    form.on('finish', resolve)
    form.on('field', (given, value, nameTruncated, valueTruncated) => {
      if (file) return
      const name = given.toLowerCase()
      if (nameTruncated || valueTruncated) reject(new S3Error(400, 'MaxPostPreDataLengthExceededError'))
      else if (fields.has(name)) reject(invalidArgument(`The field ${given} was given twice`))
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
    await ended
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
