/** For one call of Google's or YouTube's, in milliseconds. */
const callMs = 5_000

/** How long one call is waited for: 5 seconds, and no longer than whoever asked has left. */
export const patience = (deadline?: AbortSignal): AbortSignal => {
  const own = AbortSignal.timeout(callMs)
  return deadline ? AbortSignal.any([deadline, own]) : own
}
