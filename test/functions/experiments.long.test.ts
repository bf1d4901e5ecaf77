import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drafts } from '#shared/contract/drafts.ts'
import type { Input } from '#shared/contract/endpoint.ts'
import { type Experiment, experimentLimits, experiments } from '#shared/contract/experiments.ts'
import { dayMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { uploadCheckedThumbnail } from '#test/support/thumbnail-uploads.ts'

const backend = setUpBackend()

const titles = [
  { id: 'aaaa', text: 'I Built a Cabin in the Woods' },
  { id: 'bbbb', text: ' I Built a Cabin in 30 Days ' },
  { id: 'cccc', text: 'Can a Beginner Build a Cabin?' },
  { id: 'dddd', text: ' ' },
  { id: 'eeee', text: 'I <3 Cabins' },
]
const [plain, numbered, question] = ['aaaa', 'bbbb', 'cccc'].map((title) => ({ title }))

/** Creates a draft with titles, and optionally thumbnails. */
async function makeDraft({ token }: Creator, thumbnails: string[] = []): Promise<string> {
  const { body } = await backend.request('POST', '/api/drafts', { as: token, body: { titles, thumbnails } })
  return drafts.create.output.parse(body).draft.id
}

let ann: Creator
let draft: string
beforeEach(async () => {
  ann = await makeCreator(backend)
  draft = await makeDraft(ann)
})

type Plan = Input<typeof experiments.create>
const plan = (more: Partial<Plan> = {}, { token } = ann) =>
  backend.request('POST', '/api/experiments', {
    as: token,
    body: { draft, variants: [plain, numbered], difference: 'number', ...more },
  })
const planned = async (more: Partial<Plan> = {}): Promise<Experiment> =>
  experiments.create.output.parse((await plan(more)).body).experiment
/** Stores copies of a test, which are older than it. Returns their ids, newest first. */
async function copyTest({ id }: Experiment, copies: number): Promise<string[]> {
  const { createExperiment, getExperiment } = await import('#functions/store/experiments.ts')
  const item = await getExperiment(ann.userId, id)
  if (!item) throw new Error('no test')
  const ids = Array.from({ length: copies }, (_, number) => `${copies - number}`.padStart(26, '0'))
  await Promise.all(ids.map((id) => createExperiment({ ...item, id })))
  return ids
}
type Changes = Omit<Input<typeof experiments.update>, 'id'>
const update = (id: string, body: Changes, { token } = ann) =>
  backend.request('PATCH', `/api/experiments/${id}`, { as: token, body })
const updated = async (id: string, body: Changes): Promise<Experiment> =>
  experiments.update.output.parse((await update(id, body)).body).experiment
const list = async (query = '', { token } = ann) =>
  experiments.list.output.parse((await backend.request('GET', `/api/experiments${query}`, { as: token })).body)
const ledger = async () =>
  experiments.ledger.output.parse((await backend.request('GET', '/api/ledger', { as: ann.token })).body).ledger
const refused = (status: number, code: string, fields?: object) => ({
  status,
  body: { error: { code, ...(fields ? { fields } : {}) } },
})
const won = (variant: number) => ({ label: 'winner', variant }) as const

describe('planning a test', () => {
  test('copies the titles and stores our prediction', async () => {
    const test = await planned()
    expect(test).toMatchObject({
      draft,
      difference: 'number',
      variants: [
        { title: 'I Built a Cabin in the Woods', traits: { number: 0, question: 0, length: 28 } },
        { title: 'I Built a Cabin in 30 Days', traits: { number: 1, question: 0, length: 26 } },
      ],
    })
    const { prediction } = test
    if (prediction.state !== 'made') throw new Error('no prediction')
    expect(prediction.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    const changes = { titles: [{ id: 'aaaa', text: 'Something else' }] }
    const saved = await backend.request('PATCH', `/api/drafts/${draft}`, {
      as: ann.token,
      body: { revision: 1, changes },
    })
    expect(saved.status).toBe(200)
    expect((await list()).experiments).toEqual([test])
  })

  test('takes three variants, and a difference in the creator’s own words', async () => {
    const variants = [plain, numbered, question].flatMap((variant) => variant ?? [])
    const test = await planned({ variants, difference: 'custom', differenceText: ' the angle ' })
    expect(test).toMatchObject({ difference: 'custom', differenceText: 'the angle' })
    expect(test.variants).toHaveLength(3)
    // The creator's own words are stored only where they name the difference.
    expect(await planned({ differenceText: 'the angle' })).not.toHaveProperty('differenceText')
  })

  test.each<[string, Partial<Plan>, object]>([
    ['one variant', { variants: [{ title: 'aaaa' }] }, { variants: 'too_short' }],
    ['four variants', { variants: [...'abca'].map((id) => ({ title: id.repeat(4) })) }, { variants: 'too_long' }],
    ['two equal variants', { variants: [{ title: 'aaaa' }, { title: 'aaaa' }] }, { variants: 'invalid' }],
    ['nothing', { variants: [{}, {}] }, { variants: 'invalid' }],
    ['an empty title', { variants: [{ title: 'aaaa' }, { title: 'dddd' }] }, { variants: 'invalid' }],
    ['a title YouTube refuses', { variants: [{ title: 'aaaa' }, { title: 'eeee' }] }, { variants: 'invalid' }],
    ['no name for the difference', { difference: 'custom' }, { differenceText: 'required' }],
    ['a long name', { difference: 'custom', differenceText: 'x'.repeat(81) }, { differenceText: 'too_long' }],
  ])('refuses %s', async (_, more, fields) => {
    expect(await plan(more)).toMatchObject(refused(400, 'invalid_input', fields))
    expect(await list()).toEqual({ experiments: [] })
  })

  test('finds only titles, thumbnails and drafts of the user', async () => {
    const bob = await makeCreator(backend)
    expect(await plan({}, bob)).toMatchObject(refused(404, 'not_found'))
    expect(await plan({ variants: [{ title: 'aaaa' }, { title: 'zzzz' }] })).toMatchObject(refused(404, 'not_found'))
    const hashes = ['a', 'b'].map((digit) => ({ thumbnail: digit.repeat(64) }))
    expect(await plan({ variants: hashes })).toMatchObject(refused(404, 'not_found'))
    await backend.request('DELETE', `/api/drafts/${draft}`, { as: ann.token })
    expect(await plan()).toMatchObject(refused(404, 'not_found'))
  })

  test(`refuses more than ${experimentLimits.perUser} tests of a user`, async () => {
    const first = await planned()
    await copyTest(first, experimentLimits.perUser - 1)
    expect(await plan()).toMatchObject(refused(409, 'experiment_limit_reached'))
    await backend.request('DELETE', `/api/experiments/${first.id}`, { as: ann.token })
    expect(await plan()).toMatchObject({ status: 200 })
  })
})

test('a test of thumbnails stores what was detected, makes no prediction, and shows the pictures', async () => {
  const thumbnails: string[] = []
  for (const background of ['#204080', '#f0a020']) {
    const file = await drawPng({ width: 320, height: 180, background })
    thumbnails.push((await uploadCheckedThumbnail(backend, ann, file)).thumbnail)
  }
  draft = await makeDraft(ann, thumbnails)
  const test = await planned({ variants: thumbnails.map((thumbnail) => ({ thumbnail })), difference: 'color' })
  expect(test.prediction).toEqual({ state: 'none', reason: 'thumbnails' })
  const traits = { face: 0, text: 0, color: expect.any(Number) }
  expect(test.variants).toMatchObject(thumbnails.map((thumbnail) => ({ thumbnail, traits })))
  for (const { thumbnailUrl = '' } of (await list()).experiments[0]?.variants ?? [])
    expect((await fetch(thumbnailUrl)).status).toBe(200)
  const mixed = [{ title: 'aaaa', thumbnail: thumbnails[0] }, { title: 'bbbb' }]
  expect(await plan({ variants: mixed })).toMatchObject(refused(400, 'invalid_input', { variants: 'invalid' }))
  const pairs = thumbnails.map((thumbnail) => ({ title: 'aaaa', thumbnail }))
  expect(await planned({ variants: pairs })).toMatchObject({ prediction: { state: 'none', reason: 'thumbnails' } })
})

describe('recording an outcome', () => {
  const whole = {
    label: 'winner',
    variant: 1,
    shares: [44.8, 55.3],
    counts: [
      { impressions: 12_000, clicks: 540 },
      { impressions: 12_100, clicks: 640 },
    ],
  } as const

  test('stores it as typed, with its time; a correction is counted', async () => {
    const { id } = await planned()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const first = new Date().toISOString()
    const outcome = { ...whole, shares: [...whole.shares], counts: [...whole.counts] }
    expect(await updated(id, { startedOn: '2026-11-01', outcome })).toMatchObject({
      startedOn: '2026-11-01',
      outcome,
      recordedAt: first,
    })
    vi.advanceTimersByTime(60_000)
    // Sending the same outcome again is no correction.
    expect(await updated(id, { outcome })).not.toHaveProperty('corrections')
    const second = new Date().toISOString()
    const corrected = await updated(id, { outcome: { label: 'inconclusive' } })
    expect(corrected).toMatchObject({ recordedAt: first, corrections: 1, correctedAt: second })
    expect(corrected.outcome).toEqual({ label: 'inconclusive' })
    const removed = await updated(id, { outcome: null, startedOn: null })
    expect(removed).toMatchObject({ recordedAt: first, corrections: 2 })
    expect(removed).not.toHaveProperty('outcome')
    expect(removed).not.toHaveProperty('startedOn')
    expect(await updated(id, { outcome: won(0) })).toMatchObject({ recordedAt: first, corrections: 3 })
    vi.useRealTimers()
  })

  test('removing an outcome that was never recorded changes nothing', async () => {
    const test = await planned()
    expect(await updated(test.id, { outcome: null })).toEqual(test)
  })

  test.each<[string, Changes, string]>([
    ['a winner without a variant', { outcome: { label: 'winner' } }, 'outcome.variant'],
    ['a variant that is not in the test', { outcome: won(2) }, 'outcome.variant'],
    ['a variant of an inconclusive test', { outcome: { label: 'inconclusive', variant: 0 } }, 'outcome.variant'],
    ['a missing share', { outcome: { ...won(0), shares: [100] } }, 'outcome.shares'],
    ['shares that are not 100 together', { outcome: { ...won(0), shares: [60, 45] } }, 'outcome.shares'],
    ['a negative share', { outcome: { ...won(0), shares: [-1, 101] } }, 'outcome.shares.0'],
    [
      'more clicks than impressions',
      { outcome: { ...won(0), counts: [1, 2].map((clicks) => ({ impressions: 1, clicks })) } },
      'outcome.counts',
    ],
    [
      'fractions of clicks',
      { outcome: { ...won(0), counts: [1, 1.5].map((clicks) => ({ impressions: 9, clicks })) } },
      'outcome.counts.1.clicks',
    ],
    ['a start in the future', { startedOn: '2999-01-01' }, 'startedOn'],
    ['a start that is no day', { startedOn: '2026-02-30' }, 'startedOn'],
  ])('refuses %s', async (_, body, field) => {
    const { id } = await planned()
    const answer = await update(id, body)
    expect(answer).toMatchObject(refused(400, 'invalid_input', {}))
    expect(answer.body).toHaveProperty(['error', 'fields', field])
    expect((await list()).experiments[0]).not.toHaveProperty('recordedAt')
  })

  test('accepts that all variants performed the same', async () => {
    const { id } = await planned()
    expect(await updated(id, { outcome: { label: 'preferred' } })).toMatchObject({ outcome: { label: 'preferred' } })
  })

  test('at the same moment in two tabs keeps one as a correction of the other', async () => {
    const { id } = await planned()
    const answers = await Promise.all([update(id, { outcome: won(0) }), update(id, { outcome: won(1) })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await list()).experiments).toMatchObject([{ outcome: { label: 'winner' }, corrections: 1 }])
  })

  test('accepts a start on the current day of any time zone, and no later one', async () => {
    const { id } = await planned()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 20, 10, 30) })
    // 0:30 in Kiritimati.
    expect(await updated(id, { startedOn: '2026-11-21' })).toMatchObject({ startedOn: '2026-11-21' })
    expect(await update(id, { startedOn: '2026-11-22' })).toMatchObject(refused(400, 'invalid_input'))
    vi.useRealTimers()
  })

  test('of a test that was deleted meanwhile creates no test', async () => {
    const { saveOutcome, saveStart } = await import('#functions/store/experiments.ts')
    const key = { userId: ann.userId, id: 'gone' }
    expect(await saveStart(key, '2026-11-01')).toBeUndefined()
    expect(await saveOutcome(key, won(0))).toBeUndefined()
    expect(await saveOutcome(key, null)).toBeUndefined()
    expect(await list()).toEqual({ experiments: [] })
  })

  test('finds only tests of the user', async () => {
    const { id } = await planned()
    const bob = await makeCreator(backend)
    expect(await update(id, { outcome: won(0) }, bob)).toMatchObject(refused(404, 'not_found'))
    expect(await backend.request('DELETE', `/api/experiments/${id}`, { as: bob.token })).toMatchObject({ status: 200 })
    expect(await list('', bob)).toEqual({ experiments: [] })
    expect((await list()).experiments).toHaveLength(1)
  })
})

