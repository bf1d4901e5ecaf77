import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { ideas } from '#shared/contract/ideas.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'
import { rateVerdict } from '#shared/prediction/rating.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import type { Scope } from '#shared/scopes.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { runDueWork } from '#test/support/due-work.ts'
import { breadTitles, followOutlier, outlierChannel, outlierFrame, outlierTitle } from '#test/support/ideas.ts'
import { crashAt, pauseAt } from '#test/support/interrupt.ts'
import { addPersonalToken } from '#test/support/personal-token.ts'

/** A Monday, 9:30 in Paris. */
const monday = Date.UTC(2026, 10, 23, 8, 30)
const balcony = 'UCelBalconDeNuria-000009'

const backend = setUpBackend()
beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: monday })
})
afterEach(async () => {
  vi.useRealTimers()
  // What is stored of a channel is shared by its followers, but each test needs its own.
  const { unfollow } = await import('#functions/services/following/unfollow.ts')
  for (const { userId, id } of await backend.items('follows')) await unfollow(`${userId}`, `${id}`)
})

/** Turns derived metrics off until the end of the test. */
function turnOffDerivedMetrics() {
  vi.stubEnv('DERIVED_METRICS', 'off')
  // The environment is read once per module load.
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
}

const read = ({ userId }: Creator) => backend.request('GET', '/api/ideas', { as: backend.tokenFor(userId) })
const list = async (creator: Creator) => ideas.list.output.parse((await read(creator)).body)
const accept = ({ userId }: Creator, id = '', title?: string) =>
  backend.request('POST', `/api/ideas/${id}/draft`, { as: backend.tokenFor(userId), body: title ? { title } : {} })
const listDrafts = async ({ userId }: Creator) => {
  const { body } = await backend.request('GET', '/api/drafts', { as: backend.tokenFor(userId) })
  return drafts.list.output.parse(body).drafts
}
const writeDrafts = ({ token: as }: Creator, titles: readonly string[]) =>
  Promise.all(
    titles.map((text) => backend.request('POST', '/api/drafts', { as, body: { titles: [{ id: 'first', text }] } })),
  )
const makeBaker = () => makeCreator(backend, { channel: demoChannel.id })
const itemsOf = async (table: 'ideas' | 'evidence', { userId }: Creator) =>
  (await backend.items(table)).filter((item) => item.userId === userId)

