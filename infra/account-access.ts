import type { Access } from './access-row.ts'
import { exporting, leaving } from './leaving.ts'

/** The rows of the functions about the account itself. */
export const accountAccess = {
  'account/get': {
    tables: { accounts: ['get', 'put', 'update'], usage: ['get'], cache: ['get', 'put'] },
    pool: ['AdminGetUser'],
    secrets: ['youtube'],
    // To the address that an account has left.
    mail: true,
  },
  'account/update': {
    tables: { accounts: ['get', 'put', 'update'], usage: ['get'], cache: ['get', 'put'] },
    pool: ['AdminGetUser', 'AdminUpdateUserAttributes'],
    secrets: ['youtube'],
  },
  'account/email': {
    tables: { accounts: ['get', 'put', 'update'] },
    pool: ['AdminGetUser'],
    mail: true,
  },
  'account/confirm': {
    tables: { accounts: ['get', 'update'] },
    pool: ['AdminGetUser', 'AdminUpdateUserAttributes'],
    secrets: ['stripe'],
    mail: true,
    // Stripe, which hears of it last, may take its time.
    seconds: 15,
  },
  'account/export': exporting,
  'account/remove': {
    ...leaving,
    tables: { ...leaving.tables, deletions: ['put', 'update'] },
    seconds: 28,
  },
  'account/verification': { tables: { accounts: ['get'] } },
} as const satisfies Record<string, Access>
