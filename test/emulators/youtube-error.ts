import { expect } from 'vitest'

/** Matches an error response in the format of Google's APIs. */
export const youtubeError = (status: number, reason: string) => ({
  status,
  body: { error: { code: status, message: expect.any(String), errors: [expect.objectContaining({ reason })] } },
})
