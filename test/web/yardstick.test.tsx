import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChannelModel } from '#shared/contract/youtube.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { prepareResults } from '#shared/prediction/own-history/history.ts'
import { generalYardstick, judgeTitle, type Yardstick } from '#shared/prediction/verdict.ts'
import { makePastVideos } from '#test/prediction/synthetic-past.ts'
import { createManager } from '#test/web/lib/fake-provider.ts'
import { LiveVerdict } from '#web/layout/verdict/live-verdict.tsx'
import { refreshModels } from '#web/layout/yardstick/channel-model.ts'
import { JudgedTitles } from '#web/layout/yardstick/judged-titles.tsx'
import { useJudgment } from '#web/layout/yardstick/use-yardstick.ts'
import '#web/layout/yardstick/find-yardstick.tsx'
import { judgeBy } from '#web/layout/yardstick/judge.ts'
import { ApiError, type Call } from '#web/lib/api.ts'
import { createQueryClient, queryKey } from '#web/lib/query.ts'
import { ServicesProvider } from '#web/lib/services.tsx'
import { frameMessages } from '#web/messages/frame.ts'
import { MessagesProvider } from '#web/messages/messages.tsx'
import { verdictMessages } from '#web/messages/verdict.ts'

const now = Date.UTC(2027, 0, 1)
const title = 'How to make bread at home'
const words = /^Of 100 videos whose titles ranked like this one/

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await Promise.all([frameMessages.load('en'), verdictMessages.load('en')])
})
afterEach(() => vi.useRealTimers())

const videosOf = (seed: number, count = 40) =>
  makePastVideos({ videos: count, seed, spread: 0.8 }).map(({ title, views }) => ({
    title,
    result: Math.log(views / 5000),
    seconds: 600,
  }))

const ready = (channelId: string, { seed = 1, count = 40, fetchedAt = now, lasts = dayMs } = {}): ChannelModel => ({
  state: 'ready',
  channelId,
  videos: videosOf(seed, count),
  fetchedAt: new Date(fetchedAt).toISOString(),
  expiresAt: new Date(Date.now() + lasts).toISOString(),
})
const scoreOn = (seed: number, count = 40) => {
  const yardstick: Yardstick = { name: 'channel', history: prepareResults(videosOf(seed, count)) }
  return judgeTitle(yardstick, title)?.score
}
const general = judgeTitle(generalYardstick, title)?.score

describe('a title in a language other than the creator’s', () => {
  const yardstick: Yardstick = { name: 'channel', history: prepareResults(videosOf(1)) }
  test('has a rank, and is marked as being in another language', () => {
    expect(judgeBy(yardstick, '毎日の晩ごはんを二十分で作る', { language: 'en' })).toMatchObject({
      state: 'judged',
      isOtherLanguage: true,
    })
    for (const language of ['en', undefined] as const)
      expect(judgeBy(yardstick, title, { language })).not.toHaveProperty('isOtherLanguage')
  })
})

const makeAccount = ({ channel, language }: Server) => ({
  name: 'Ann',
  locale: 'en',
  titleLanguage: null,
  ...language,
  timeZone: null,
  plan: 'free',
  mails: { analyses: false, weekly: false, alerts: null, reviews: false, reminders: false, stopped: null },
  channel: channel && { id: channel, title: null, verified: true },
  meters: [],
  subscription: null,
  hasBilling: false,
  hasBackupCodes: false,
  firstSteps: false,
  planHint: false,
})

/** Opens a page that shows the number of a title. A test can change its server through `state`. */
async function open({ derivedMetrics = true, ...server }: Partial<Server> & { derivedMetrics?: boolean } = {}) {
  const state: Server = { channel: 'UCa', model: () => ready('UCa'), isOffline: false, ...server }
  const requested: string[] = []
  const call: Call = async (endpoint) => {
    requested.push(endpoint.path)
    await state.held
    if (state.isOffline) throw new ApiError('unavailable')
    const answer = endpoint.path === '/api/account' ? makeAccount(state) : { model: state.model() }
    return endpoint.output.parse(answer)
  }
  const { manager: session, provider: registration } = createManager()
  const client = createQueryClient(session)
  const loadConfig = async () => ({ derivedMetrics }) as never
  render(
    <MessagesProvider initial="en">
      <ServicesProvider services={{ session, registration, call, loadConfig, navigateTo: vi.fn() }}>
        <QueryClientProvider client={client}>
          <JudgedTitles>
            <Field />
          </JudgedTitles>
        </QueryClientProvider>
      </ServicesProvider>
    </MessagesProvider>,
  )
  await pass(0)
  return {
    state,
    client,
    /** Returns how often the model was requested. */
    askedForModel: () => requested.filter((path) => path === '/api/youtube/model').length,
  }
}

