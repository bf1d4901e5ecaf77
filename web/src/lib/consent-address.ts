/** The parameters Google adds to the address it returns to. */
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

/** Whether an address is one that Google returned to. */
export const isConsentReturn = (params: URLSearchParams): boolean => params.has('code') || params.has('error')

/** The address without what Google added. */
export const withoutConsent = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...params].filter(([name]) => !parameters.includes(name)))
