import { daySeconds } from '#shared/duration.ts'
import type { Scope } from '#shared/scopes.ts'

/** Stores a personal access token of a user for two days, whatever their plan allows, and returns it. */
export async function addPersonalToken(userId: string, scopes: readonly Scope[]): Promise<string> {
  const { generateToken, newTokenId } = await import('#functions/lib/token-text.ts')
  const { addToken } = await import('#functions/store/personal-tokens.ts')
  const [id, now] = [newTokenId(), Date.now()]
  const { token, hash } = generateToken('vcp', userId, id)
  const [createdAt, expiresAt] = [new Date(now).toISOString(), Math.ceil(now / 1000) + 2 * daySeconds]
  await addToken({ id, hash, userId, name: 'Test', scopes: [...scopes], createdAt, expiresAt })
  return token
}
