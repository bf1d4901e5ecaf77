import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stand-ins/youtube/catalogue.ts'
import { libraryOf } from '#infra/local/stand-ins/youtube/library.ts'
import { connect } from '#test/support/consent.ts'
import { makeCreator } from '#test/support/creator.ts'
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
const now = Date.UTC(2027, 0, 1, 20)
/** What only YouTube can have told: its channel's name, its videos' names and addresses. */
const told = [demoChannel.title, ...libraryOf(demoChannel.id).flatMap(({ id, title }) => [id, title])]
const held = async () => {
  const tables = Object.entries(await house.everything())
  return tables.filter(([, items]) => told.some((text) => JSON.stringify(items).includes(text))).map(([name]) => name)
}

test('28 days after a visit of the dashboard nothing that YouTube told is left in any table', async () => {
  for (const level of ['info', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'], now })
  const creator = await makeCreator(house, { plan: 'premium' })
  const { userId } = creator
  await connect(house, creator)
  // The first files of impressions have arrived.
  vi.setSystemTime(now + 2.5 * dayMs)
  await house.invoke('jobs/read-reach', {})
  const as = house.tokenFor(userId)
  for (const path of ['/api/account', '/api/youtube/analytics', '/api/youtube/videos', '/api/youtube/schedule'])
    expect(await house.request('GET', path, { as })).toMatchObject({ status: 200 })
  const body = { title: 'How to Bake Sourdough Bread in a Cold Kitchen' }
  expect(await house.request('POST', '/api/analyze', { as, body })).toMatchObject({ status: 200 })
  await house.invoke('jobs/refresh-trends', {})
  expect((await held()).sort()).toEqual(['cache', 'own_history', 'reach'])
  expect(await house.items('snapshots')).not.toEqual([])

  vi.setSystemTime(now + 30.5 * dayMs)
  await house.invoke('jobs/forget-stale', {})
  expect(await held()).toEqual([])
  for (const table of ['cache', 'own_history', 'reach', 'snapshots'] as const)
    expect(await house.items(table)).toEqual([])
  // The connection itself is not of YouTube's data: the next visit reads it anew.
  expect(await house.request('GET', '/api/youtube/analytics', { as: house.tokenFor(userId) })).toMatchObject({
    body: { stale: false, hasFigures: true },
  })
})
