import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { advice } from '#shared/contract/advice.ts'
import { plans } from '#shared/plans.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { connect } from '#test/support/consent.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { type KillableFunction, startKillableFunction } from '#test/support/killable-function.ts'

const minutes = 240_000
const backend = setUpBackend()

const Usage = z.object({ used: z.number(), seen: z.set(z.string()) })
const itemsOf = ({ userId }: Creator, items: Record<string, unknown>[]) =>
  items.filter((item) => [item.userId, item.user_id].includes(userId))
const usageOf = async (creator: Creator) =>
  itemsOf(creator, await backend.items('usage')).map((item) => Usage.parse(item))

describe.each([
  ['a thread', false],
  ['a process', true],
])('%s killed during an analysis', (_, process) => {
  let analyze: KillableFunction
  beforeAll(async () => {
    analyze = await startKillableFunction('advice/analyze', { process })
  }, minutes)
  afterAll(() => analyze.stop())

  const ask = (creator: Creator, title: string) => analyze.call(creator, 'POST', '/api/analyze', { title })

  // The tables that an analysis writes to.
  it.each(['-usage', '-analyses'])(
    'at its write to %s leaves a state that a retry completes, with one unit spent',
    async (table) => {
      const creator = await makeCreator(backend)
      analyze.killAt((command) => command.includes(table), 'after')
      await expect(ask(creator, 'How to bake bread')).rejects.toThrow('exited')
      const { status, body } = await ask(creator, 'How to bake bread')
      expect(status).toBe(200)
      const { analysis } = advice.analyze.output.parse(body)
      expect(itemsOf(creator, await backend.items('analyses')).map(({ id }) => id)).toEqual([analysis.id])
      expect(await usageOf(creator)).toEqual([{ used: 1, seen: new Set([analysis.id]) }])
    },
    minutes,
  )

  it(
    'between the unit and the work loses at most that unit, and never exceeds the plan',
    async () => {
      const creator = await makeCreator(backend)
      const { max } = plans.free.limits.analyses
      for (let draft = 1; draft <= max; draft++) {
        analyze.killAt((command) => command.includes('-usage'), draft % 2 === 0 ? 'before' : 'after')
        await expect(ask(creator, `How to bake bread in ${draft} hours`)).rejects.toThrow('exited')
      }
      const lost = Math.ceil(max / 2)
      expect((await usageOf(creator)).map(({ used }) => used)).toEqual([lost])
      const others = []
      for (let draft = 0; draft < max; draft++) others.push((await ask(creator, `How to fry ${draft + 2} eggs`)).status)
      expect(others.filter((status) => status === 200)).toHaveLength(max - lost)
      expect(others.filter((status) => status === 402)).toHaveLength(lost)
      expect((await usageOf(creator)).map(({ used, seen }) => [used, seen.size])).toEqual([[max, max]])
    },
    minutes,
  )
})

describe.each([
  ['a thread', false],
  ['a process', true],
])("%s killed while it refreshes Google's token", (_, process) => {
  let analytics: KillableFunction
  beforeAll(async () => {
    analytics = await startKillableFunction('youtube/analytics', { process })
  }, minutes)
  afterAll(() => analytics.stop())

  const ask = (creator: Creator) => analytics.call(creator, 'GET', '/api/youtube/analytics?period=28')
  const tokensOf = async (creator: Creator) => itemsOf(creator, await backend.items('user_tokens'))[0]
  const setField = async (creator: Creator, field: string, value: number) => {
    const { database } = await import('#functions/lib/database.ts')
    await database.send(
      new UpdateCommand({
        TableName: globalThis.process.env.TABLE_USER_TOKENS,
        Key: { user_id: creator.userId },
        UpdateExpression: 'SET #field = :value',
        ExpressionAttributeNames: { '#field': field },
        ExpressionAttributeValues: { ':value': value },
      }),
    )
  }
  const now = () => Math.floor(Date.now() / 1000)
  const claiming = 'SET #refreshing_until'
  const storing = 'REMOVE #refreshing_until'

  it.each([
    ['before it takes the lease', claiming, 'before', { hasClaim: false, isNew: false }],
    ['after it took the lease', claiming, 'after', { hasClaim: true, isNew: false }],
    ['before it saves the new token', storing, 'before', { hasClaim: true, isNew: false }],
    ['after it saved the new token', storing, 'after', { hasClaim: false, isNew: true }],
  ] as const)(
    '%s leaves working tokens and blocks other calls for at most ten seconds',
    async (_when, command, when, { hasClaim, isNew }) => {
      const creator = await makeCreator(backend)
      expect(await connect(backend, creator)).toMatchObject({ status: 200 })
      await setField(creator, 'expires_at', 0)
      const before = await tokensOf(creator)
      analytics.killAt((text) => text.includes(command), when)
      await expect(ask(creator)).rejects.toThrow('exited')
      const left = await tokensOf(creator)
      expect(left?.refresh_token).toBe(before?.refresh_token)
      expect(left?.access_token !== before?.access_token).toBe(isNew)
      expect(left && 'refreshing_until' in left).toBe(hasClaim)
      if (hasClaim) {
        expect(left?.refreshing_until).toBeLessThanOrEqual(now() + 10)
        // As if ten seconds had passed.
        await setField(creator, 'refreshing_until', now() - 1)
      }
      expect(await ask(creator)).toMatchObject({ status: 200, body: { stale: false } })
      const after = await tokensOf(creator)
      expect(after).not.toHaveProperty('refreshing_until')
      expect(after?.refresh_token).toBe(before?.refresh_token)
      expect(backend.google.grants.readAccessToken(`${after?.access_token}`)).toMatchObject({ account: { id: '1' } })
    },
    minutes,
  )
})
