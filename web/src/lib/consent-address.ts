/** The query parameters that Google adds when it redirects back. */
const parameters = [
  'code',
  'state',
  'error',
  'error_description',
  'error_subtype',
  'scope',
  'authuser',
  'prompt',
  'hd',
  'iss',
]

/** Returns whether the address is a redirect back from Google. */
export const isConsentReturn = (params: URLSearchParams): boolean => params.has('code') || params.has('error')

/** Returns the query without Google's parameters. */
export const withoutConsent = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !parameters.includes(name)))
