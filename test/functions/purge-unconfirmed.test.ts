import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type House, startHouse } from '#test/support/house.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.stop())
afterEach(() => {
  vi.useRealTimers()
})

const dayMs = 86_400_000
const run = (timeLeft?: number) => house.invoke('jobs/purge-unconfirmed', {}, timeLeft)
/** The job as it runs so many days from now. */
function runIn(days: number, timeLeft?: number): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs })
  return run(timeLeft).finally(() => vi.useRealTimers())
}

test('who never confirmed goes after seven days, and who did stays', async () => {
  const late = await house.register()
  const member = await house.signUpUser()
  expect(await runIn(6.99)).toEqual({ users: 0 })
  expect(await runIn(7.01)).toEqual({ users: 1 })
  await expect(late.confirm()).rejects.toMatchObject({ name: 'ExpiredCodeException' })
  expect(await house.request('GET', '/api/account', { as: member.tokens.accessToken })).toMatchObject({ status: 200 })
  expect(await runIn(7.01)).toEqual({ users: 0 })
})

test('the address is free again afterwards', async () => {
  const { email } = await house.register()
  await expect(house.register({}, email)).rejects.toMatchObject({ name: 'UsernameExistsException' })
  await runIn(8)
  expect(await house.register({}, email)).toMatchObject({ email })
  await runIn(8)
})

test('every page of them goes', async () => {
  await Promise.all(Array.from({ length: 130 }, () => house.register()))
  expect(await runIn(8)).toEqual({ users: 130 })
})

test('it ends in good time, and does the rest the next day', async () => {
  await Promise.all([house.register(), house.register()])
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
