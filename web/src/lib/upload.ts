import { ApiError } from './api.ts'

/** A form that a bucket takes one file with: what a presigned POST is made of. */
export interface UploadForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

interface Following {
  readonly signal: AbortSignal
  /** How much has gone, from 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Milliseconds after which a file of 10 MB has arrived on any line worth waiting for. */
const limit = 120_000

/**
 * Posts a file with a presigned form; through XMLHttpRequest, since fetch does not tell how far a body has gone.
 * Rejects with an {@link ApiError}, or with the signal's own reason once it is aborted.
 */
export function upload({ url, fields }: UploadForm, file: File, { signal, onProgress }: Following): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // S3 reads no field after the file.
  form.append('file', file)
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    const fail = () => reject(new ApiError('upstream_failed'))
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0)
    request.onload = () => (request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.ontimeout = fail
    signal.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason)
    })
    request.timeout = limit
    request.open('POST', url)
    request.send(form)
  })
}
