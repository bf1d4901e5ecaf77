import { describe, expect, it, vi } from 'vitest'
import { newId } from '#functions/lib/id.ts'
import { type Analysis, advice } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { dayMs } from '#shared/duration.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { samplePromise } from '#test/support/call-promise.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { addEarlierAnalysis, loseDrafts } from '#test/support/earlier-analyses.ts'
import { uploadCheckedThumbnail } from '#test/support/thumbnail-uploads.ts'

const backend = setUpBackend()
/** Runs the job. By default, it first forgets that an earlier run found everything moved. */
async function job(timeLeft?: () => number, { again = false } = {}): Promise<void> {
  const { deleteCached } = await import('#functions/store/cache.ts')
  if (!again) await deleteCached('done#move-analyses')
  await backend.invoke('jobs/move-analyses', {}, timeLeft)
}

/** Stores analyses of the release before drafts, oldest first. */
async function storeEarlier(creator: Creator, titles: readonly string[]): Promise<Analysis[]> {
  const made = titles.map((title, index): Analysis => {
    const at = Date.UTC(2026, 9, 1) + index * 60_000
    return { id: newId(at), createdAt: new Date(at).toISOString(), title, titleAnalysis: analyzeTitle(title) }
  })
  for (const analysis of made) await addEarlierAnalysis(creator, analysis)
  return made
}

async function readHistory(creator: Creator): Promise<Analysis[]> {
  const found: Analysis[] = []
  for (let query = ''; ; ) {
    const { body } = await backend.request('GET', `/api/analyses${query}`, { as: creator.token })
    const { analyses, next } = advice.history.output.parse(body)
    found.push(...analyses)
    if (next === undefined) return found
    query = `?before=${next}`
  }
}

const listDrafts = async ({ token }: Creator) =>
  drafts.list.output.parse((await backend.request('GET', '/api/drafts', { as: token })).body).drafts
const listVersions = async ({ token }: Creator, id: string) =>
  drafts.versions.output.parse((await backend.request('GET', `/api/drafts/${id}/versions`, { as: token })).body)
    .versions

const withoutDraft = ({ draft: _, version: __, thumbnailUrl: ___, ...analysis }: Analysis) => analysis
const thirty = Array.from({ length: 30 }, (_, at) => `How to bake bread number ${at}`)