interface Server {
  /** What the account says about languages. */
  language?: { locale?: string; titleLanguage?: string }
  channel: string | null
  model: () => ChannelModel
  isOffline: boolean
  /** What a response waits for. */
  held?: Promise<void>
}

function Field() {
  const [typed, setTyped] = useState(title)
  return (
    <>
      <input aria-label="Title" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <LiveVerdict judgment={useJudgment(typed)} />
    </>
  )
}

/** Advances the time, and lets what is pending finish. */
async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  // Code is loaded, and titles are prepared, in real time.
  for (let turn = 0; turn < 30; turn++) {
    await act(async () => {
      await new Promise<void>((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(1)
    })
  }
}

const text = () => document.body.textContent ?? ''
/** Returns the number that the page shows, if there is one. */
const shown = () => {
  const [, score] = /(\d+)%/.exec(text()) ?? []
  return score === undefined ? undefined : Number(score)
}

describe('a title whose words do not tell its language', () => {
  const names = 'Minecraft Hardcore Parkour'
  const spanish = [
    'Cómo hacer pan',
    'Mi casa en la playa',
    'El tren de la noche',
    'Una vida sin coche',
    'Qué comer hoy',
  ]
  const none = (): ChannelModel => ({ state: 'none' })
  const ofChannel = (titles: readonly string[]): ChannelModel => ({
    state: 'ready',
    channelId: 'UCa',
    videos: titles.map((one) => ({ title: one, result: 0 })),
    fetchedAt: new Date(now).toISOString(),
    expiresAt: new Date(Date.now() + hourMs).toISOString(),
  })

  test.each([
    ['an English account', { channel: null, model: none }, true],
    ['a French account', { channel: null, model: none, language: { locale: 'fr' } }, false],
    ['a Spanish channel', { model: () => ofChannel(spanish) }, false],
    ['a creator who says English', { model: () => ofChannel(spanish), language: { titleLanguage: 'en' } }, true],
    [
      'a creator who says another language',
      { channel: null, model: none, language: { titleLanguage: 'other' } },
      false,
    ],
  ])('is judged by the English model only if the creator’s language is English: %s', async (_, server, isEnglish) => {
    await open(server)
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: names } })
    await pass(0)
    expect(shown() !== undefined).toBe(isEnglish)
    if (!isEnglish) expect(text()).toContain('does not look like English')
  })
})

describe('a channel’s titles', () => {
  test('are judged by its videos while they are typed, with the same numbers as on the server', async () => {
    await open()
    expect(shown()).toBe(scoreOn(1))
    screen.getByText('On your channel, at your usual length')
    screen.getByText(words)
    expect(scoreOn(1)).not.toBe(general)
    screen.getByText(/ of your own \d+ videos\. As of Jan 1, 2027\.$/)
  })

  test('have no number while the videos are fetched, and the page asks for them less and less often', async () => {
    const { state, askedForModel } = await open({ model: () => ({ state: 'pending' }) })
    expect(text()).toContain('We’re getting your videos from YouTube.')
    expect(shown()).toBeUndefined()
    expect(askedForModel()).toBe(1)
    await pass(2_000)
    expect(askedForModel()).toBe(2)
    await pass(4_000)
    expect(askedForModel()).toBe(3)
    state.model = () => ready('UCa')
    await pass(8_000)
    expect(shown()).toBe(scoreOn(1))
    const before = askedForModel()
    await pass(hourMs)
    expect(askedForModel()).toBe(before)
  })

  test('have no number when fetching the videos takes too long, until the creator tries again', async () => {
    const { state, askedForModel } = await open({ model: () => ({ state: 'pending' }) })
    for (let minute = 0; minute < 10; minute++) await pass(60_000)
    expect(text()).toContain('Your videos on YouTube couldn’t be loaded')
    expect(shown()).toBeUndefined()
    expect(askedForModel()).toBe(9)
    state.model = () => ready('UCa')
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    await pass(0)
    expect(shown()).toBe(scoreOn(1))
  })

  test('have no number while YouTube does not respond', async () => {
    const { state } = await open({ model: () => ({ state: 'unavailable' }) })
    expect(text()).toContain('Your videos on YouTube couldn’t be loaded')
    expect(shown()).toBeUndefined()
    const retry = screen.getByRole('button', { name: 'Try again' })
    retry.focus()
    let respond = () => {}
    state.held = new Promise((resolve) => {
      respond = resolve
    })
    await act(async () => retry.click())
    await pass(0)
    // The button keeps the focus.
    expect(document.activeElement).toBe(retry)
    expect(retry.getAttribute('aria-busy')).toBe('true')
    respond()
    await pass(0)
    expect(retry.getAttribute('aria-busy')).toBeNull()
    state.model = () => ready('UCa')
    await pass(300_000)
    expect(shown()).toBe(scoreOn(1))
  })

  test('are judged in general only if its videos are known to be too few', async () => {
    await open({ model: () => ready('UCa', { count: 3 }) })
    expect(shown()).toBe(general)
    expect(text()).not.toContain('As of')
    screen.getByText('Among real video titles')
  })

  test('are still judged without a network until the model expires', async () => {
    const { state } = await open({ model: () => ready('UCa', { lasts: 2 * hourMs }) })
    state.isOffline = true
    await pass(hourMs)
    expect(shown()).toBe(scoreOn(1))
    await pass(hourMs + 60_000)
    expect(text()).toContain('Your videos on YouTube couldn’t be loaded')
    expect(shown()).toBeUndefined()
  })

  test('are judged by the renewed model after it expired', async () => {
    const { state, askedForModel } = await open({ model: () => ready('UCa', { lasts: 2 * hourMs }) })
    state.model = () => ready('UCa', { seed: 2, fetchedAt: now + 48 * hourMs })
    await pass(2 * hourMs)
    expect(askedForModel()).toBe(2)
    expect(shown()).toBe(scoreOn(2))
    screen.getByText(/ of your own \d+ videos\. As of Jan 3, 2027\.$/)
  })

  test('have a number on a device whose clock is days ahead, which asks again at most once a minute', async () => {
    const { askedForModel } = await open({ model: () => ready('UCa', { lasts: -48 * hourMs }) })
    expect(shown()).toBe(scoreOn(1))
    await pass(59_000)
    expect(askedForModel()).toBe(1)
    await pass(2_000)
    expect(askedForModel()).toBe(2)
    expect(shown()).toBe(scoreOn(1))
  })

  test('are judged by newer data once an analysis is based on it', async () => {
    const { state, client, askedForModel } = await open()
    state.model = () => ready('UCa', { seed: 2, fetchedAt: now + 1000 })
    refreshModels(client, new Date(now).toISOString())
    await pass(0)
    expect(askedForModel()).toBe(1)
    refreshModels(client, new Date(now + 1000).toISOString())
    await pass(0)
    expect(shown()).toBe(scoreOn(2))
  })
})

