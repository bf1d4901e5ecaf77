import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '#test/support/consent.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { googleClient, type House, startHouse } from '#test/support/house.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.stop())

test('no token and no secret of ours stands in any answer, log line or table but the one for tokens', async () => {
  expectErrors()
  const logs = (['info', 'warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => {}),
  )
  const seen: string[] = []
  const creator = await makeCreator(house)
  const ask = async (method: string, path: string) => {
    const { text, headers } = await house.request(method, `/api/${path}`, { as: creator.token })
    seen.push(text, JSON.stringify(headers))
  }
  const secrets: string[] = [googleClient.clientSecret]
  const remember = async () => {
    for (const { access_token, refresh_token } of await house.items('user_tokens'))
      secrets.push(`${access_token}`, `${refresh_token}`)
  }
  for (const account of ['1', '2']) {
    const { text } = await connect(house, creator, { account })
    seen.push(text)
    await remember()
  }
  for (const path of ['youtube/analytics', 'youtube/videos', 'account']) await ask('GET', path)
  house.google.grants.expireAccess()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 })
  house.youtube.failNext('invalidCredentials', 'invalidCredentials', 'backendError')
  house.google.failNext('internal_failure')
  for (let time = 0; time < 4; time++) {
    await ask('GET', 'youtube/analytics?period=7')
    await remember()
    vi.setSystemTime(Date.now() + 30_000)
  }
  await ask('DELETE', 'youtube/auth')
  vi.useRealTimers()

  expect(new Set(secrets).size).toBeGreaterThan(4)
  const kept = JSON.stringify(await house.everything('user_tokens'))
  const said = JSON.stringify(logs.flatMap(({ mock }) => mock.calls))
  expect(said.length).toBeGreaterThan(100)
  for (const secret of secrets)
    for (const place of [kept, said, ...seen]) expect(place.includes(secret), secret.slice(0, 5)).toBe(false)
})
