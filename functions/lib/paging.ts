import * as z from 'zod/mini'
import { Failure } from './failure.ts'
import { parseJson } from './input.ts'

/** An entry, and the key by which its source is sorted. */
export interface KeyedEntry {
  readonly key: string
  readonly entry: object
}

/** Entries in the order of their keys. `more` is true if there may be more after them. */
export interface Batch {
  readonly found: readonly KeyedEntry[]
  readonly more: boolean
}

/**
 * One kind of entries of one user. The browser sends `after`, the key of the last entry it has, so no key may reach another
 * user's entries.
 */
export interface Source {
  readonly name: string
  readonly read: (after: string | undefined) => Promise<Batch>
}

/** A page of entries. */
export interface Page {
  /** The entries by the name of their source, including empty sources that were read completely. */
  readonly parts: Record<string, Record<string, unknown>[]>
  /** The share of sources that are read completely, 0 to 1. */
  readonly progress: number
  /** The cursor of the next page; absent on the last page. */
  readonly next?: string
}

/** The maximum length of a key. The ids of passkeys are the longest. */
const maxKeyLength = 1000

/** A source and the key after which it continues; null at its beginning. */
const Cursor = z.tuple([z.string(), z.nullable(z.string().check(z.minLength(1), z.maxLength(maxKeyLength)))])
type Cursor = z.infer<typeof Cursor>

/**
 * Reads a page from sources, one after the other: entries of at most `maxBytes` of JSON in total, or a single larger one.
 * `from` is the `next` of the previous page. Throws Failure `invalid_input` for any other value.
 */
export async function readPage(sources: readonly Source[], from: string | undefined, maxBytes: number): Promise<Page> {
  const parts: Page['parts'] = {}
  const [start, key] = from === undefined ? [0, undefined] : parseCursor(sources, from)
  let room = maxBytes
  let after = key
  for (const [index, { name, read }] of sources.entries()) {
    if (index < start) continue
    const part: Record<string, unknown>[] = []
    parts[name] = part
    for (let more = true; more; ) {
      const batch = await read(after)
      for (const { key, entry } of batch.found) {
        const json = JSON.stringify(entry, setsToArrays)
        const size = Buffer.byteLength(json)
        if (size > room && room < maxBytes) {
          return { parts, progress: index / sources.length, next: writeCursor([name, after ?? null]) }
        }
        part.push(JSON.parse(json))
        room -= size
        after = key
      }
      more = batch.more
    }
    after = undefined
  }
  return { parts, progress: 1 }
}

/** A JSON replacer that turns Sets into arrays, because JSON.stringify() would drop their elements. */
const setsToArrays = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)

const writeCursor = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** Returns the index of the source to continue with and the key to continue after. */
function parseCursor(sources: readonly Source[], from: string): [start: number, after: string | undefined] {
  const cursor = z.safeParse(Cursor, parseJson(Buffer.from(from, 'base64url').toString()))
  const start = sources.findIndex(({ name }) => name === cursor.data?.[0])
  if (!cursor.success || start < 0) throw new Failure('invalid_input', { from: 'invalid' })
  return [start, cursor.data[1] ?? undefined]
}

/** Returns a source with few entries, which are read all at once. */
export const fixedSource = (name: string, all: () => Promise<readonly object[]>): Source => ({
  name,
  read: async (after = '') => {
    const entries = (await all()).map((entry, index) => ({ entry, key: String.fromCharCode(97 + index) }))
    return { found: entries.filter(({ key }) => key > after), more: false }
  },
})