describe('without a channel', () => {
  test('titles are judged in general', async () => {
    await open({ channel: null, model: () => ({ state: 'none' }) })
    expect(shown()).toBe(general)
    screen.getByText('Among real video titles')
  })

  test('titles are judged in general, and no model is requested, where derived metrics are off', async () => {
    const { askedForModel } = await open({ derivedMetrics: false })
    expect(shown()).toBe(general)
    expect(askedForModel()).toBe(0)
  })

  test('titles have no number while a named channel is still to be looked up', async () => {
    const { state } = await open({ channel: null, model: () => ({ state: 'pending' }) })
    expect(shown()).toBeUndefined()
    Object.assign(state, { channel: 'UCb', model: () => ready('UCb') })
    await pass(2_000)
    await pass(0)
    expect(shown()).toBe(scoreOn(1))
  })
})

test('a device forgets a channel that another device disconnected or replaced', async () => {
  const { state, client } = await open()
  const kept = () =>
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    )
  expect(kept()).toContain('UCa')
  Object.assign(state, { channel: 'UCb', model: () => ready('UCb', { seed: 2 }) })
  await act(() => client.invalidateQueries({ queryKey: queryKey({ path: '/api/account' }) }))
  await pass(0)
  expect(shown()).toBe(scoreOn(2))
  expect(kept()).not.toContain('UCa')
  Object.assign(state, { channel: null, model: () => ({ state: 'none' }) })
  await act(() => client.invalidateQueries({ queryKey: queryKey({ path: '/api/account' }) }))
  await pass(0)
  expect(shown()).toBe(general)
  expect(kept()).not.toContain('UCb')
})

test('a model of a channel other than the account’s is not used: the account is read again', async () => {
  const { state } = await open()
  Object.assign(state, { channel: 'UCb', model: () => ready('UCb', { seed: 2 }) })
  await pass(dayMs)
  expect(shown()).toBe(scoreOn(2))
  // The account comes from a server that does not know the new channel yet.
  state.model = () => ready('UCc', { seed: 3 })
  await pass(dayMs)
  expect(shown()).toBeUndefined()
  state.channel = 'UCc'
  await pass(dayMs)
  expect(shown()).toBe(scoreOn(3))
})

test('says that the account could not be read, and tries again', async () => {
  const { state } = await open({ isOffline: true })
  await pass(60_000)
  expect(text()).toContain('The data that titles are compared with couldn’t be loaded.')
  state.isOffline = false
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  await pass(0)
  expect(shown()).toBe(scoreOn(1))
})
