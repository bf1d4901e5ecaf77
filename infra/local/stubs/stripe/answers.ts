export interface Answer {
  readonly status: number
  readonly body: unknown
}

const refused = (status: number, error: Readonly<Record<string, string>>): Answer => ({ status, body: { error } })

/** Errors as Stripe writes them (docs.stripe.com/api/errors). */
export const refusals = {
  unauthorized: refused(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_***' }),
  unknownUrl: refused(404, { type: 'invalid_request_error', message: 'Unrecognized request URL.' }),
  missing: (what: string, id: string) =>
    refused(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id}'`,
      param: 'id',
    }),
  invalid: (message: string) => refused(400, { type: 'invalid_request_error', code: 'parameter_invalid', message }),
  otherParameters: refused(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  }),
  failed: refused(500, { type: 'api_error', message: 'Something went wrong on Stripe’s end.' }),
  busy: refused(429, { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' }),
} as const

export const given = (body: unknown): Answer => ({ status: 200, body })
