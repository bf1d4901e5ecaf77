import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * An unexpected console.error fails a test; one that expects errors says so with `expectErrors()`. What else is logged
 * is not printed, and is there for a test to read.
 */
let errors: unknown[][] = []
let expected = false

export const expectErrors = () => {
  expected = true
}

beforeEach(() => {
  errors = []
  expected = false
  vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args)
  })
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
})

afterEach(() => {
  if (!expected) expect(errors, 'unexpected console.error').toEqual([])
})
