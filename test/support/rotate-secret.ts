import { vi } from 'vitest'

/**
 * Rotates the signing secret of the functions to `values`, the current one first. Other secrets stay. `mockRestore()`
 * undoes it.
 */
export async function rotateSigningSecret(...values: [current: string, ...previous: string[]]) {
  const secrets = await import('#functions/lib/secrets.ts')
  const { readRotatingSecret } = secrets
  return vi
    .spyOn(secrets, 'readRotatingSecret')
    .mockImplementation(async (name) => (name === 'SIGNING_SECRET' ? values : readRotatingSecret(name)))
}