describe('the ideas of a week', () => {
  test('are five frames of videos that stood out, each with a topic of the creator’s that did well', async () => {
    const ann = await makeBaker()
    await followOutlier(ann.userId)
    const { ideas: shown, monday: week, missing } = await list(ann)
    expect([week, shown.length, missing]).toEqual(['2026-11-23', 5, null])
    const [first] = shown
    expect(first?.video).toMatchObject({ title: outlierTitle, channel: 'Bright Herbs', views: 9000 })
    expect(first?.video?.usual?.multiple).toBeGreaterThan(6)
    expect(first?.title).toBe(outlierFrame.replace('…', `${first?.topic} …`))
    expect(new Set(shown.map(({ title, topic }) => title.replace(topic, ''))).size).toBe(5)
    for (const { title, topic, topicVideos, topicTimes, video } of shown) {
      expect([`[${topic} …]`, `[… ${topic}]`].filter((blank) => title.includes(blank))).toHaveLength(1)
      expect(topicVideos).toBeGreaterThan(1)
      expect(topicTimes).toBeGreaterThanOrEqual(1)
      expect(video?.usual?.low).toBeGreaterThan(1)
    }
  })

  test('are none that the product would advise against: no harmful pattern, none below average', async () => {
    const ann = await makeBaker()
    const [{ findYardstick }, { requireAccount }] = await Promise.all([
      import('#functions/services/analysis/yardstick.ts'),
      import('#functions/store/accounts.ts'),
    ])
    const { judge } = await findYardstick(await requireAccount(ann.userId), true)
    for (let week = 0; week < 4; week++) {
      vi.setSystemTime(monday + week * 7 * dayMs)
      for (const { title } of (await list(ann)).ideas) {
        const verdict = judge(title)
        expect(['below', 'bottom']).not.toContain(verdict && rateVerdict(verdict))
        const steps = listNextSteps(title, 'en')
        expect(steps.filter((step) => step.kind !== 'structure' && step.evidence)).toEqual([])
      }
    }
  })

  test('tell programs what rests on videos of the channel only if they may read the channel', async () => {
    const { userId } = await makeCreator(backend, { channel: demoChannel.id, userId: randomUUID() })
    const readTopics = async (scopes: readonly Scope[]) => {
      const as = await addPersonalToken(userId, scopes)
      const { body } = await backend.request('GET', '/api/ideas/week', { as })
      return ideas.week.output
        .parse(body)
        .ideas.flatMap((idea) => [idea.topicVideos !== null, idea.topicTimes !== null, idea.video !== null])
    }
    expect(new Set(await readTopics(['insights', 'channel.read']))).toEqual(new Set([true]))
    expect(new Set(await readTopics(['insights']))).toEqual(new Set([false]))
  })

  test('stay the same until the next Monday in the time zone of the user', async () => {
    const ann = await makeBaker()
    const first = await list(ann)
    vi.setSystemTime(monday + 6 * dayMs)
    expect(await list(ann)).toEqual(first)
    vi.setSystemTime(monday + 7 * dayMs)
    const next = await list(ann)
    expect(next.monday).toBe('2026-11-30')
    expect(next.ideas.map(({ title }) => title)).not.toEqual(first.ideas.map(({ title }) => title))
  })

  test('are the same for two concurrent requests, although the second knows of more videos', async () => {
    const ann = await makeBaker()
    const pause = await pauseAt(({ name, input }) => name === 'PutCommand' && String(input.TableName).includes('ideas'))
    const slow = list(ann)
    await pause.reached
    await followOutlier(ann.userId)
    const fast = await list(ann)
    pause.resume()
    expect(await slow).toEqual(fast)
    expect(fast.ideas[0]?.video?.title).toBe(outlierTitle)
    expect(await itemsOf('ideas', ann)).toHaveLength(1)
  })

  test('never come twice: when nothing new is left, there are none', async () => {
    const ann = await makeCreator(backend, { channel: false })
    await writeDrafts(
      ann,
      breadTitles.map(({ text }) => text),
    )
    const weeks = []
    for (let week = 0; week < 3; week++) {
      vi.setSystemTime(monday + week * 7 * dayMs)
      weeks.push(await list(ann))
    }
    expect(weeks.map(({ missing }) => missing)).toEqual([null, 'new', 'new'])
    expect(new Set(weeks.flatMap(({ ideas: shown }) => shown.map(({ title }) => title))).size).toBe(2)
  })

  test.each([1, 2])('survive a crash at write %i', async (nth) => {
    expectErrors()
    const ann = await makeBaker()
    await followOutlier(ann.userId)
    let writes = 0
    const isWrite = ({ name, input }: { name: string; input: Readonly<Record<string, unknown>> }) =>
      name === 'PutCommand' && /evidence|ideas/.test(String(input.TableName)) && ++writes === nth
    const crash = await crashAt(isWrite)
    await read(ann)
    crash.restore()
    expect(crash.hasCrashed()).toBe(true)
    const { ideas: shown } = await list(ann)
    expect(shown).toHaveLength(5)
    expect(await list(ann)).toMatchObject({ ideas: shown })
    const names = new Set(shown.map(({ id }) => id))
    for (const { id } of await itemsOf('evidence', ann)) expect(names).toContain(id)
    expect(shown[0]?.video?.title).toBe(outlierTitle)
  })

  test('lose a video that is no longer stored, and keep what is the creator’s own', async () => {
    const ann = await makeBaker()
    await followOutlier(ann.userId)
    const { ideas: before } = await list(ann)
    await backend.request('DELETE', `/api/following/${outlierChannel}`, { as: ann.token })
    const { ideas: after } = await list(ann)
    expect(after).toEqual(before.map((idea) => ({ ...idea, video: idea.video?.isOwn ? idea.video : null })))
    vi.setSystemTime(monday + 28 * dayMs)
    await backend.invoke('jobs/purge-expired', {})
    expect(await itemsOf('evidence', ann)).toEqual([])
    expect(await itemsOf('ideas', ann)).toHaveLength(1)
    vi.setSystemTime(monday + 367 * dayMs)
    await backend.invoke('jobs/purge-expired', {})
    expect(await itemsOf('ideas', ann)).toEqual([])
  })
})

