import type { Output } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import type { Call } from '#web/lib/api.ts'
import { upload } from '#web/lib/upload.ts'
import type { Look } from './look.ts'

/** The function's result; `thumbnail` is the image's id from then on. */
export type Checked = Output<typeof contract.advice.thumbnail>

/** The progress of an examination; `sent` is the share uploaded, 0 to 1. */
export type Step =
  | { readonly stage: 'looking' }
  | { readonly stage: 'uploading'; readonly look: Look; readonly sent: number }
  | { readonly stage: 'checking'; readonly look: Look }

interface Given {
  readonly call: Call
  readonly signal: AbortSignal
  readonly onStep: (step: Step) => void
}

/**
 * Checks a file in the browser, uploads it, and has the function run the checks that need a model. A broken file is not
 * uploaded. Rejects with `ApiError`, or with the signal's reason if it is aborted.
 */
export async function examine(file: File, { call, signal, onStep }: Given): Promise<Checked> {
  onStep({ stage: 'looking' })
  const { lookAt } = await import('./look.ts')
  const look = await lookAt(file)
  signal.throwIfAborted()
  onStep({ stage: 'uploading', look, sent: 0 })
  const { upload: id, url, fields } = await call(contract.advice.upload, { type: look.type }, signal)
  await upload({ url, fields }, file, { signal, onProgress: (sent) => onStep({ stage: 'uploading', look, sent }) })
  onStep({ stage: 'checking', look })
  return call(contract.advice.thumbnail, { upload: id }, signal)
}
