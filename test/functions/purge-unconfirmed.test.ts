import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, expect, test, vi } from 'vitest'
import { setUpBackend } from '#test/support/backend.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const dayMs = 86_400_000
const run = (timeLeft?: number) => backend.invoke('jobs/purge-unconfirmed', {}, timeLeft)
/** The job as it runs so many days from now. */
function runIn(days: number, timeLeft?: number): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
  return run(timeLeft).finally(() => vi.useRealTimers())
}

test('who never confirmed goes after seven days, and who did stays', async () => {
  const late = await backend.register()
  const member = await backend.signUpUser()
  expect(await runIn(6.99)).toEqual({ users: 0 })
  expect(await runIn(7.01)).toEqual({ users: 1 })
  await expect(late.confirm()).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  expect(await backend.request('GET', '/api/account', { as: member.tokens.accessToken })).toMatchObject({ status: 200 })
  expect(await runIn(7.01)).toEqual({ users: 0 })
})

test('the address is free again afterwards', async () => {
  const { email } = await backend.register()
  await expect(backend.register({}, email)).rejects.toMatchObject({ name: 'UsernameExistsException' })
  await runIn(8)
  expect(await backend.register({}, email)).toMatchObject({ email })
  await runIn(8)
})

test('every page of them goes', async () => {
  await Promise.all(Array.from({ length: 130 }, () => backend.register()))
  expect(await runIn(8)).toEqual({ users: 130 })
})

test('it ends in good time, and does the rest the next day', async () => {
  await Promise.all([backend.register(), backend.register()])
  expect(await runIn(8, 9_000)).toEqual({ users: 0 })
  expect(await runIn(8)).toEqual({ users: 2 })
})

test('somebody else being quicker is no failure', async () => {
  const Users = [{ Username: 'ann', UserCreateDate: new Date(0) }]
  const cognito = mockClient(CognitoIdentityProviderClient)
  cognito.on(ListUsersCommand).resolves({ Users })
  cognito.on(AdminDeleteUserCommand).rejects(new UserNotFoundException({ message: 'gone', $metadata: {} }))
  expect(await run()).toEqual({ users: 0 })
  cognito.restore()
})
