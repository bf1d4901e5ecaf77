import type { IncomingMessage } from 'node:http'
import { bounded } from './body.ts'
import { readForm } from './form.ts'
import { keptHeaders } from './object-operations.ts'
import type { Reply } from './operation.ts'
import { checkPolicy } from './policy.ts'
import type { Signers } from './signature.ts'
import type { Bucket } from './store.ts'

interface Into {
  readonly bucket: Bucket
  readonly name: string
  readonly signers: Signers
  readonly maxBytes: number
}

/** A browser's upload (presigned POST): the policy is checked before the first byte of the file is kept. */
export async function upload(request: IncomingMessage, { bucket, name, signers, maxBytes }: Into): Promise<Reply> {
  const received = await readForm(request, {
    receive: async (given, file) => {
      const { key, min, max } = checkPolicy(given, name, signers)
      const headers = keptHeaders(given)
      return { key, headers, ...(await bucket.receive(bounded(file, { min, max: Math.min(max, maxBytes) }))) }
    },
    discard: (received) => bucket.discard(received),
  })
  bucket.put({ ...received, at: signers.clock(), tags: {} })
  return { status: 204, headers: { etag: received.etag, location: `/${name}/${encodeURI(received.key)}` } }
}
