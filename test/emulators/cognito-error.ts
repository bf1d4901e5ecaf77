import { expect } from 'vitest'

/** A refusal as the browser library tells it, to be compared with. */
export const named = (code: string, message?: string) =>
  expect.objectContaining({ code, ...(message ? { message } : {}) })
