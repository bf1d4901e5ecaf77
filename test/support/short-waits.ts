import { vi } from 'vitest'

/**
 * How many times shorter `node:timers/promises` waits in tests, with which the functions wait before they look again for what another
 * request is fetching. The services that such a request waits for run in this process and respond within milliseconds, unless
 * a test holds them. So a request that waits gives up earlier too.
 */
const factor = 4

vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>()
  const setTimeout = (milliseconds = 0, ...rest: unknown[]) => timers.setTimeout(milliseconds / factor, ...rest)
  return { ...timers, setTimeout, default: { ...timers, setTimeout } }
})
