export interface Answer {
  readonly status: number
  readonly body: unknown
}

const stripeError = (status: number, error: Readonly<Record<string, string>>): Answer => ({ status, body: { error } })

/** Errors as Stripe writes them (docs.stripe.com/api/errors). */
export const errors = {
  unauthorized: stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_***' }),
  unknownUrl: stripeError(404, { type: 'invalid_request_error', message: 'Unrecognized request URL.' }),
  missing: (what: string, id: string) =>
    stripeError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id}'`,
      param: 'id',
    }),
  invalid: (message: string) => stripeError(400, { type: 'invalid_request_error', code: 'parameter_invalid', message }),
  otherParameters: stripeError(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  }),
  failed: stripeError(500, { type: 'api_error', message: 'Something went wrong on Stripe’s end.' }),
  busy: stripeError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded.',
  }),
} as const

export const ok = (body: unknown): Answer => ({ status: 200, body })
