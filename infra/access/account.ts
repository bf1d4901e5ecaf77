import { userTables } from '#shared/tables.ts'
import { unfollows } from './following.ts'
import { type Access, grantOn } from './row.ts'
import { requestsUploads } from './youtube.ts'

/** What the mail about a new password needs: it lists what still works. */
export const listsLastingAccess = { personal_tokens: ['query'], webhooks: ['query'] } as const

/** What deleting an account needs: `account/remove` starts a deletion, `jobs/purge-expired` finishes one that stopped. */
export const accountDeletion = {
  tables: {
    ...grantOn(userTables, ['query', 'delete']),
    accounts: ['get', 'query', 'delete'],
    user_tokens: ['get', 'query', 'delete'],
    links: ['delete'],
    ...unfollows,
    cache: ['delete'],
  },
  files: {
    originals: ['list', 'delete'],
    previews: ['list', 'delete'],
    copies: ['list', 'delete'],
    draft_images: ['list', 'delete'],
    studio_files: ['list', 'delete'],
    given_rows: ['delete'],
  },
  secrets: ['stripe'],
  pool: ['AdminDeleteUser'],
  mail: true,
} as const satisfies Access

export const accountAccess = {
  'account/get': { tables: { accounts: ['get'], usage: ['get'], cache: ['get'] } },
  'account/update': {
    tables: { accounts: ['get', 'update'], usage: ['get'], cache: ['get', 'put'] },
    pool: ['AdminUpdateUserAttributes'],
    secrets: ['youtube'],
    ...requestsUploads,
  },
  'account/email': {
    tables: { accounts: ['get', 'update'] },
    pool: ['AdminGetUser'],
    mail: true,
  },
  'account/confirm': {
    tables: { accounts: ['get', 'update'], revocations: ['update'] },
    pool: ['AdminGetUser', 'AdminUpdateUserAttributes', 'AdminUserGlobalSignOut'],
    secrets: ['stripe'],
    mail: true,
    // Ends with a call to Stripe, which may be slow.
    seconds: 15,
  },
  'account/codes': { tables: { accounts: ['update'] }, mail: true },
  'account/remove-codes': { tables: { accounts: ['update'] } },
  'account/recover': {
    tables: { accounts: ['get', 'update'] },
    pool: ['AdminInitiateAuth', 'AdminGetUser', 'AdminSetUserMFAPreference'],
    mail: true,
    seconds: 15,
  },
  'account/confirm-sign-up': {
    tables: { accounts: ['put'], revocations: ['update'] },
    pool: [
      'AdminGetUser',
      'AdminSetUserPassword',
      'AdminUserGlobalSignOut',
      'AdminSetUserMFAPreference',
      'AdminUpdateUserAttributes',
    ],
    ...requestsUploads,
    seconds: 15,
  },
  'account/password': {
    tables: { accounts: ['get'], revocations: ['update'], ...listsLastingAccess },
    pool: ['AdminUserGlobalSignOut'],
    mail: true,
    seconds: 15,
  },
  'account/end-access': {
    tables: {
      accounts: ['get', 'update'],
      personal_tokens: ['query', 'delete'],
      webhooks: ['query', 'delete'],
      connections: ['query', 'delete'],
      links: ['delete'],
    },
  },
  'account/export': {
    tables: {
      ...grantOn(userTables, ['query']),
      accounts: ['get', 'query'],
      cache: ['get'],
    },
    // A signed image URL carries the signer's right to read it.
    files: {
      originals: ['list', 'get'],
      previews: ['list', 'get'],
      copies: ['list', 'get'],
      draft_images: ['list', 'get'],
      studio_files: ['list', 'get'],
      given_rows: ['get'],
    },
    pool: ['AdminGetUser'],
    seconds: 20,
  },
  'account/remove': {
    ...accountDeletion,
    tables: { ...accountDeletion.tables, revocations: ['put', 'update'] },
    seconds: 28,
  },
  'account/verification': { tables: { accounts: ['get'] } },
} as const satisfies Record<`account/${string}`, Access>
