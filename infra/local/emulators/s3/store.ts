/**
 * Objects on disk. The bytes of an object are in one file, to which a small JSON file refers. The object exists
 * from the moment a rename puts the JSON file in place, so a kill leaves the old object or the new one.
 */
import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import { createPrivateFolder, readDataFile, writeDataFile } from '#infra/local/data-file.ts'
import type { Bytes } from './body.ts'
import { S3Error } from './errors.ts'

const Texts = z.record(z.string(), z.string())
const StoredObject = z.object({
  key: z.string(),
  /** Name of the file with the bytes. */
  file: z.string(),
  size: z.number(),
  etag: z.string(),
  /** When it was written, in milliseconds since 1970. */
  at: z.number(),
  /** Content-Type, Cache-Control, x-amz-meta-* ... as they are returned. */
  headers: Texts,
  tags: Texts,
  checksum: z.optional(z.object({ name: z.string(), value: z.string() })),
})
export type StoredObject = z.infer<typeof StoredObject>
/** Bytes on disk that belong to no object yet. */
export type Received = Pick<StoredObject, 'file' | 'size' | 'etag'>

/** Opens every bucket of a directory. `create` adds one. Throws DataError if a file is damaged. */
export function openStore(directory: string) {
  createPrivateFolder(directory)
  const buckets = new Map(readdirSync(directory).map((name) => [name, new Bucket(path.join(directory, name))]))
  return {
    buckets: buckets as ReadonlyMap<string, Bucket>,
    get: (name: string): Bucket => {
      const bucket = buckets.get(name)
      if (!bucket) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist')
      return bucket
    },
    create: (name: string) => {
      if (!buckets.has(name)) buckets.set(name, new Bucket(path.join(directory, name)))
    },
  }
}

/** A bucket in a directory: one file for each object's bytes, one for its metadata, and one for the settings. */
export class Bucket {
  readonly objects: ReadonlyMap<string, StoredObject>
  /** The XML of each setting: cors, lifecycle ... */
  readonly settings: Readonly<Record<string, string>>
  readonly #objects: Map<string, StoredObject>
  readonly #settings: Record<string, string>
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = directory
    for (const folder of ['objects', 'bytes']) mkdirSync(path.join(directory, folder), { recursive: true })
    this.settings = this.#settings = readDataFile(this.#settingsFile, Texts) ?? {}
    this.objects = this.#objects = readObjects(path.join(directory, 'objects'))
    const knownFiles = new Set([...this.#objects.values()].map(({ file }) => file))
    for (const file of readdirSync(path.join(directory, 'bytes'))) if (!knownFiles.has(file)) this.discard({ file })
  }

  set(name: string, xml: string): void {
    this.#settings[name] = xml
    writeDataFile(this.#settingsFile, this.#settings)
  }

  /** Throws NoSuchKey. */
  get(key: string): StoredObject {
    const object = this.#objects.get(key)
    if (!object) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.')
    return object
  }

  /**
   * Opens an object's bytes. The file is open on return, so an object replaced in the meantime is still read to its
   * end.
   */
  read(key: string): Readable {
    const file = this.#bytesFile(this.get(key))
    return createReadStream(file, { fd: openSync(file, 'r') })
  }

  /** Writes bytes to disk as they arrive. Leaves nothing behind if the stream ends early. */
  async receive(source: Bytes): Promise<Received> {
    const [file, md5] = [randomUUID(), createHash('md5')]
    let size = 0
    const counted = async function* () {
      for await (const chunk of source) {
        size += chunk.length
        md5.update(chunk)
        yield chunk
      }
    }
    const writing = createWriteStream(this.#bytesFile({ file }))
    try {
      await pipeline(counted, writing)
    } catch (error) {
      // Until it is closed, the file may not have been created yet.
      if (!writing.closed) await new Promise<void>((resolve) => writing.once('close', () => resolve()))
      this.discard({ file })
      throw error
    }
    return { file, size, etag: `"${md5.digest('hex')}"` }
  }

  /** Deletes bytes that belong to no object. */
  discard(received: Pick<Received, 'file'>): void {
    rmSync(this.#bytesFile(received), { force: true })
  }

  /** Stores an object and replaces an older one with the same key. */
  put(object: StoredObject): void {
    const old = this.#objects.get(object.key)
    writeDataFile(this.#objectFile(object.key), object)
    this.#objects.set(object.key, object)
    if (old && old.file !== object.file) this.discard(old)
  }

  remove(key: string): void {
    const object = this.#objects.get(key)
    if (!object) return
    rmSync(this.#objectFile(key), { force: true })
    this.#objects.delete(key)
    this.discard(object)
  }

  get #settingsFile(): string {
    return path.join(this.#directory, 'settings.json')
  }

  /** A key is not a path: its hash names the file. */
  #objectFile(key: string): string {
    return path.join(this.#directory, 'objects', `${createHash('sha256').update(key).digest('hex')}.json`)
  }

  #bytesFile({ file }: Pick<StoredObject, 'file'>): string {
    return path.join(this.#directory, 'bytes', file)
  }
}

function readObjects(directory: string): Map<string, StoredObject> {
  const files = readdirSync(directory).filter((name) => name.endsWith('.json'))
  const objects = files.flatMap((name) => readDataFile(path.join(directory, name), StoredObject) ?? [])
  return new Map(objects.map((object) => [object.key, object]))
}
