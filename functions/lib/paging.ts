import * as z from 'zod/mini'
import { Failure } from './failure.ts'

/** An entry, and its place among the others of its source: reading goes on after a place. */
export interface Placed {
  readonly place: string
  readonly entry: object
}

/** What is read in one go, in the order of places; `more`: whether anything may lie after it. */
export interface Batch {
  readonly found: readonly Placed[]
  readonly more: boolean
}

/** Entries of one kind of one user. A place is what a browser sent back: it must reach nothing of anybody else. */
export interface Source {
  readonly name: string
  readonly read: (after: string | undefined) => Promise<Batch>
}

interface Page {
  /** The entries by the name of their source, with every source that the page has come to. */
  readonly parts: Record<string, Record<string, unknown>[]>
  /** How far the sources are read, 0 to 1. */
  readonly done: number
  /** Where the next page begins; absent with the last one. */
  readonly next?: string
}

/** A source, and the place after which to go on; null for its beginning. */
const Cursor = z.tuple([
  z.string(),
  z.nullable(
    z.string().check(
      z.minLength(1),
      z.maxLength(250),
      z.refine((place) => place.isWellFormed()),
    ),
  ),
])
type Cursor = z.infer<typeof Cursor>

/**
 * A page of many sources, read one after the other: entries of `most` bytes of JSON together, or one that is larger.
 * `from` is the `next` of the page before; throws Failure `invalid_input` for one that never was.
 */
export async function readPage(sources: readonly Source[], from: string | undefined, most: number): Promise<Page> {
  const parts: Page['parts'] = {}
  const [start, place] = from === undefined ? [0, undefined] : beginning(sources, from)
  let room = most
  let after = place
  for (const [index, { name, read }] of sources.entries()) {
    if (index < start) continue
    const part: Record<string, unknown>[] = []
    parts[name] = part
    for (let more = true; more; ) {
      const batch = await read(after)
      for (const { place, entry } of batch.found) {
        const json = JSON.stringify(entry, readable)
        const size = Buffer.byteLength(json)
        if (size > room && room < most) {
          return { parts, done: index / sources.length, next: written([name, after ?? null]) }
        }
        part.push(JSON.parse(json))
        room -= size
        after = place
      }
      more = batch.more
    }
    after = undefined
  }
  return { parts, done: 1 }
}

/** Sets have no JSON of their own. */
const readable = (_: string, value: unknown) => (value instanceof Set ? [...value] : value)

const written = (cursor: Cursor) => Buffer.from(JSON.stringify(cursor)).toString('base64url')

function beginning(sources: readonly Source[], from: string): [start: number, after: string | undefined] {
  const cursor = z.safeParse(Cursor, parsed(Buffer.from(from, 'base64url').toString()))
  const start = sources.findIndex(({ name }) => name === cursor.data?.[0])
  if (!cursor.success || start < 0) throw new Failure('invalid_input', { from: 'invalid' })
  return [start, cursor.data[1] ?? undefined]
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** The source of a few things that are known at once. */
export const fixedSource = (name: string, all: () => Promise<readonly object[]>): Source => ({
  name,
  read: async (after = '') => {
    const placed = (await all()).map((entry, index) => ({ entry, place: String.fromCharCode(97 + index) }))
    return { found: placed.filter(({ place }) => place > after), more: false }
  },
})
