import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
  type UserStatusType,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { dayMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { runsOf } from '#test/support/long.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const run = (timeLeft?: number) => backend.invoke('jobs/purge-unconfirmed', {}, timeLeft)
/** Runs the job a number of days from now. */
function runIn(days: number, timeLeft?: number): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
  return run(timeLeft).finally(() => vi.useRealTimers())
}

test('deletes users who have not confirmed after seven days, and keeps confirmed ones', async () => {
  const late = await backend.register()
  const member = await backend.signUpUser()
  expect(await runIn(6.99)).toEqual({ users: 0, unfinished: 0 })
  expect(await runIn(7.01)).toEqual({ users: 1, unfinished: 0 })
  await expect(late.confirm()).rejects.toThrow('code_incorrect')
  expect(await backend.request('GET', '/api/account', { as: member.tokens.accessToken })).toMatchObject({ status: 200 })
  expect(await runIn(7.01)).toEqual({ users: 0, unfinished: 0 })
})

test('frees the address for another sign-up', async () => {
  const { email } = await backend.register()
  await expect(backend.register({}, email)).rejects.toMatchObject({ name: 'UsernameExistsException' })
  await runIn(8)
  expect(await backend.register({}, email)).toMatchObject({ email })
  await runIn(8)
})

test('deletes the users of every page', async () => {
  // A page has 60.
  const users = runsOf(61, 121)
  await Promise.all(Array.from({ length: users }, () => backend.register()))
  expect(await runIn(8)).toEqual({ users, unfinished: 0 })
})

test('stops before its time is over and continues the next day', async () => {
  await Promise.all([backend.register(), backend.register()])
  expect(await runIn(8, 9_000)).toEqual({ users: 0, unfinished: 0 })
  expect(await runIn(8)).toEqual({ users: 2, unfinished: 0 })
})

/** Replaces Cognito by one that lists a user as unconfirmed, and then reads this status. */
function listUnconfirmed(Username: string, UserStatus: UserStatusType) {
  const cognito = mockClient(CognitoIdentityProviderClient)
  onTestFinished(() => cognito.restore())
  cognito
    .on(ListUsersCommand)
    .resolves({})
    .on(ListUsersCommand, { Filter: 'cognito:user_status = "UNCONFIRMED"' })
    .resolves({ Users: [{ Username, UserCreateDate: new Date(0) }] })
    .on(AdminGetUserCommand)
    .resolves({ Username, UserStatus })
  return cognito
}

test.each([
  ['confirmed after the list was read, and has no account yet', 'ann', 'CONFIRMED'],
  ['has an account', undefined, 'UNCONFIRMED'],
] as const)('keeps a listed user who %s', async (_, unknown, status) => {
  const userId = unknown ?? (await backend.signUpUser()).userId
  const cognito = listUnconfirmed(userId, status)
  expect(await run()).toEqual({ users: 0, unfinished: 0 })
  expect(cognito.commandCalls(AdminDeleteUserCommand)).toEqual([])
})

test('ignores a user who was deleted meanwhile', async () => {
  const cognito = listUnconfirmed('ann', 'UNCONFIRMED')
  cognito.on(AdminDeleteUserCommand).rejects(new UserNotFoundException({ message: 'gone', $metadata: {} }))
  expect(await run()).toEqual({ users: 0, unfinished: 0 })
})
