import type { AccessRow } from './row.ts'
import { requestsUploads } from './youtube.ts'

/** What deleting an account needs: `account/remove` starts a deletion, `jobs/purge-expired` finishes one that stopped. */
export const accountDeletion = {
  secrets: ['stripe'],
  pool: ['AdminDeleteUser'],
  mail: true,
} as const satisfies AccessRow

export const accountAccess = {
  'account/get': {},
  'account/update': {
    pool: ['AdminUpdateUserAttributes'],
    secrets: ['youtube'],
    ...requestsUploads,
  },
  'account/email': {
    pool: ['AdminGetUser'],
    mail: true,
  },
  'account/confirm': {
    pool: ['AdminGetUser', 'AdminUpdateUserAttributes', 'AdminUserGlobalSignOut'],
    secrets: ['stripe'],
    mail: true,
    // Ends with a call to Stripe, which may be slow.
    seconds: 15,
  },
  'account/codes': { mail: true },
  'account/remove-codes': {},
  'account/recover': {
    pool: ['AdminInitiateAuth', 'AdminGetUser', 'AdminSetUserMFAPreference'],
    mail: true,
    seconds: 15,
  },
  'account/confirm-sign-up': {
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
    pool: ['AdminUserGlobalSignOut'],
    mail: true,
    seconds: 15,
  },
  'account/end-access': {},
  'account/export': {
    pool: ['AdminGetUser'],
    seconds: 20,
  },
  'account/remove': {
    ...accountDeletion,
    seconds: 28,
  },
  'account/verification': {},
} as const satisfies Record<`account/${string}`, AccessRow>
