import type { OutgoingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Bytes, Checksum } from './body.ts'
import type { Bucket } from './store.ts'
import type { Target } from './target.ts'
import type { Xml } from './xml.ts'

/** One verified request, and what an operation needs to answer it. */
export interface Call {
  readonly target: Target
  /** The bucket of the address, or another. Throws NoSuchBucket. */
  readonly bucket: (name?: string) => Bucket
  readonly create: () => void
  /** The body as it streams, checked. */
  readonly body: (onChecksum?: (checksum: Checksum) => void) => Bytes
  /** The body of a request that carries XML. */
  readonly text: () => Promise<string>
  readonly now: number
}

/** An answer: 200 and nothing else unless said. */
export interface Reply {
  readonly status?: number
  readonly headers?: OutgoingHttpHeaders
  readonly xml?: Xml | string
  readonly content?: Readable
}

/** One operation of S3's API. */
export type Operation = (call: Call) => Reply | Promise<Reply>
