import type { Access } from './access-row.ts'

/** What deleting an account takes: `account/remove` begins it, `jobs/purge-expired` finishes what stopped. */
export const leaving = {
  tables: {
    accounts: ['get', 'query', 'delete'],
    user_tokens: ['get', 'query', 'delete'],
    analyses: ['query', 'delete'],
    own_history: ['query', 'delete'],
    calls: ['query', 'delete'],
    results: ['query', 'delete'],
    usage: ['query', 'delete'],
    mails: ['query', 'delete'],
    reach: ['query', 'delete'],
    messages: ['query', 'delete'],
    cache: ['delete'],
  },
  images: { originals: ['list', 'delete'], previews: ['list', 'delete'], copies: ['list', 'delete'] },
  secrets: ['stripe'],
  pool: ['AdminDeleteUser'],
  mail: true,
} as const satisfies Access

/** What forgetting takes: finishing deletions, purging every table whose items run out. */
export const forgetting = {
  ...leaving,
  tables: {
    ...leaving.tables,
    cache: ['scan', 'get', 'put', 'delete'],
    limits: ['scan', 'delete'],
    mails: ['scan', 'query', 'delete'],
    own_history: ['scan', 'query', 'delete'],
    payment_events: ['scan', 'delete'],
    reach: ['scan', 'query', 'delete'],
    snapshots: ['scan', 'delete'],
    results: ['scan', 'query', 'delete'],
    usage: ['scan', 'query', 'delete'],
    deletions: ['scan', 'update', 'delete'],
  },
  seconds: 300,
} as const satisfies Access

/** What reading all of it takes, and signing addresses of images: they show what the signer may get. */
export const exporting = {
  tables: {
    accounts: ['get', 'query'],
    user_tokens: ['query'],
    analyses: ['query'],
    own_history: ['query'],
    calls: ['query'],
    reach: ['query'],
    results: ['query'],
    usage: ['query'],
    mails: ['query'],
    messages: ['query'],
    cache: ['get'],
  },
  images: { originals: ['list', 'get'], previews: ['list', 'get'], copies: ['list', 'get'] },
  pool: ['AdminGetUser'],
  seconds: 20,
} as const satisfies Access
