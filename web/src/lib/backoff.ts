/** SPEC section 9: the first pause, doubled each time, as long as all of it stays within the limit. */
const firstPause = 200
const limit = 30_000

/** Runs again, after ever longer pauses, what fails in a way that may pass; rejects with the last failure. */
export async function backedOff<T>(run: () => Promise<T>, mayPass: (error: unknown) => boolean): Promise<T> {
  const startedAt = Date.now()
  for (let pause = firstPause; ; pause *= 2) {
    try {
      return await run()
    } catch (error) {
      if (!mayPass(error) || Date.now() - startedAt + pause > limit) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
