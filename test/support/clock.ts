import path from 'node:path'
import { pathToFileURL } from 'node:url'

const preload = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.mjs'))

/** Returns the environment that starts a system with its clock at `time`, in milliseconds since 1970. The clock goes on from there. */
export const clockAt = (time: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${preload.href}`,
  CLOCK_SHIFT_MS: String(time - Date.now()),
})
