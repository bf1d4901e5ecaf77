import type { Sentences } from '../sentence.ts'

/** A channel that is looked up by its URL. */
export const channel = {
  label: 'YouTube channel URL',
  hint: 'Type your @handle, which is under the name on your channel’s page, or copy that page’s address.',
  required: 'YouTube channel URL is required',
  looking: 'Looking for your channel…',
  found: 'Found on YouTube',
  later: 'YouTube is not responding right now. You can continue: we will look your channel up after you log in.',
  failed: 'Failed to validate channel',
} as const satisfies Sentences
