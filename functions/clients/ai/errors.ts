import type { AiFallbackReason } from '#shared/advisers.ts'

/** The AI provider returned nothing that can be used. `fallbackReason` is the reason that the user is shown. */
export class AiProviderError extends Error {
  override readonly name = 'AiProviderError'

  constructor(
    readonly fallbackReason: AiFallbackReason,
    options?: ErrorOptions,
  ) {
    super(fallbackReason, options)
  }
}

/** Returns the HTTP status of a rejected request; undefined where the provider accepted it or sent no response. */
export const httpStatusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

/** Whether the provider rejected a request because it does not support structured output. */
export const isSchemaRejection = (error: unknown): boolean =>
  httpStatusOf(error) === 400 && error instanceof Error && error.message.includes('response_format')

const fallbackReasonByStatus: Readonly<Record<number, AiFallbackReason>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  429: 'busy',
}

/**
 * Returns the reason that the user is shown for any error of a request. The classes of the `openai` package are not
 * checked, because bundling changes their names.
 */
export const toAbsence = (error: unknown): AiFallbackReason =>
  error instanceof AiProviderError
    ? error.fallbackReason
    : (fallbackReasonByStatus[httpStatusOf(error) ?? 0] ?? 'failed')
