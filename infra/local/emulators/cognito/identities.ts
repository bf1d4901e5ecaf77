/**
 * Administrator operations on the identities of users at other providers.
 * Leaves out: source attributes other than `Cognito_Subject`, destinations that are users of a provider, disabling a user.
 */
import * as z from 'zod/mini'
import { type Context, getPool, operation } from './context.ts'
import type { Pool } from './data.ts'
import { CognitoError, invalidParameter, userNotFound } from './errors.ts'
import { createIdentity, findByIdentity, usernameOf } from './users.ts'

const Text = z.string().check(z.minLength(1), z.maxLength(131_072))
/** A user of the pool (provider name Cognito), or an identity at a provider. */
const ProviderUser = z.object({
  ProviderName: z.string().check(z.minLength(1), z.maxLength(32)),
  ProviderAttributeName: z.optional(z.string().check(z.maxLength(32))),
  ProviderAttributeValue: Text,
})

const maxLinked = 5

/** Returns the subject of an identity at a provider of the pool. Throws for other attributes and unknown providers. */
function readSubject({ federation }: Context, pool: Pool, given: z.infer<typeof ProviderUser>): string {
  if (!federation.findProvider(pool.id, given.ProviderName))
    throw new CognitoError('ResourceNotFoundException', `Identity provider ${given.ProviderName} does not exist.`)
  if (given.ProviderAttributeName !== 'Cognito_Subject')
    throw invalidParameter('ProviderAttributeName must be Cognito_Subject for this provider')
  return given.ProviderAttributeValue
}

/** Links an unused identity to a local user, who is found by user name, not by address. */
const AdminLinkProviderForUser = operation(
  z.object({ UserPoolId: z.string(), DestinationUser: ProviderUser, SourceUser: ProviderUser }),
  (context, { UserPoolId, DestinationUser, SourceUser }) => {
    const pool = getPool(context, UserPoolId)
    if (SourceUser.ProviderName === 'Cognito')
      throw invalidParameter(
        'Invalid SourceUser: Cognito users with a username/password may not be passed in as a SourceUser, only as a DestinationUser',
      )
    if (DestinationUser.ProviderName !== 'Cognito') throw invalidParameter('Only local destinations are emulated')
    const userId = readSubject(context, pool, SourceUser)
    const user = context.data.users.find(
      (user) => user.poolId === pool.id && usernameOf(user) === DestinationUser.ProviderAttributeValue,
    )
    if (!user) throw userNotFound()
    const owner = findByIdentity(context, pool, SourceUser.ProviderName, userId)
    if (owner === user) throw invalidParameter('SourceUser is already linked to DestinationUser')
    if (owner)
      throw invalidParameter(
        'Merging is not currently supported, provide a SourceUser that has not been signed up in order to link',
      )
    if (user.identities.length >= maxLinked)
      throw new CognitoError('LimitExceededException', 'Exceeded the limit of linked identities')
    user.identities.push(createIdentity(SourceUser.ProviderName, userId, false, context.now()))
    user.updatedAt = context.now()
    return {}
  },
)

const AdminDisableProviderForUser = operation(
  z.object({ UserPoolId: z.string(), User: ProviderUser }),
  (context, { UserPoolId, User }) => {
    const pool = getPool(context, UserPoolId)
    const userId = readSubject(context, pool, User)
    const user = findByIdentity(context, pool, User.ProviderName, userId)
    if (!user) throw userNotFound()
    if (user.status === 'EXTERNAL_PROVIDER') throw invalidParameter('Disabling users is not emulated')
    user.identities = user.identities.filter(
      (identity) => identity.providerName !== User.ProviderName || identity.userId !== userId,
    )
    user.updatedAt = context.now()
    return {}
  },
)

export const identityOperations = { AdminLinkProviderForUser, AdminDisableProviderForUser }
