import type { ErrorCode, FieldProblem } from '#shared/errors.ts'

/** What an endpoint throws when it cannot answer: a code of the closed list, and which fields are at fault. */
export class Failure extends Error {
  override readonly name = 'Failure'

  constructor(
    readonly code: ErrorCode,
    readonly fields?: Readonly<Record<string, FieldProblem>>,
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}

/** How AWS services say that they are asked too much, once their client has given up trying again. */
const throttled = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TooManyRequestsException',
])

/** What anything thrown is to the caller: a failure as it is, a throttled service `unavailable`, the unknown `internal`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const busy = error instanceof Error && throttled.has(error.name)
  return new Failure(busy ? 'unavailable' : 'internal', undefined, { cause: error })
}
