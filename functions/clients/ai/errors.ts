import type { AiAbsence } from '#shared/advisers.ts'

/** Why the provider gave nothing to use. */
export class AiProviderError extends Error {
  override readonly name = 'ProviderFault'

  constructor(
    readonly absence: AiAbsence,
    options?: ErrorOptions,
  ) {
    super(absence, options)
  }
}

/** The HTTP status that the provider refused a call with; undefined where it answered, or did not at all. */
export const httpStatusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

/** Whether the provider refused a call for the form that we ask answers in. */
export const isSchemaRejection = (error: unknown): boolean =>
  httpStatusOf(error) === 400 && error instanceof Error && error.message.includes('response_format')

const byStatus: Readonly<Record<number, AiAbsence>> = { 401: 'unauthorized', 403: 'unauthorized', 429: 'busy' }

/** What any error of a call to the provider is to the user. Classes are not asked: bundling changes their names. */
export const toAbsence = (error: unknown): AiAbsence =>
  error instanceof AiProviderError ? error.absence : (byStatus[httpStatusOf(error) ?? 0] ?? 'failed')
