/** For one request to Google or YouTube, in milliseconds. */
const requestTimeoutMs = 5_000

/** Aborts a request after 5 seconds, or when `deadline` aborts. */
export const requestTimeout = (deadline?: AbortSignal): AbortSignal => {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  return deadline ? AbortSignal.any([deadline, timeout]) : timeout
}

/** Headers that turn keep-alive off. Lambda freezes between calls: a reused connection may be dead, which would fail the request. */
export const closeConnection = { connection: 'close' } as const