describe('the list', () => {
  test('has pages, newest first, of all tests or of one draft', async () => {
    const other = draft
    const elsewhere = await planned()
    draft = await makeDraft(ann)
    const newest = await planned()
    const ids = [newest.id, ...(await copyTest(newest, experimentLimits.page))]
    const first = await list(`?draft=${draft}`)
    expect(first.experiments.map(({ id }) => id)).toEqual(ids.slice(0, -1))
    const second = await list(`?draft=${draft}&before=${first.next}`)
    expect(second.experiments.map(({ id }) => id)).toEqual(ids.slice(-1))
    expect(second).not.toHaveProperty('next')
    expect((await list(`?draft=${other}`)).experiments).toEqual([elsewhere])
    const rest = await list(`?before=${(await list()).next}`)
    expect(rest.experiments.map(({ id }) => id)).toEqual(ids.slice(-2))
  })
})

test('tests are deleted with their draft', async () => {
  const other = await planned()
  draft = await makeDraft(ann)
  await planned()
  const { setDraftDeleted } = await import('#functions/store/drafts.ts')
  await setDraftDeleted(ann.userId, draft, true, Date.now() - 2 * dayMs)
  expect((await list()).experiments).toHaveLength(2)
  await backend.invoke('jobs/purge-expired', {})
  expect((await list()).experiments).toEqual([other])
})

