import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  ChangePasswordCommand,
  CodeMismatchException,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ExpiredCodeException,
  InvalidParameterException,
  LimitExceededException,
  ListUsersCommand,
  NotAuthorizedException,
  ResourceNotFoundException,
  TooManyFailedAttemptsException,
  UserNotConfirmedException,
  UserNotFoundException,
  type UserType,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { type Locale, toLocale } from '#shared/locale.ts'
import { type Profile, toProfile } from './profile.ts'

const cognito = new CognitoIdentityProviderClient({})
/** For operations with a limit per user, where retries would be useless. */
const cognitoOnce = new CognitoIdentityProviderClient({ maxAttempts: 1 })

/** Identifies a user by id or address. Triggers pass the pool of their event, because their environment does not contain it. */
const poolUser = (user: string, pool = env('USER_POOL_ID')) => ({ UserPoolId: pool, Username: user })

/** Awaits a request about one user. Throws Failure `unauthenticated` when the user is gone, although their token is still valid. */
async function requireUser<Result>(request: Promise<Result>): Promise<Result> {
  try {
    return await request
  } catch (cause) {
    if (cause instanceof UserNotFoundException) throw new Failure('unauthenticated', undefined, { cause })
    throw cause
  }
}

/** Reads the id and the profile of a user, given by id or address. Throws Failure `unauthenticated` when the user is gone. */
export async function fetchUser(user: string): Promise<{ readonly userId: string; readonly profile: Profile }> {
  const { UserAttributes = [] } = await requireUser(cognito.send(new AdminGetUserCommand(poolUser(user))))
  const attributes = Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))
  return { userId: attributes.sub ?? '', profile: toProfile(attributes) }
}

/** Reads a user's profile. Throws Failure `unauthenticated` when the user is gone. */
export const fetchProfile = async (userId: string): Promise<Profile> => (await fetchUser(userId)).profile

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

/** The account attributes that Cognito also stores: the name for tokens, the locale for emails, and the channel URL from the sign-up. */
interface PoolChanges {
  readonly name?: string | undefined
  readonly locale?: string | undefined
  readonly 'custom:youtube_channel'?: string | undefined
}

/** Updates a user's attributes, except undefined ones. Throws Failure `unauthenticated` when the user is gone. */
export async function updatePoolUser(userId: string, changes: PoolChanges): Promise<void> {
  const UserAttributes = Object.entries(changes).flatMap(([Name, Value]) =>
    Value === undefined ? [] : { Name, Value },
  )
  if (UserAttributes.length === 0) return
  await requireUser(cognito.send(new AdminUpdateUserAttributesCommand({ ...poolUser(userId), UserAttributes })))
}

/** Returns the user who signs in with an address, and their language; undefined if there is none. */
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

/** A user pool and its client. Triggers take both from their event, because their environment does not contain them. */
export interface PoolIds {
  readonly pool: string
  readonly client: string
}

const AssertionOptions = z.object({ allowCredentials: z._default(z.array(z.unknown()), []) })

/** Returns whether a user has passkeys. Only the user can list them, but Cognito's passkey challenge contains them. */
export async function hasPasskeys(
  userId: string,
  { pool, client }: PoolIds = { pool: env('USER_POOL_ID'), client: env('USER_POOL_CLIENT_ID') },
): Promise<boolean> {
  try {
    const { ChallengeParameters } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId: pool,
        ClientId: client,
        AuthFlow: 'USER_AUTH',
        AuthParameters: { USERNAME: userId, PREFERRED_CHALLENGE: 'WEB_AUTHN' },
      }),
    )
    const options = AssertionOptions.parse(JSON.parse(ChallengeParameters?.CREDENTIAL_REQUEST_OPTIONS ?? '{}'))
    return options.allowCredentials.length > 0
  } catch (error) {
    // The pool has no passkeys, or the event has no client because an operator reset the password.
    if (error instanceof InvalidParameterException || error instanceof ResourceNotFoundException) return false
    throw error
  }
}

/**
 * Turns off a user's authenticator app, so that signing in requires only the password. Also turns off passkeys as both factors, which
 * requires an app.
 */
export async function turnOffApp(userId: string, pool?: string): Promise<void> {
  const settings = {
    SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
    ...(env('PASSKEYS') === 'on' && { WebAuthnMfaSettings: { Enabled: false } }),
  }
  await requireUser(cognito.send(new AdminSetUserMFAPreferenceCommand({ ...poolUser(userId, pool), ...settings })))
}

/**
 * Changes the address a user signs in with. The caller has verified the new address. Throws Failure `email_taken` if another user now has
 * it, `unauthenticated` if the user is gone.
 */
