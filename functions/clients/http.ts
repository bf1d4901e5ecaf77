/** The timeout for one request to Google or YouTube, in milliseconds. */
const requestTimeoutMs = 5_000

/** Returns a signal that aborts a request after 5 seconds, or when `deadline` aborts. */
export const createTimeoutSignal = (deadline?: AbortSignal): AbortSignal => {
  const timeout = AbortSignal.timeout(requestTimeoutMs)
  return deadline ? AbortSignal.any([deadline, timeout]) : timeout
}

/** Headers that turn off keep-alive. Lambda freezes between calls, so a reused connection may be dead and fail the request. */
export const noKeepAlive = { connection: 'close' } as const
