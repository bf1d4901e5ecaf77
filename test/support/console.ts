import { afterEach, beforeEach, expect, vi } from 'vitest'

/** An unexpected console.error fails a test; one that expects errors says so with `expectErrors()`. */
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
})

afterEach(() => {
  if (!expected) expect(errors, 'unexpected console.error').toEqual([])
})
