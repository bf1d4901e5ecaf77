import { mock } from 'node:test'
import { advice } from '#shared/contract/advice.ts'
import { minuteMs } from '#shared/duration.ts'
import { maxAiRequestsPerDay, maxThumbnailsPerDay, maxUnscoredPerDay } from '#shared/plans.ts'
import type { Backend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'
import type { Row } from './row.ts'

/** Sends the requests that cost a free account no units, as fast as the rate limits allow, and measures what they use. */
export async function sendFreeRequests(backend: Backend): Promise<Row[]> {
  // Only after the backend has started, because upload signatures depend on the time and the emulator has to agree.
  mock.timers.enable({ apis: ['Date'], now: new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`) })
  const rows = [
    // Runs first, because the next one leaves the AI provider in a failing state.
    await requestTwiceConcurrently(backend),
    await requestUnusableText(backend),
    await uploadUnchecked(backend),
    await analyzeWithoutScore(backend),
  ]
  mock.timers.reset()
  return rows
}

/** Sends `requestsPerMinute` requests per minute for some minutes. Returns how many succeeded. */
async function flood(minutes: number, requestsPerMinute: number, send: (index: number) => Promise<{ status: number }>) {
  let succeeded = 0
  for (let minute = 0; minute < minutes; minute++) {
    const indexes = Array.from({ length: requestsPerMinute }, (_, index) => minute * requestsPerMinute + index)
    const answers = await Promise.all(indexes.map(send))
    succeeded += answers.filter(({ status }) => status === 200).length
    mock.timers.setTime(Date.now() + minuteMs)
  }
  return succeeded
}

/** Requests text that the AI provider refuses to write. Each refusal refunds the unit. */
async function requestUnusableText(backend: Backend): Promise<Row> {
  const { token: as } = await makeCreator(backend)
  const before = backend.openai.requests.length
  await flood(3, advice.metadata.rate.max, (index) => {
    backend.openai.failNext('refusal')
    return backend.request('POST', '/api/metadata', { as, body: { title: `Draft ${index}` } })
  })
  const requestCount = backend.openai.requests.length - before
  const max = maxAiRequestsPerDay.free
  return { metric: 'AI requests of a free account', comparedWith: `${max} a day`, ratio: requestCount / max, atMost: 1 }
}

/** Sends two concurrent requests for the same draft, of which the first fails. Repeats this for 100 drafts. */
async function requestTwiceConcurrently(backend: Backend): Promise<Row> {
  let freeTexts = 0
  for (let round = 0; round < 100; round++) {
    const { token: as } = await makeCreator(backend)
    backend.openai.answerNext('Nothing usable.', { description: 'A house.', tags: ['house'] })
    const requestMetadata = async () =>
      advice.metadata.output.parse(
        (await backend.request('POST', '/api/metadata', { as, body: { title: 'A tiny house' } })).body,
      )
    const answers = await Promise.all([requestMetadata(), requestMetadata()])
    const used = Math.max(...answers.map(({ meter }) => meter.used))
    if (answers.some(({ adviser }) => adviser === 'ai') && used === 0) freeTexts += 1
  }
  return {
    metric: 'AI texts returned without using a unit, for concurrent requests',
    comparedWith: '100 drafts',
    ratio: freeTexts / 100,
    atMost: 0,
  }
}

/** Requests upload forms that are never checked. */
async function uploadUnchecked(backend: Backend): Promise<Row> {
  const { token: as } = await makeCreator(backend)
  const forms = await flood(5, advice.upload.rate.max, () =>
    backend.request('POST', '/api/uploads', { as, body: { type: 'image/png' } }),
  )
  const comparedWith = `${maxThumbnailsPerDay} a day`
  return { metric: 'unchecked uploads', comparedWith, ratio: forms / maxThumbnailsPerDay, atMost: 1 }
}

/** Analyzes titles that get no score and therefore cost no unit. */
async function analyzeWithoutScore(backend: Backend): Promise<Row> {
  const { token: as } = await makeCreator(backend)
  const stored = await flood(5, advice.analyze.rate.max, (index) =>
    backend.request('POST', '/api/analyze', { as, body: { title: `Cómo hacer pan en casa con mi familia ${index}` } }),
  )
  const comparedWith = `${maxUnscoredPerDay} a day`
  return { metric: 'analyses without a score', comparedWith, ratio: stored / maxUnscoredPerDay, atMost: 1 }
}
