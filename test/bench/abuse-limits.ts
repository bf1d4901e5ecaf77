import { mock } from 'node:test'
import { advice } from '#shared/contract/advice.ts'
import { maxAiRequestsPerDay, maxThumbnailsPerDay, maxUnscoredPerDay } from '#shared/plans.ts'
import { type Backend, startBackend } from '#test/support/backend.ts'
import { makeCreator } from '#test/support/creator.ts'
import type { Row } from './row.ts'

const minuteMs = 60_000

/** Replays what one free account can spend and store for nothing, as fast as the limits per minute allow. */
export async function replayFreeRequests(): Promise<Row[]> {
  for (const level of ['info', 'warn'] as const) console[level] = () => {}
  const backend = await startBackend()
  // Only after the backend has started, because upload signatures depend on the time and the emulator has to agree.
  mock.timers.enable({ apis: ['Date'], now: new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`) })
  const rows = [
    // First, because the next one leaves failures of the provider behind.
    await askTwiceAtOnce(backend),
    await askForUnusableText(backend),
    await uploadUnchecked(backend),
    await analyzeWithoutScore(backend),
  ]
  mock.timers.reset()
  await backend.stop()
  return rows
}

/** Sends `most` requests a minute for some minutes. Returns how many succeeded. */
async function flood(minutes: number, most: number, send: (place: number) => Promise<{ status: number }>) {
  let succeeded = 0
  for (let minute = 0; minute < minutes; minute++) {
    const places = Array.from({ length: most }, (_, place) => minute * most + place)
    const answers = await Promise.all(places.map(send))
    succeeded += answers.filter(({ status }) => status === 200).length
    mock.timers.setTime(Date.now() + minuteMs)
  }
  return succeeded
}

/** Asks for text that the AI provider refuses to write, for which the unit is refunded. */
async function askForUnusableText(backend: Backend): Promise<Row> {
  const { token: as } = await makeCreator(backend)
  const before = backend.openai.requests.length
  await flood(3, advice.metadata.rate.max, (place) => {
    backend.openai.failNext('refusal')
    return backend.request('POST', '/api/metadata', { as, body: { title: `Draft ${place}` } })
  })
  const asked = backend.openai.requests.length - before
  const max = maxAiRequestsPerDay.free
  return { what: 'AI requests of a free account', against: `${max} a day`, ratio: asked / max, atMost: 1 }
}

/** Asks twice at once for the same draft, of which the first fails, a hundred times. */
async function askTwiceAtOnce(backend: Backend): Promise<Row> {
  let unpaid = 0
  for (let round = 0; round < 100; round++) {
    const { token: as } = await makeCreator(backend)
    backend.openai.answerNext('Nothing usable.', { description: 'A house.', tags: ['house'] })
    const ask = async () =>
      advice.metadata.output.parse(
        (await backend.request('POST', '/api/metadata', { as, body: { title: 'A tiny house' } })).body,
      )
    const answers = await Promise.all([ask(), ask()])
    const used = Math.max(...answers.map(({ meter }) => meter.used))
    if (answers.some(({ adviser }) => adviser === 'ai') && used === 0) unpaid += 1
  }
  return {
    what: 'AI texts without a unit, asked for twice at once',
    against: '100 drafts',
    ratio: unpaid / 100,
    atMost: 0,
  }
}

/** Requests upload forms that are never checked. */
async function uploadUnchecked(backend: Backend): Promise<Row> {
  const { token: as } = await makeCreator(backend)
  const forms = await flood(5, advice.upload.rate.max, () =>
    backend.request('POST', '/api/uploads', { as, body: { type: 'image/png' } }),
  )
  const against = `${maxThumbnailsPerDay} a day`
  return { what: 'unchecked uploads', against, ratio: forms / maxThumbnailsPerDay, atMost: 1 }
}

/** Analyzes titles that get no score, which costs no unit. */
async function analyzeWithoutScore(backend: Backend): Promise<Row> {
  const { token: as } = await makeCreator(backend)
  const stored = await flood(5, advice.analyze.rate.max, (place) =>
    backend.request('POST', '/api/analyze', { as, body: { title: `Cómo hacer pan en casa con mi familia ${place}` } }),
  )
  const against = `${maxUnscoredPerDay} a day`
  return { what: 'analyses without a score', against, ratio: stored / maxUnscoredPerDay, atMost: 1 }
}
