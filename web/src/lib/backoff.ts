/** The first delay in milliseconds, doubled after each attempt, until all attempts together would exceed `totalMs`. */
const firstDelayMs = 200
const totalMs = 30_000

/** Retries `run` with exponential backoff while its error is transient. Rejects with the last error. */
export async function retryWithBackoff<T>(run: () => Promise<T>, isTransient: (error: unknown) => boolean): Promise<T> {
  const startedAt = Date.now()
  for (let pause = firstDelayMs; ; pause *= 2) {
    try {
      return await run()
    } catch (error) {
      if (!isTransient(error) || Date.now() - startedAt + pause > totalMs) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