test('the ledger counts the user’s tests, and predictions that are not too close to call', async () => {
  expect(await ledger()).toMatchObject({ tests: 0, differences: [] })
  const variants = [question, numbered].flatMap((variant) => variant ?? [])
  const [decided, same, close] = [await planned({ variants }), await planned(), await planned()]
  await updated(decided.id, { outcome: won(1) })
  await updated(same.id, { outcome: { label: 'preferred', variant: 0 } })
  expect(await ledger()).toEqual({
    tests: 3,
    open: 1,
    differences: [{ difference: 'number', more: 1, less: 0, neither: 0, moreByChance: 0.5, undecided: 1 }],
    predictions: { of: 1, right: 1, tooClose: 0, guessing: 0.5, interval: null },
  })
  await updated(decided.id, { outcome: won(0) })
  expect(await ledger()).toMatchObject({
    differences: [{ difference: 'number', more: 0, less: 1 }],
    predictions: { of: 1, right: 0 },
  })
  await updated(close.id, { outcome: won(0) })
  expect(await ledger()).toMatchObject({ predictions: { of: 1, right: 0, tooClose: 1 } })
  await backend.request('DELETE', `/api/experiments/${decided.id}`, { as: ann.token })
  expect(await ledger()).toMatchObject({ tests: 2, predictions: { of: 0 } })
})
