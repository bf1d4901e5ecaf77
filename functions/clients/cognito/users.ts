import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { type Profile, toProfile } from '#functions/store/profile.ts'
import { type Locale, toLocale } from '#shared/locale.ts'

const cognito = new CognitoIdentityProviderClient({})

/** What a user of our pool told Cognito; `unauthenticated` when the user is gone, though their token still lives. */
export async function fetchProfile(userId: string): Promise<Profile> {
  const { UserAttributes = [] } = await ofUser(cognito.send(new AdminGetUserCommand(poolUser(userId))))
  return toProfile(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value])))
}

/** All that Cognito knows of a user, but what opens the account; `unauthenticated` when the user is gone. */
export async function fetchSignInRecord(userId: string): Promise<object> {
  const user = await ofUser(cognito.send(new AdminGetUserCommand(poolUser(userId))))
  return {
    ...Object.fromEntries((user.UserAttributes ?? []).map(({ Name, Value }) => [Name, Value])),
    status: user.UserStatus,
    createdAt: user.UserCreateDate,
    changedAt: user.UserLastModifiedDate,
    hasAuthenticatorApp: (user.UserMFASettingList ?? []).includes('SOFTWARE_TOKEN_MFA'),
  }
}

/** What of an account Cognito knows too: the name is in tokens, the language decides on its mails. */
export interface PoolChanges {
  readonly name: string | undefined
  readonly locale: string | undefined
}

/** Tells Cognito what changed; what is undefined stays. `unauthenticated` when the user is gone. */
export async function updatePoolUser(userId: string, changes: PoolChanges): Promise<void> {
  const UserAttributes = Object.entries(changes).flatMap(([Name, Value]) =>
    Value === undefined ? [] : { Name, Value },
  )
  if (UserAttributes.length === 0) return
  await ofUser(cognito.send(new AdminUpdateUserAttributesCommand({ ...poolUser(userId), UserAttributes })))
}

/** Who logs in with an address, and the language they read; undefined for nobody. */
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
 * Has a user log in with another address, which they proved to be theirs. `email_taken` where somebody else was
 * quicker, `unauthenticated` when the user is gone.
 */
export async function changePoolEmail(userId: string, email: string): Promise<void> {
  // Said to be verified, it counts at once and Cognito mails no code of its own.
  const UserAttributes = [
    { Name: 'email', Value: email },
    { Name: 'email_verified', Value: 'true' },
  ]
  try {
    await ofUser(cognito.send(new AdminUpdateUserAttributesCommand({ ...poolUser(userId), UserAttributes })))
  } catch (cause) {
    if (cause instanceof AliasExistsException) throw new Failure('email_taken', undefined, { cause })
    throw cause
  }
}

const poolUser = (userId: string) => ({ UserPoolId: env('USER_POOL_ID'), Username: userId })

/** An answer about one user; `unauthenticated` when the user is gone, though their token still lives. */
async function ofUser<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (cause) {
    if (cause instanceof UserNotFoundException) throw new Failure('unauthenticated', undefined, { cause })
    throw cause
  }
}

/**
 * Removes users who signed up before `before` (milliseconds since 1970) and never confirmed their address, page by page
 * and one by one (Cognito allows few deletions a second), for as long as `goOn` says; answers how many went.
 */
export async function deleteUnconfirmedUsers(before: number, goOn: () => boolean): Promise<number> {
  const pool = { UserPoolId: env('USER_POOL_ID') }
  let purged = 0
  let PaginationToken: string | undefined
  do {
    const page = await cognito.send(
      new ListUsersCommand({
        ...pool,
        Filter: 'cognito:user_status = "UNCONFIRMED"',
        // Of the users' own attributes nothing is needed.
        AttributesToGet: ['sub'],
        PaginationToken,
      }),
    )
    for (const { Username, UserCreateDate } of page.Users ?? []) {
      if (!goOn()) return purged
      if (!Username || !UserCreateDate || UserCreateDate.getTime() >= before) continue
      if (await deleteUser({ ...pool, Username })) purged += 1
    }
    ;({ PaginationToken } = page)
  } while (PaginationToken && goOn())
  return purged
}

/**
 * Whether there is a user. Asked of the list, since Cognito bills a user whom it was asked for by id as active that
 * month. One who came or went in the last minutes may not show.
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

/** Removes a user for good; nothing happens when they are gone already. */
export async function deletePoolUser(userId: string): Promise<void> {
  await deleteUser(poolUser(userId))
}

/** False when the user was gone already. */
async function deleteUser(user: { UserPoolId: string; Username: string }): Promise<boolean> {
  try {
    await cognito.send(new AdminDeleteUserCommand(user))
    return true
  } catch (error) {
    if (error instanceof UserNotFoundException) return false
    throw error
  }
}