export async function changePoolEmail(userId: string, email: string): Promise<void> {
  // An address that is marked as verified takes effect at once, and Cognito sends no code.
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
 * Changes the password of an access token's user. Throws Failure `password_incorrect` if `current` is wrong, or `too_many_requests` after
 * too many wrong passwords. Sessions stay valid.
 */
export async function changePoolPassword(accessToken: string, current: string, next: string): Promise<void> {
  try {
    await cognitoOnce.send(
      new ChangePasswordCommand({ AccessToken: accessToken, PreviousPassword: current, ProposedPassword: next }),
    )
  } catch (cause) {
    if (cause instanceof LimitExceededException) throw new Failure('too_many_requests', undefined, { cause })
    if (!(cause instanceof NotAuthorizedException)) throw cause
    // Cognito has the same error for a wrong password and an invalid token.
    const isTokenInvalid = /access token/i.test(cause.message)
    throw new Failure(isTokenInvalid ? 'unauthenticated' : 'password_incorrect', undefined, { cause })
  }
}

/** Sets a user's password. Sessions stay valid. A trigger passes the pool of its event. */
export async function setPoolPassword(userId: string, password: string, pool?: string): Promise<void> {
  await requireUser(
    cognito.send(new AdminSetUserPasswordCommand({ ...poolUser(userId, pool), Password: password, Permanent: true })),
  )
}

/** Ends all sessions of a user. Access tokens stay valid where they are verified without Cognito. */
export async function signOutPoolUser(userId: string, pool?: string): Promise<void> {
  await requireUser(cognito.send(new AdminUserGlobalSignOutCommand(poolUser(userId, pool))))
}

/**
 * Confirms the address of a user, given by id or address, with the code that was mailed to it. Throws Failure `code_incorrect` for a
 * wrong or old code and, so that nothing reveals who exists, for unknown and confirmed users too.
 */
export async function confirmPoolUser(user: string, code: string): Promise<void> {
  try {
    await cognitoOnce.send(
      new ConfirmSignUpCommand({ ClientId: env('USER_POOL_CLIENT_ID'), Username: user, ConfirmationCode: code }),
    )
  } catch (cause) {
    if (refusedCodes.some((kind) => cause instanceof kind)) throw new Failure('code_incorrect', undefined, { cause })
    throw cause
  }
}

const refusedCodes = [
  CodeMismatchException,
  ExpiredCodeException,
  // Too many wrong codes. Cognito limits them only for users who exist.
  LimitExceededException,
  TooManyFailedAttemptsException,
  // The user is already confirmed.
  NotAuthorizedException,
  UserNotFoundException,
]

/**
 * Returns whether a user exists, from Cognito's list, because a user read by id would be billed as active that month. Users created or
 * deleted in the last minutes may be missing from or still on the list.
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

/** Yields the users that match a filter of ListUsers. Sends a request per 60 users. */
export async function* listUsers(Filter: string): AsyncGenerator<UserType> {
  let PaginationToken: string | undefined
  do {
    // Cognito always returns the username and the creation date.
    const page = await cognito.send(
      new ListUsersCommand({ UserPoolId: env('USER_POOL_ID'), Filter, AttributesToGet: ['sub'], PaginationToken }),
    )
    yield* page.Users ?? []
    ;({ PaginationToken } = page)
  } while (PaginationToken)
}

/** Returns the ids of all users whose id begins with `prefix`; undefined if `canContinue` returns false before the end. */
export async function listPoolUsers(prefix: string, canContinue: () => boolean): Promise<string[] | undefined> {
  const found: string[] = []
  for await (const { Attributes = [] } of listUsers(`sub ^= "${prefix}"`)) {
    if (!canContinue()) return undefined
    const id = Attributes.find(({ Name }) => Name === 'sub')?.Value
    if (id !== undefined) found.push(id)
  }
  return found
}

/** Deletes a user. Returns false when the user was already gone. A trigger passes the pool of its event. */
export async function deletePoolUser(userId: string, pool?: string): Promise<boolean> {
  try {
    await cognito.send(new AdminDeleteUserCommand(poolUser(userId, pool)))
    return true
  } catch (error) {
    if (error instanceof UserNotFoundException) return false
    throw error
  }
}

/**
 * Deletes users who signed up before `before` (milliseconds since 1970) and never confirmed their address, for as long as `canContinue`
 * returns true. Keeps those for whom `isKept` returns true, and those who confirmed it after the list was read. Returns how many it
 * deleted. Deletes one at a time, because Cognito allows few deletions per second.
 */
export async function deleteUnconfirmedUsers(
  before: number,
  isKept: (userId: string) => Promise<boolean>,
  canContinue: () => boolean,
): Promise<number> {
  let deleted = 0
  for await (const { Username, UserCreateDate } of listUsers('cognito:user_status = "UNCONFIRMED"')) {
    if (!canContinue()) break
    if (!Username || !UserCreateDate || UserCreateDate.getTime() >= before || (await isKept(Username))) continue
    if ((await isUnconfirmed(Username)) && (await deletePoolUser(Username))) deleted += 1
  }
  return deleted
}

/**
 * Reads whether a user exists and is unconfirmed. By id, although Cognito bills that as an active user: the list of users may be minutes
 * old.
 */
async function isUnconfirmed(userId: string): Promise<boolean> {
  try {
    const { UserStatus } = await cognito.send(new AdminGetUserCommand(poolUser(userId)))
    return UserStatus === 'UNCONFIRMED'
  } catch (error) {
    if (error instanceof UserNotFoundException) return false
    throw error
  }
}
