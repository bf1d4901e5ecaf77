/** For one call of Google's or YouTube's, in milliseconds. */
const callMs = 5_000

/** How long one call is waited for: 5 seconds, and no longer than whoever asked has left. */
export const requestTimeout = (deadline?: AbortSignal): AbortSignal => {
  const own = AbortSignal.timeout(callMs)
  return deadline ? AbortSignal.any([deadline, own]) : own
}

/** With every call: a connection kept from the last one may have died while Lambda had us frozen, and the call on it would fail for nothing. */
export const closeConnection = { connection: 'close' } as const
