import { expect, test, vi } from 'vitest'
import { account } from '#shared/contract/account.ts'
import { setUpBackend } from '#test/support/backend.ts'

const backend = setUpBackend()

const poll = (sub: string, address?: string) => backend.request('GET', `/api/account/verification/${sub}`, { address })
/** A `sub` like Cognito's, which are not all UUIDs by RFC 9562. */
const unknownSub = '4418e4a8-00f1-7057-d9e1-000000000000'

test('a new user is confirmed once they enter the code', async () => {
  const { userId, confirm } = await backend.register()
  expect(await poll(userId)).toMatchObject({ status: 200, body: { confirmed: false } })
  await confirm()
  expect((await poll(userId)).body).toEqual({ confirmed: true })
})

test('an unknown sub gets the same response as an unconfirmed user', async () => {
  const { userId } = await backend.register()
  const [waiting, unknown] = [await poll(userId), await poll(unknownSub)]
  const visible = ({ status, text, headers }: typeof waiting) => ({ status, text, names: Object.keys(headers) })
  expect(visible(unknown)).toEqual(visible(waiting))
})

test.each(['x', 'ann@example.com', `${unknownSub}0`, unknownSub.slice(1)])('%s is not a valid sub', async (sub) => {
  expect(await poll(sub)).toMatchObject({ status: 400, body: { error: { fields: { userSub: 'invalid' } } } })
})

test('a thousand polls read one item each and write only their rate limit', async () => {
  const { database } = await import('#functions/lib/database.ts')
  const { userId } = await backend.register()
  const before = await backend.everything('limits')
  const responses = new Set<string>()
  const send = vi.spyOn(database, 'send')
  for (let round = 0; round < 20; round++) {
    const tabs = Array.from({ length: 50 }, (_, tab) => poll(tab % 2 ? userId : unknownSub, `198.51.100.${tab % 5}`))
    for (const { status, text } of await Promise.all(tabs)) responses.add(`${status} ${text}`)
  }
  const sent = send.mock.calls.map(([command]) => command.constructor.name)
  expect([...responses]).toEqual(['200 {"confirmed":false}'])
  expect(sent.filter((name) => name === 'GetCommand')).toHaveLength(1000)
  expect(sent.filter((name) => name === 'UpdateCommand')).toHaveLength(1000)
  expect(sent).toHaveLength(2000)
  expect(await backend.everything('limits')).toEqual(before)
})

test('twenty tabs in one household can poll every two seconds', () => {
  expect(account.verification.rate).toEqual({ max: 20 * 30, seconds: 60 })
})
