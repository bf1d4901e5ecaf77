import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  NotAuthorizedException,
  UserNotConfirmedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { type Locale, toLocale } from '#shared/locale.ts'
import { type Profile, toProfile } from './profile.ts'

const cognito = new CognitoIdentityProviderClient({})

const poolUser = (userId: string) => ({ UserPoolId: env('USER_POOL_ID'), Username: userId })

/** Awaits a request about one user. Throws Failure `unauthenticated` when the user is gone, although their token is still valid. */
async function requireUser<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (cause) {
    if (cause instanceof UserNotFoundException) throw new Failure('unauthenticated', undefined, { cause })
    throw cause
  }
}

/** Reads a user's profile. Throws Failure `unauthenticated` when the user is gone. */
export async function fetchProfile(userId: string): Promise<Profile> {
  const { UserAttributes = [] } = await requireUser(cognito.send(new AdminGetUserCommand(poolUser(userId))))
  return toProfile(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])))
}

/** Reads everything that Cognito stores about a user except credentials. Throws Failure `unauthenticated` when the user is gone. */
export async function fetchSignInRecord(userId: string): Promise<object> {
  const user = await requireUser(cognito.send(new AdminGetUserCommand(poolUser(userId))))
  return {
    ...Object.fromEntries((user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value])),
    status: user.UserStatus,
    createdAt: user.UserCreateDate,
    changedAt: user.UserLastModifiedDate,
    hasAuthenticatorApp: (user.UserMFASettingList ?? []).includes('SOFTWARE_TOKEN_MFA'),
  }
}

/** The part of an account that Cognito has too: the name is in tokens, the language decides the language of Cognito's mails. */
interface PoolChanges {
  readonly name: string | undefined
  readonly locale: string | undefined
}

/** Updates a user's attributes; undefined ones stay. Throws Failure `unauthenticated` when the user is gone. */
export async function updatePoolUser(userId: string, changes: PoolChanges): Promise<void> {
  const UserAttributes = Object.entries(changes).flatMap(([Name, Value]) =>
    Value === undefined ? [] : { Name, Value },
  )
  if (UserAttributes.length === 0) return
  await requireUser(cognito.send(new AdminUpdateUserAttributesCommand({ ...poolUser(userId), UserAttributes })))
}

/** Returns the user who signs in with an address, and their language; undefined when there is none. */
export async function findUserByEmail(email: string): Promise<{ userId: string; locale: Locale } | undefined> {
  try {
    const found = await cognito.send(new AdminGetUserCommand(poolUser(email)))
    const read = (name: string) => found.UserAttributes?.find(({ Name }) => Name === name)?.Value
    return { userId: read('sub') ?? '', locale: toLocale(read('locale')) }
  } catch (error) {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  }
}

/**
 * Returns whether a password is right and the sign-in now waits for a code of an authenticator app. Wrong passwords count
 * toward Cognito's lockout.
 */
export async function isAppCodeAwaited(email: string, password: string): Promise<boolean> {
  try {
    const { ChallengeName } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: env('USER_POOL_ID'),
        ClientId: env('USER_POOL_CLIENT_ID'),
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      }),
    )
    return ChallengeName === 'SOFTWARE_TOKEN_MFA'
  } catch (error) {
    const refusals = [NotAuthorizedException, UserNotConfirmedException, UserNotFoundException]
    if (refusals.some((refusal) => error instanceof refusal)) return false
    throw error
  }
}

/** Turns a user's authenticator app off: signing in requires the password only. */
export async function turnOffApp(userId: string): Promise<void> {
  const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false }
  await requireUser(
    cognito.send(new AdminSetUserMFAPreferenceCommand({ ...poolUser(userId), SoftwareTokenMfaSettings })),
  )
}

/**
 * Changes the address a user signs in with. The caller has verified the new address. Throws Failure `email_taken` when
 * another user has it by now, `unauthenticated` when the user is gone.
 */
export async function changePoolEmail(userId: string, email: string): Promise<void> {
  // Marked as verified, the address takes effect at once and Cognito sends no code of its own.
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ]
  try {
    await requireUser(cognito.send(new AdminUpdateUserAttributesCommand({ ...poolUser(userId), UserAttributes })))
  } catch (cause) {
    if (cause instanceof AliasExistsException) throw new Failure('email_taken', undefined, { cause })
    throw cause
  }
}

/**
 * Returns whether a user exists, from Cognito's list: a user read by id would be billed as active that month. Users created
 * or deleted in the last minutes may be missing from or still on the list.
 */
export async function hasPoolUser(userId: string): Promise<boolean> {
  const { Users = [] } = await cognito.send(
    new ListUsersCommand({
      UserPoolId: env('USER_POOL_ID'),
      Filter: `sub = "${userId}"`,
      AttributesToGet: ['sub'],
      Limit: 1,
    }),
  )
  return Users.length > 0
}

/** Deletes a user. Returns false when the user was already gone. */
export async function deletePoolUser(userId: string): Promise<boolean> {
  try {
    await cognito.send(new AdminDeleteUserCommand(poolUser(userId)))
    return true
  } catch (error) {
    if (error instanceof UserNotFoundException) return false
    throw error
  }
}

/**
 * Deletes users who signed up before `before` (milliseconds since 1970) and never confirmed their address, for as long as
 * `canContinue` returns true. Returns how many it deleted. One at a time, since Cognito allows few deletions a second.
 */
export async function deleteUnconfirmedUsers(before: number, canContinue: () => boolean): Promise<number> {
  let deleted = 0
  let PaginationToken: string | undefined
  do {
    const page = await cognito.send(
      new ListUsersCommand({
        UserPoolId: env('USER_POOL_ID'),
        Filter: 'cognito:user_status = "UNCONFIRMED"',
        // Username and creation date always come along.
        AttributesToGet: ['sub'],
        PaginationToken,
      }),
    )
    for (const { Username, UserCreateDate } of page.Users ?? []) {
      if (!canContinue()) return deleted
      if (!Username || !UserCreateDate || UserCreateDate.getTime() >= before) continue
      if (await deletePoolUser(Username)) deleted += 1
    }
    ;({ PaginationToken } = page)
  } while (PaginationToken && canContinue())
  return deleted
}