describe('without', () => {
  test('a channel and follows, they come from the topics of drafts', async () => {
    const ann = await makeCreator(backend, { channel: false })
    expect(await list(ann)).toMatchObject({ ideas: [], missing: 'topics' })
    await writeDrafts(
      ann,
      breadTitles.map(({ text }) => text),
    )
    const { ideas: shown } = await list(ann)
    expect(shown.map(({ title }) => title).toSorted()).toEqual([
      'How to [… bread] in [number] Minutes',
      '[bread …] for Beginners',
    ])
    for (const { topic, topicVideos, topicTimes, lift, video } of shown) {
      expect([topic, topicVideos, topicTimes, video]).toEqual(['bread', null, null, null])
      expect(lift?.low).toBeGreaterThan(1)
    }
  })

  test('channels that are not muted, they name only the creator’s own videos', async () => {
    const ann = await makeBaker()
    await followOutlier(ann.userId)
    await backend.request('PATCH', `/api/following/${outlierChannel}`, { as: ann.token, body: { muted: true } })
    for (const { video } of (await list(ann)).ideas) expect(video?.isOwn).toBe(true)
  })

  test('derived metrics, they are kinds of titles, name no video and rate no topic', async () => {
    turnOffDerivedMetrics()
    const ann = await makeBaker()
    await followOutlier(ann.userId)
    const { ideas: shown } = await list(ann)
    expect(shown.length).toBeGreaterThan(0)
    for (const { video, topicTimes } of shown) expect([video, topicTimes]).toEqual([null, null])
    expect(await itemsOf('evidence', ann)).toEqual([])
  })

  test('derived metrics since they were made, they show only counts', async () => {
    const ann = await makeBaker()
    await followOutlier(ann.userId)
    await list(ann)
    turnOffDerivedMetrics()
    expect((await list(ann)).ideas[0]?.video).toMatchObject({ views: 9000, usual: null })
  })

  test('titles in a supported language, there are none', async () => {
    expect(await list(await makeCreator(backend, { channel: 'UCmidnightWorkshop_00002' }))).toMatchObject({
      ideas: [],
      missing: 'language',
    })
  })
})

describe('creators in other languages', () => {
  test('get titles in Spanish for Spanish videos', async () => {
    const { ideas: shown } = await list(await makeCreator(backend, { channel: balcony }))
    expect(shown).toHaveLength(5)
    for (const { title } of shown) expect(title).toMatch(/\[[\p{L} ]+ …\]|\[… \p{L}+\]/u)
    expect(shown.filter(({ video }) => video?.isOwn).length).toBeGreaterThan(1)
  })

  test('get titles in French for French drafts', async () => {
    const ann = await makeCreator(backend, { channel: false })
    await writeDrafts(ann, ['Comment arroser mon jardin', 'Comment nettoyer le jardin', 'Mon jardin sous la neige'])
    const { ideas: shown } = await list(ann)
    expect(shown.map(({ title }) => title)).toContain('[le jardin …] pour les débutants')
  })
})

describe('a draft', () => {
  test('is made from an idea once, with its title as filled in, and its evidence expires with the idea’s', async () => {
    const ann = await makeBaker()
    await followOutlier(ann.userId)
    const [idea] = (await list(ann)).ideas
    const title = 'The Only Rye Loaf You Will Ever Need'
    const made = await accept(ann, idea?.id, title)
    expect((await accept(ann, idea?.id, 'Another one')).body).toEqual(made.body)
    const [draft, ...more] = await listDrafts(ann)
    expect(more).toEqual([])
    expect(draft).toMatchObject({
      ...((made.body as { draft: string }) && { id: (made.body as { draft: string }).draft }),
      state: 'idea',
      title,
    })
    expect((await list(ann)).ideas[0]?.draft).toBe(draft?.id)
    const evidence = await itemsOf('evidence', ann)
    expect(new Set(evidence.map(({ expiresAt }) => expiresAt)).size).toBe(1)
    expect(evidence.map(({ id }) => id)).toContain(draft?.id)
  })

  test.each(['UpdateCommand', 'PutCommand'])(
    'is made once although the first request crashed at its %s',
    async (command) => {
      expectErrors()
      const ann = await makeBaker()
      const [idea] = (await list(ann)).ideas
      const crash = await crashAt(({ name, input }) => name === command && /ideas|drafts/.test(String(input.TableName)))
      expect((await accept(ann, idea?.id)).status).toBe(500)
      crash.restore()
      expect((await accept(ann, idea?.id)).status).toBe(200)
      expect(await listDrafts(ann)).toHaveLength(1)
    },
  )

  test('counts once toward the daily limit, also for a request that another one was faster than', async () => {
    const ann = await makeBaker()
    const [idea] = (await list(ann)).ideas
    const pause = await pauseAt(
      ({ name, input }) => name === 'UpdateCommand' && String(input.TableName).includes('ideas'),
    )
    const slow = accept(ann, idea?.id)
    await pause.reached
    const { body } = await accept(ann, idea?.id)
    pause.resume()
    expect((await slow).body).toEqual(body)
    const counters = (await backend.items('limits')).filter(({ key }) => String(key).startsWith('drafts#'))
    const { pseudonymize } = await import('#functions/lib/pseudonym.ts')
    expect(counters.filter(({ key }) => String(key).includes(pseudonymize(ann.userId)))).toMatchObject([{ used: 1 }])
  })

  test('is made once by two requests at the same time, and again after it was deleted', async () => {
    const ann = await makeBaker()
    const [idea] = (await list(ann)).ideas
    const pause = await pauseAt(
      ({ name, input }) => name === 'PutCommand' && String(input.TableName).includes('drafts'),
    )
    const slow = accept(ann, idea?.id)
    await pause.reached
    const { body } = await accept(ann, idea?.id)
    pause.resume()
    expect((await slow).body).toEqual(body)
    const [draft, ...others] = await listDrafts(ann)
    expect(others).toEqual([])
    await backend.request('DELETE', `/api/drafts/${draft?.id}`, { as: ann.token })
    expect((await list(ann)).ideas[0]?.draft).toBeNull()
    expect((await accept(ann, idea?.id)).status).toBe(200)
    const [second, ...more] = await listDrafts(ann)
    expect(second?.id).not.toBe(draft?.id)
    expect(more).toEqual([])
  })
})

