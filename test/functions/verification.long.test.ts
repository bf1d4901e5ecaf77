import { expect, test, vi } from 'vitest'
import { account } from '#shared/contract/account.ts'
import { setUpBackend } from '#test/support/backend.ts'

const backend = setUpBackend()

const poll = (sub: string, address?: string) => backend.request('GET', `/api/account/verification/${sub}`, { address })
/** As Cognito makes them: not every one is a UUID by RFC 9562. */
const nobody = '4418e4a8-00f1-7057-d9e1-000000000000'

test('the address of a new user is confirmed once they give the code', async () => {
  const { userId, confirm } = await backend.register()
  expect(await poll(userId)).toMatchObject({ status: 200, body: { confirmed: false } })
  await confirm()
  expect((await poll(userId)).body).toEqual({ confirmed: true })
})

test('nobody at all is answered like somebody unconfirmed', async () => {
  const { userId } = await backend.register()
  const [waiting, unknown] = [await poll(userId), await poll(nobody)]
  const told = ({ status, text, headers }: typeof waiting) => ({ status, text, names: Object.keys(headers) })
  expect(told(unknown)).toEqual(told(waiting))
})

test.each(['x', 'ann@example.com', `${nobody}0`, nobody.slice(1)])('%s is no sub', async (sub) => {
  expect(await poll(sub)).toMatchObject({ status: 400, body: { error: { fields: { userSub: 'invalid' } } } })
})

test('a thousand polls read once each, and write nothing but their own count', async () => {
  const { database } = await import('#functions/lib/database.ts')
  const { userId } = await backend.register()
  const before = await backend.everything('limits')
  const told = new Set<string>()
  const send = vi.spyOn(database, 'send')
  for (let round = 0; round < 20; round++) {
    const tabs = Array.from({ length: 50 }, (_, tab) => poll(tab % 2 ? userId : nobody, `198.51.100.${tab % 5}`))
    for (const { status, text } of await Promise.all(tabs)) told.add(`${status} ${text}`)
  }
  const sent = send.mock.calls.map(([command]) => command.constructor.name)
  expect([...told]).toEqual(['200 {"confirmed":false}'])
  expect(sent.filter((name) => name === 'GetCommand')).toHaveLength(1000)
  expect(sent.filter((name) => name === 'UpdateCommand')).toHaveLength(1000)
  expect(sent).toHaveLength(2000)
  expect(await backend.everything('limits')).toEqual(before)
})

test('twenty tabs of one household may poll every two seconds', () => {
  expect(account.verification.rate).toEqual({ most: 20 * 30, seconds: 60 })
})
