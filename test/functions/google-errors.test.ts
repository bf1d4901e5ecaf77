import { expect, test } from 'vitest'
import { GoogleError } from '#functions/clients/google/request.ts'
import { expectErrors } from '#test/support/console.ts'

test.each([
  ['invalid_client', 'setup'],
  ['deleted_client', 'setup'],
  ['disabled_client', 'setup'],
  ['invalid_grant', 'grant'],
  ['internal_failure', 'busy'],
])('Google’s error %s is of the kind %s, and is logged as an error where the operator has to act', (error, kind) => {
  expectErrors()
  expect(new GoogleError(401, { error, error_description: 'The OAuth client was deleted.' }).kind).toBe(kind)
  expect(console.error).toHaveBeenCalledTimes(kind === 'setup' ? 1 : 0)
})
