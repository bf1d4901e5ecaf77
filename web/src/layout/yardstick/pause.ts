/** The longest wait for an idle moment, in milliseconds. */
const timeout = 200

/** Resolves in the browser's next idle moment, so that what follows does not delay a key press. */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout })
    else setTimeout(resolve)
  })
