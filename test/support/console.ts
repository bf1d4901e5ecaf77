import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Fails a test on an unexpected console.error; a test that expects errors calls `expectErrors()`. Other log lines are not
 * printed; a test can read them from the spies.
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
