/**
 * `npm run -s users -- USER_POOL_ID > users.jsonl`: writes the users of the pool, one JSON object per line, for an import into a new
 * pool. AWS does not export passwords, authenticator apps or passkeys, so all users have to reset their password after an import.
 */
import { pathToFileURL } from 'node:url'
import { CognitoIdentityProviderClient, paginateListUsers } from '@aws-sdk/client-cognito-identity-provider'

/** A user of the pool. */
export interface PoolUser {
  /** The user's id in all tables. */
  readonly sub: string
  readonly status: string | undefined
  readonly isEnabled: boolean
  /** ISO 8601. */
  readonly createdAt: string | undefined
  /** With `email`, `email_verified`, `name`, `locale`. */
  readonly attributes: Readonly<Record<string, string>>
}

/** Cognito's maximum. */
const pageSize = 60

/** Reads all users of a pool. */
export async function* listPoolUsers(client: CognitoIdentityProviderClient, poolId: string): AsyncGenerator<PoolUser> {
  for await (const { Users = [] } of paginateListUsers({ client, pageSize }, { UserPoolId: poolId }))
    for (const { Attributes = [], UserStatus, Enabled, UserCreateDate } of Users) {
      const { sub = '', ...attributes } = Object.fromEntries(Attributes.map(({ Name, Value = '' }) => [Name, Value]))
      const createdAt = UserCreateDate?.toISOString()
      yield { sub, status: UserStatus, isEnabled: Enabled ?? false, createdAt, attributes }
    }
}

const [, startedPath = '', poolId] = process.argv
if (import.meta.url === pathToFileURL(startedPath).href) {
  if (!poolId) {
    console.error('Usage: npm run -s users -- USER_POOL_ID > users.jsonl')
    process.exit(1)
  }
  for await (const user of listPoolUsers(new CognitoIdentityProviderClient(), poolId)) console.log(JSON.stringify(user))
}
