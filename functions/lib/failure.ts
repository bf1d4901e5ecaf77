import type { ErrorCode, FieldProblem } from '#shared/errors.ts'

interface FailureOptions extends ErrorOptions {
  /** After how many seconds the request can be retried, if known. */
  readonly retryAfter?: number
}

/** An error that is returned to the caller: a code from `shared/errors.ts`, and the fields that caused it. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    readonly fields?: Readonly<Record<string, FieldProblem>>,
    options?: FailureOptions,
  ) {
    super(code, options)
    this.retryAfter = options?.retryAfter
  }
}

/** The errors of throttled AWS services, thrown after the client's own retries. */
const throttled = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'SlowDown',
  'ThrottlingException',
  'TooManyRequestsException',
])

/** Converts anything thrown to a Failure: `unavailable` for a throttled service, `internal` for an unknown error. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const busy = error instanceof Error && throttled.has(error.name)
  return new Failure(busy ? 'unavailable' : 'internal', undefined, { cause: error })
}