test('an idea is dismissed and restored', async () => {
  const ann = await makeBaker()
  const { ideas: shown } = await list(ann)
  const id = shown[1]?.id
  for (const dismissed of [true, false]) {
    await backend.request('PATCH', `/api/ideas/${id}`, { as: ann.token, body: { dismissed } })
    expect((await list(ann)).ideas.map((one) => one.dismissed)).toEqual([false, dismissed, false, false, false])
  }
})

describe('the weekly report', () => {
  async function subscribe(creator: Creator, locale: Locale) {
    const { updateAccount } = await import('#functions/store/accounts.ts')
    await updateAccount(creator.userId, { mailWeekly: true, timeZone: 'Europe/Paris', locale })
  }
  const mailsTo = ({ userId }: Creator) => backend.mails(`${userId}@example.com`)

  test('has the ideas of the week with the evidence for them, once, without a request to YouTube', async () => {
    const ann = await makeBaker()
    await followOutlier(ann.userId)
    await subscribe(ann, 'en')
    const { ideas: shown } = await list(ann)
    await backend.request('PATCH', `/api/ideas/${shown[4]?.id}`, { as: ann.token, body: { dismissed: true } })
    const calls = backend.youtube.calls.length
    for (const hours of [0, 1, 5]) {
      vi.setSystemTime(monday + hours * hourMs)
      await runDueWork(backend, 'jobs/weekly-report')
    }
    expect(backend.youtube.calls.length).toBe(calls)
    const [mail, ...more] = mailsTo(ann)
    expect(more).toEqual([])
    for (const { title } of shown.slice(0, 4)) expect(mail?.text).toContain(title)
    expect(mail?.text).not.toContain(shown[4]?.title)
    expect(mail?.text).toMatch(
      /“The Only Herb Garden You Will Ever Need” by Bright Herbs, at \d\.\d\d times its channel’s usual views/,
    )
    expect(mail?.text).toMatch(/The form is from your own “.+”, at \d\.\d\d times your usual views/)
    expect(mail?.text).toMatch(/Its videos had \d\.\d\d times your usual views\./)
    expect(mail?.text).not.toMatch(/undefined|NaN|\{\w+\}/)
  })

  test.each([
    ['es', 'Ideas para esta semana'],
    ['fr', 'Idées pour cette semaine'],
  ] as const)('chooses the ideas itself for a subscriber who has not visited: %s', async (locale, heading) => {
    const ann = await makeCreator(backend, { channel: false })
    await writeDrafts(
      ann,
      breadTitles.map(({ text }) => text),
    )
    await followOutlier(ann.userId)
    await subscribe(ann, locale)
    await runDueWork(backend, 'jobs/weekly-report')
    const [mail] = mailsTo(ann)
    expect(mail?.text).toContain(heading)
    expect(mail?.text).toContain(outlierTitle)
    expect(mail?.text).not.toMatch(/undefined|NaN|\{\w+\}/)
    const { ideas: shown } = await list(ann)
    for (const { title } of shown) expect(mail?.text).toContain(title)
  })
})
