import { ApiError } from './api.ts'

/** The URL and fields of a presigned POST for one file. */
export interface UploadForm {
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

interface UploadOptions {
  readonly signal: AbortSignal
  /** Called with the share that has been sent, 0 to 1. */
  readonly onProgress: (share: number) => void
}

/** Timeout of an upload of up to 10 MB. */
const timeoutMs = 120_000

/**
 * Uploads a file with a presigned POST. Uses XMLHttpRequest, because fetch reports no upload progress. Rejects with
 * {@link ApiError}, or with the signal's reason if it is aborted.
 */
export function upload({ url, fields }: UploadForm, file: File, { signal, onProgress }: UploadOptions): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // S3 ignores fields after the file.
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
    request.timeout = timeoutMs
    request.open('POST', url)
    request.send(form)
  })
}
