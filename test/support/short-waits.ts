import { vi } from 'vitest'

/**
 * How many times shorter the functions wait in tests, for example before they look again for what another request is fetching. The
 * services that such a request waits for run in this process and respond within milliseconds.
 */
const factor = 10

vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>()
  const setTimeout = (milliseconds = 0, ...rest: unknown[]) => timers.setTimeout(milliseconds / factor, ...rest)
  return { ...timers, setTimeout, default: { ...timers, setTimeout } }
})
