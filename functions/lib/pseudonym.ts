import { createHash } from 'node:crypto'

/**
 * Returns a hash that replaces a user's id in the keys of shared tables (`limits`, `cache`). Those items are not deleted with
 * the account, so they must not identify the user.
 */
export const pseudonymize = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url').slice(0, 22)
