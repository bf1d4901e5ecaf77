import { expect } from 'vitest'

/** Matches an error of the browser library. */
export const cognitoError = (code: string, message?: string) =>
  expect.objectContaining({ code, ...(message ? { message } : {}) })
