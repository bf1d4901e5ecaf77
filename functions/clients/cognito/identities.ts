import {
  AdminCreateUserCommand,
  AdminDisableProviderForUserCommand,
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
  InvalidParameterException,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { env } from '#functions/lib/env.ts'
import { deletePoolUser, listUsers } from './users.ts'

/*
 * The Google accounts of the pool's users. Cognito finds a user by the `sub` of the Google account, which never changes and is the same
 * for every OAuth client. An email address doesn't prove whose account it is.
 */

const cognito = new CognitoIdentityProviderClient({})

/** Cognito's name for Google, in the pool and in identities. */
const google = 'Google'

/**
 * Marks users who signed up with Google and have not finished. ListUsers cannot filter by custom attributes, so this is a standard
 * attribute that we do not use otherwise. No client of the pool may write it.
 */
const unfinished = { Name: 'given_name', Value: 'sign-up unfinished' } as const

/** A user and their sign-in with Google. */
export interface SignInIdentity {
  readonly userId: string
  readonly status: UserStatusType
  readonly email: string
  readonly google: LinkedGoogle | undefined
  /** Whether the user signed up with Google and has not finished. */
  readonly isUnfinished: boolean
  /** The latest address from Google. Kept until the owner has been notified that Google is no longer connected. */
  readonly googleEmail: string | undefined
}

/** A Google account that signs a user in. */
export interface LinkedGoogle {
  /** Google's `sub`. */
  readonly subject: string
  readonly since: Date | undefined
}

/** Cognito sends some numbers as text. */
const Identities = z.array(
  z.object({ userId: z.string(), providerName: z.string(), dateCreated: z.optional(z.coerce.number()) }),
)

/**
 * Returns a user, given by id or address, with their Google account; undefined if there is no such user. Triggers pass their event's
 * pool.
 */
export async function findIdentity(user: string, pool = env('USER_POOL_ID')): Promise<SignInIdentity | undefined> {
  try {
    const pooled = await cognito.send(new AdminGetUserCommand({ UserPoolId: pool, Username: user }))
    const attributes = Object.fromEntries((pooled.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value]))
    return {
      userId: attributes.sub ?? '',
      status: pooled.UserStatus ?? 'UNKNOWN',
      email: attributes.email ?? '',
      google: findGoogleAccount(attributes.identities),
      isUnfinished: attributes[unfinished.Name] === unfinished.Value,
      googleEmail: attributes['custom:google_email'] || undefined,
    }
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

function findGoogleAccount(json = '[]'): LinkedGoogle | undefined {
  const linked = Identities.parse(JSON.parse(json)).find(({ providerName }) => providerName === google)
  if (!linked) return undefined
  const { userId: subject, dateCreated } = linked
  return { subject, since: dateCreated === undefined ? undefined : new Date(dateCreated) }
}

/**
 * Creates a user with an address that Google has verified, and returns their id. They cannot sign in yet. Cognito sends no mail. Marks
 * the user's sign-up as unfinished.
 */
export async function createVerifiedUser(email: string, pool: string): Promise<string> {
  const { User } = await cognito.send(
    new AdminCreateUserCommand({
      UserPoolId: pool,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [{ Name: 'email', Value: email }, { Name: 'email_verified', Value: 'true' }, unfinished],
    }),
  )
  if (!User?.Username) throw new Error('Cognito named no user')
  return User.Username
}

/**
 * Parts of Cognito's messages for a Google account that already signs in a user. The exception is the same as for other invalid input,
 * and AWS does not document its messages. These are from public reports; the third is for an account that is linked to a local user.
 */
const linkedAlready = [
  'already linked',
  'Merging is not currently supported',
  'users with a username/password may not be passed in as a SourceUser',
]

/**
 * Links a Google account to a user. Does nothing if they are already linked: according to public reports, Cognito can link an account and
 * still throw. Returns false, changing nothing, if it is linked to another user. Rethrows any other exception.
 */
export async function linkGoogle(userId: string, subject: string, pool = env('USER_POOL_ID')): Promise<boolean> {
  try {
    await cognito.send(
      new AdminLinkProviderForUserCommand({
        UserPoolId: pool,
        DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: userId },
        SourceUser: {
          ProviderName: google,
          ProviderAttributeName: 'Cognito_Subject',
          ProviderAttributeValue: subject,
        },
      }),
    )
    return true
  } catch (error) {
    const isRefused = error instanceof InvalidParameterException || error instanceof AliasExistsException
    if (!isRefused) throw error
    if ((await findIdentity(userId, pool))?.google?.subject === subject) return true
    if (error instanceof AliasExistsException || linkedAlready.some((part) => error.message.includes(part)))
      return false
    throw error
  }
}

/** Unlinks a Google account from its user. Does nothing if it is not linked. Triggers pass their event's pool. */
export async function unlinkGoogle(subject: string, pool = env('USER_POOL_ID')): Promise<void> {
  try {
    await cognito.send(
      new AdminDisableProviderForUserCommand({
        UserPoolId: pool,
        User: { ProviderName: google, ProviderAttributeName: 'Cognito_Subject', ProviderAttributeValue: subject },
      }),
    )
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error
  }
}

const update = (userId: string, Name: string, Value: string) =>
  cognito.send(
    new AdminUpdateUserAttributesCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: userId,
      UserAttributes: [{ Name, Value }],
    }),
  )

/** Stores the address of a user's Google account. Cognito replaces it at each sign-in with Google. An empty one deletes it. */
export async function saveGoogleEmail(userId: string, address: string): Promise<void> {
  await update(userId, 'custom:google_email', address)
}

/** Removes the mark of a user whose sign-up is not finished. */
export async function markFinished(userId: string): Promise<void> {
  await update(userId, unfinished.Name, '')
}

/**
 * Deletes users who signed up with Google before `before` (milliseconds since 1970) and never finished their sign-up, for as long as
 * `canContinue` returns true. If `isKept` returns true for a user, only removes the mark. Returns how many it deleted.
 */
export async function deleteUnfinishedUsers(
  before: number,
  isKept: (userId: string) => Promise<boolean>,
  canContinue: () => boolean,
): Promise<number> {
  let deleted = 0
  for await (const { Username, UserCreateDate } of listUsers(`${unfinished.Name} = "${unfinished.Value}"`)) {
    if (!canContinue()) break
    if (!Username || !UserCreateDate || UserCreateDate.getTime() >= before) continue
    if (await isKept(Username)) await markFinished(Username)
    else if (await deletePoolUser(Username)) deleted += 1
  }
  return deleted
}
