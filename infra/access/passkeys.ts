import type { AccessRow } from './row.ts'

/** What they do at Cognito needs the user's access token, and no permission of ours. */
export const passkeysAccess = {
  'passkeys/list': {},
  'passkeys/options': {},
  'passkeys/add': { mail: true, seconds: 15 },
  'passkeys/remove': { mail: true },
  'passkeys/used': {},
} as const satisfies Record<`passkeys/${string}`, AccessRow>