describe('analyses of the release before drafts', () => {
  it('are each moved into a draft, none is lost, and the history shows the same', async () => {
    const creator = await makeCreator(backend)
    await storeEarlier(creator, thirty)
    const before = await readHistory(creator)
    await job()
    const after = await readHistory(creator)
    expect([before.length, after.length]).toEqual([30, 30])
    expect(after.map(withoutDraft)).toEqual(before)
    expect(after.every(({ draft, version }) => draft !== undefined && version === 1)).toBe(true)
    expect((await listDrafts(creator)).map(({ title }) => title)).toEqual(thirty.toReversed())
  })

  it('with the same title become versions of one draft, dated as they were', async () => {
    const creator = await makeCreator(backend)
    const [first, , third] = await storeEarlier(creator, [
      'How to bake bread',
      'I baked 100 loaves',
      'HOW to  Bake bread',
    ])
    await job()
    const found = await listDrafts(creator)
    expect(found.map(({ title, version }) => [title, version])).toEqual([
      ['I baked 100 loaves', 1],
      ['HOW to  Bake bread', 2],
    ])
    const versions = await listVersions(creator, `${first?.id}`)
    expect(versions.map(({ number, createdAt, analyses }) => [number, createdAt, analyses[0]?.id])).toEqual([
      [2, third?.createdAt, third?.id],
      [1, first?.createdAt, first?.id],
    ])
  })

  it('are deleted with their draft, however many there are', async () => {
    const creator = await makeCreator(backend)
    await storeEarlier(creator, Array(55).fill('How to bake bread'))
    await job()
    const [draft] = await listDrafts(creator)
    expect((await listVersions(creator, `${draft?.id}`)).map(({ analyses }) => analyses.length)).toEqual([5, 50])
    const { setDraftDeleted } = await import('#functions/store/drafts.ts')
    await setDraftDeleted(creator.userId, `${draft?.id}`, true, Date.now() - 2 * dayMs)
    await backend.invoke('jobs/purge-expired', {})
    expect(await readHistory(creator)).toEqual([])
  })

  it('with a thumbnail move it into the draft', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail } = await uploadCheckedThumbnail(backend, creator, await drawPng({ width: 320, height: 180 }))
    await backend.request('POST', '/api/analyze', { as: creator.token, body: { thumbnail } })
    await loseDrafts(creator)
    await job()
    const [draft] = await listDrafts(creator)
    expect(draft).toMatchObject({ title: '', thumbnails: 1 })
    expect((await fetch(`${draft?.thumbnailUrl}`)).headers.get('content-type')).toBe('image/jpeg')
  })

  it('that were marked as published become a published draft with the date of its review', async () => {
    const creator = await makeCreator(backend)
    const [analysis] = await storeEarlier(creator, ['How to bake bread'])
    const { createCall } = await import('#functions/store/calls.ts')
    const { userId } = creator
    const call = await createCall({
      userId,
      id: `${analysis?.id}`,
      videoId: 'dQw4w9WgXcQ',
      channelId: 'UC1',
      promise: samplePromise,
    })
    await job()
    const published = { videoId: 'dQw4w9WgXcQ', at: call?.markedAt, analysis: analysis?.id }
    expect(await listDrafts(creator)).toMatchObject([{ state: 'published', published }])
    const [stored] = (await backend.items('drafts')).filter((item) => item.userId === userId)
    expect(stored?.reviewAt).toBe(new Date(Date.parse(`${call?.markedAt}`) + 7 * dayMs).toISOString())
  })

  it('are moved for other users when one of them cannot be read', async () => {
    const [unlucky, creator] = [await makeCreator(backend), await makeCreator(backend)]
    expectErrors()
    const [broken] = await storeEarlier(unlucky, ['How to bake bread'])
    if (broken) await addEarlierAnalysis(unlucky, { ...broken, createdAt: 'never' })
    await storeEarlier(creator, ['How to bake bread'])
    await job()
    expect(await listDrafts(creator)).toHaveLength(1)
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain(broken?.id)
    const { deleteUserItems } = await import('#functions/store/user-data.ts')
    await deleteUserItems('analyses', unlucky.userId)
  })

  it('are moved only once, even if a run is interrupted and the user analyzes meanwhile', async () => {
    const creator = await makeCreator(backend, { plan: 'basic' })
    await storeEarlier(creator, [...thirty.slice(0, 6), ...thirty.slice(0, 3)])
    let checks = 0
    await job(() => (checks++ < 4 ? 300_000 : 0))
    const isMoved = ({ draft }: Analysis) => draft !== undefined
    expect((await readHistory(creator)).filter(isMoved).length).toBeLessThan(9)
    const body = { title: thirty[5] }
    await Promise.all([job(), backend.request('POST', '/api/analyze', { as: creator.token, body })])
    const once = [await readHistory(creator), await listDrafts(creator)]
    await job()
    expect([await readHistory(creator), await listDrafts(creator)]).toEqual(once)
    expect(once[0]?.length).toBe(10)
    // Six drafts of the earlier release, of which three list two analyses of the same content. The new one is not kept.
    expect((await listDrafts(creator)).map(({ version }) => version)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('are searched for until a run finds none, and never again', async () => {
    const creator = await makeCreator(backend)
    await storeEarlier(creator, thirty.slice(0, 2))
    await job()
    await storeEarlier(creator, ['I baked 100 loaves'])
    await job(undefined, { again: true })
    await job(undefined, { again: true })
    expect(await listDrafts(creator)).toHaveLength(3)
    const { database } = await import('#functions/lib/database.ts')
    const send = vi.spyOn(database, 'send')
    await job(undefined, { again: true })
    const commands = send.mock.calls.map(([command]) => command.constructor.name)
    send.mockRestore()
    expect(commands).not.toContain('ScanCommand')
  })

  it('of eight users are moved at the same time, and those of the others by the next run', async () => {
    const creators = await Promise.all(Array.from({ length: 10 }, () => makeCreator(backend)))
    for (const creator of creators) await storeEarlier(creator, thirty.slice(0, 3))
    const moved = async () => (await Promise.all(creators.map(listDrafts))).map(({ length }) => length)
    let checks = 0
    // Enough time to move two analyses of each of the eight users.
    await job(() => (checks++ < 17 ? 300_000 : 0))
    const counts = await moved()
    expect([counts.filter((count) => count === 2).length, counts.filter((count) => count === 0).length]).toEqual([8, 2])
    await job()
    expect(await moved()).toEqual(Array(10).fill(3))
    for (const creator of creators)
      expect((await readHistory(creator)).every(({ version }) => version === 1)).toBe(true)
  })
})
