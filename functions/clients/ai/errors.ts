import type { AiFallbackReason } from '#shared/advisers.ts'

/** The AI provider returned nothing usable. `fallbackReason` is the reason shown to the user. */
export class AiProviderError extends Error {
  override readonly name = 'AiProviderError'

  constructor(
    readonly fallbackReason: AiFallbackReason,
    options?: ErrorOptions,
  ) {
    super(fallbackReason, options)
  }
}

/** Returns the HTTP status of a rejected request; undefined if the provider accepted it or sent no response. */
export const httpStatusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined

/** Returns everything that the provider reported about a rejected request, as one text, because each provider uses other fields. */
export const detailsOf = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${'error' in error ? JSON.stringify(error.error) : ''}` : ''

const fallbackReasonByStatus: Readonly<Record<number, AiFallbackReason>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  429: 'busy',
}

/** How Azure, OpenAI, Gemini and OpenRouter reject a prompt's content. */
const refused = /content_filter|ResponsibleAIPolicyViolation|content_policy|PROHIBITED_CONTENT|flagged/
/** How Gemini and xAI, whose status is 400, reject a key. */
const unauthorized = /API_KEY_INVALID|API key (?:not valid|expired)|Incorrect API key/i

/**
 * Returns the reason shown to the user for an error of a request. Does not check for classes of the `openai` package, because bundling
 * changes their names.
 */
export function toFallbackReason(error: unknown): AiFallbackReason {
  if (error instanceof AiProviderError) return error.fallbackReason
  const [status, details] = [httpStatusOf(error) ?? 0, detailsOf(error)]
  const isRejected = status >= 400 && status < 500
  if (isRejected && refused.test(details)) return 'refused'
  if (isRejected && unauthorized.test(details)) return 'unauthorized'
  return fallbackReasonByStatus[status] ?? 'failed'
}
