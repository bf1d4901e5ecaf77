import { createHash } from 'node:crypto'

/**
 * What a user is called in the keys of tables that are not theirs (`limits`, `cache`): always the same for one user, and
 * of no use to find them. Such keys are not found again when an account is deleted, so they name nobody.
 */
export const pseudonymize = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url').slice(0, 22)
