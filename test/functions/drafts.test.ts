import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it, vi } from 'vitest'
import { advice } from '#shared/contract/advice.ts'
import { type Draft, drafts } from '#shared/contract/drafts.ts'
import { shares } from '#shared/contract/shares.ts'
import { dayMs } from '#shared/duration.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { drawPng } from '#test/support/drawings.ts'
import { longTest } from '#test/support/long.ts'
import { uploadCheckedThumbnail } from '#test/support/thumbnail-uploads.ts'

const backend = setUpBackend()

const ask = (creator: Creator, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', body?: object) =>
  backend.request(method, `/api/drafts${path}`, { as: creator.token, ...(body ? { body } : {}) })

async function create(creator: Creator, body: object = {}): Promise<Draft> {
  const { status, body: created } = await ask(creator, 'POST', '', body)
  expect(status).toBe(200)
  return drafts.create.output.parse(created).draft
}

async function read(creator: Creator, id: string): Promise<Draft> {
  return drafts.get.output.parse((await ask(creator, 'GET', `/${id}`)).body).draft
}

const analyze = async ({ token }: Creator, body: object) =>
  advice.analyze.output.parse((await backend.request('POST', '/api/analyze', { as: token, body })).body)

const titles = (...texts: string[]) => texts.map((text, at) => ({ id: `title${at}`, text }))

const save =
  (changes: object) =>
  (creator: Creator, { id, revision }: Draft) =>
    ask(creator, 'PATCH', `/${id}`, { revision, changes })

const share = (creator: Creator, { id, titles }: Draft) =>
  ask(creator, 'POST', `/${id}/shares`, {
    titles: titles.map((title) => title.id),
    thumbnails: [],
    days: 7,
    voting: false,
  })

async function planTest(creator: Creator, draft: Draft) {
  const other = { id: 'other', text: 'I baked 100 loaves' }
  const saved = await save({ titles: [...draft.titles, other] })(creator, draft)
  expect(saved.status).toBe(200)
  const variants = [...draft.titles, other].map(({ id }) => ({ title: id }))
  return backend.request('POST', '/api/experiments', {
    as: creator.token,
    body: { draft: draft.id, difference: 'custom', differenceText: 'A number', variants },
  })
}

/** A title that we offered. */
const offered = {
  id: 'offered',
  text: 'How I bake bread in 10 minutes',
  offeredFor: 'Baking bread',
  offeredAs: 'How I bake bread in 10 minutes',
}

const uploadThumbnail = async (creator: Creator, background: string) =>
  (await uploadCheckedThumbnail(backend, creator, await drawPng({ width: 320, height: 180, background }))).thumbnail

/** Deletes a draft, as if some days ago, and runs the job that deletes what has expired. */
async function deleteAndPurge({ userId }: Creator, id: string, days: number): Promise<void> {
  const { setDraftDeleted } = await import('#functions/store/drafts.ts')
  await setDraftDeleted(userId, id, true, Date.now() - days * dayMs)
  await backend.invoke('jobs/purge-expired', {})
}

/** Returns the keys of all images of a user. */
async function listImageKeys({ userId }: Creator): Promise<string[]> {
  const { fileFolderNames, listForExport } = await import('#functions/store/files.ts')
  const lists = await Promise.all(fileFolderNames.map((folder) => listForExport(folder, userId)))
  return lists.flatMap(({ found }) => found.map(({ key }) => key))
}

describe('saving a draft', () => {
  it('changes the given fields and nothing else', async () => {
    const creator = await makeCreator(backend)
    const { id, revision } = await create(creator, { name: 'Bread', notes: 'Flour' })
    await ask(creator, 'PATCH', `/${id}`, { revision, changes: { notes: 'Water', state: 'ready' } })
    expect(await read(creator, id)).toMatchObject({ name: 'Bread', notes: 'Water', state: 'ready', revision: 2 })
  })

  it('refuses a change of a field that was changed since, and saves nothing of it', async () => {
    const creator = await makeCreator(backend)
    const { id, revision } = await create(creator)
    await ask(creator, 'PATCH', `/${id}`, { revision, changes: { notes: 'From one tab' } })
    const late = { revision, changes: { notes: 'From another tab', name: 'Bread' } }
    expect(await ask(creator, 'PATCH', `/${id}`, late)).toMatchObject({
      status: 409,
      body: { error: { code: 'draft_conflict' } },
    })
    expect(await read(creator, id)).toMatchObject({ notes: 'From one tab', name: '' })
  })

  longTest('accepts a change of another field, and the same value again', async () => {
    const creator = await makeCreator(backend)
    const { id, revision } = await create(creator)
    for (const changes of [{ notes: 'One' }, { state: 'ready' }, { notes: 'One' }])
      expect(await ask(creator, 'PATCH', `/${id}`, { revision, changes })).toMatchObject({ status: 200 })
    expect(await read(creator, id)).toMatchObject({ notes: 'One', state: 'ready', revision: 3 })
  })

  longTest.each(['published', 'reviewed'])('refuses the state %s for a draft without a video', async (state) => {
    const creator = await makeCreator(backend)
    const { id, revision } = await create(creator)
    const refused = { status: 400, body: { error: { code: 'invalid_input' } } }
    expect(await ask(creator, 'PATCH', `/${id}`, { revision, changes: { state, notes: 'Flour' } })).toMatchObject(
      refused,
    )
    expect(await ask(creator, 'POST', '', { state })).toMatchObject(refused)
    expect(await read(creator, id)).toMatchObject({ state: 'idea', notes: '' })
  })

  it('accepts simultaneous changes of different fields, and one of many changes of the same field', async () => {
    const creator = await makeCreator(backend)
    const { id, revision } = await create(creator)
    const changes = [{ name: 'A' }, { notes: 'B' }, { state: 'ready' }, { planned: { date: '2026-12-24' } }]
    const more = Array.from({ length: 12 }, (_, at) => ({ titles: titles(`Title ${at}`) }))
    const answers = await Promise.all(
      [...changes, ...more].map((one) => ask(creator, 'PATCH', `/${id}`, { revision, changes: one })),
    )
    expect(answers.slice(0, 4).map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const accepted = answers.slice(4).filter(({ status }) => status === 200)
    expect(accepted).toHaveLength(1)
    expect(answers.slice(4).filter(({ status }) => status === 409)).toHaveLength(11)
    const draft = await read(creator, id)
    expect(draft).toMatchObject({ name: 'A', notes: 'B', state: 'ready', planned: { date: '2026-12-24' } })
    expect(accepted[0]?.body).toMatchObject({ draft: { titles: draft.titles } })
  })

  longTest.each([
    ['eleven titles', { titles: titles(...'abcdefghijk') }],
    ['two titles with one id', { titles: [...titles('A'), ...titles('B')] }],
    ['a title of 101 characters', { titles: titles('x'.repeat(101)) }],
    ['notes of 5,001 characters', { notes: 'x'.repeat(5001) }],
    ['a day that does not exist', { planned: { date: '2026-02-30' } }],
    ['a title offered for one of 101 characters', { titles: [{ ...offered, offeredFor: 'x'.repeat(101) }] }],
    ['a planned length of zero seconds', { seconds: 0 }],
    ['a planned length of more than twelve hours', { seconds: 43_201 }],
    ['a time that does not exist', { planned: { date: '2026-02-28', time: '24:00' } }],
    ['a field of ours', { version: 7 }],
  ])('refuses %s', async (_, changes) => {
    const creator = await makeCreator(backend)
    const { id, revision } = await create(creator)
    const answer = await ask(creator, 'PATCH', `/${id}`, { revision, changes })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_input' } } })
  })
})

describe('a title that we offered', () => {
  const { offeredAs: _, ...withoutText } = offered
  const { offeredFor: __, ...own } = withoutText
  const edited = 'How I bake bread in the dark'
  const rewritten = 'My grandmother never measured bread'

  longTest.each([
    ['keeps its offer while half of its words are ours', { ...offered, text: edited }, { ...offered, text: edited }],
    ['loses it when it is rewritten', { ...offered, text: rewritten }, { ...own, text: rewritten }],
    ['is stored as unedited where a program does not say what we offered', withoutText, offered],
    ['is the creator’s own if the title that it was offered for is blank', { ...offered, offeredFor: ' ' }, own],
  ])('%s', async (_, given, stored) => {
    const creator = await makeCreator(backend)
    const { id, revision, titles } = await create(creator, { titles: [given] })
    expect(titles).toEqual([stored])
    await ask(creator, 'PATCH', `/${id}`, { revision, changes: { titles: [] } })
    await ask(creator, 'PATCH', `/${id}`, { revision: 2, changes: { titles: [given] } })
    expect((await read(creator, id)).titles).toEqual([stored])
  })

  longTest('keeps its offer in versions', async () => {
    const creator = await makeCreator(backend)
    const { id } = await create(creator, { titles: [offered] })
    await ask(creator, 'POST', `/${id}/versions`, {})
    const { body } = await ask(creator, 'GET', `/${id}/versions`)
    expect(drafts.versions.output.parse(body).versions[0]?.content.titles).toEqual([offered])
  })
})

longTest('reads drafts that were stored before they had a length', async () => {
  const creator = await makeCreator(backend)
  const { id } = await create(creator)
  const { database } = await import('#functions/lib/database.ts')
  const [stored] = (await backend.items('drafts')).filter((item) => item.id === id)
  const { seconds: _, ...Item } = stored ?? {}
  await database.send(new PutCommand({ TableName: process.env.TABLE_DRAFTS, Item }))
  expect((await read(creator, id)).seconds).toBeNull()
})

describe('the versions of a draft', () => {
  const list = async (creator: Creator, id: string) =>
    drafts.versions.output.parse((await ask(creator, 'GET', `/${id}/versions`)).body).versions

  longTest('are numbered, and equal content makes no new version', async () => {
    const creator = await makeCreator(backend)
    const { id, revision } = await create(creator, { titles: titles('One') })
    for (const version of [1, 1])
      expect(await ask(creator, 'POST', `/${id}/versions`, {})).toMatchObject({ body: { version } })
    await ask(creator, 'PATCH', `/${id}`, { revision, changes: { titles: titles('Two') } })
    expect(await ask(creator, 'POST', `/${id}/versions`, {})).toMatchObject({ body: { version: 2 } })
    expect((await list(creator, id)).map(({ number, content }) => [number, content.titles[0]?.text])).toEqual([
      [2, 'Two'],
      [1, 'One'],
    ])
    expect(await ask(creator, 'GET', `/${id}/versions?before=1`)).toMatchObject({ status: 200, body: { versions: [] } })
  })

  longTest('include what a change replaces, if asked, and a text that lost a conflict', async () => {
    const creator = await makeCreator(backend)
    const { id, revision, name, thumbnails, lead, notes } = await create(creator, { titles: titles('Mine') })
    await ask(creator, 'PATCH', `/${id}`, { revision, changes: { titles: titles('Yours') }, keep: true })
    const content = { name, thumbnails, lead, notes, titles: titles('Other') }
    await ask(creator, 'POST', `/${id}/versions`, { content })
    expect((await list(creator, id)).map((version) => version.content.titles[0]?.text)).toEqual(['Other', 'Mine'])
    expect(await read(creator, id)).toMatchObject({ titles: titles('Yours'), version: 2 })
  })

  longTest('get distinct numbers when made at once', async () => {
    const creator = await makeCreator(backend)
    const { id } = await create(creator)
    const kept = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        ask(creator, 'POST', `/${id}/versions`, {
          content: { name: `Name ${at}`, titles: [], thumbnails: [], lead: {}, notes: '' },
        }),
      ),
    )
    const numbers = kept.map(({ body }) => drafts.keep.output.parse(body).version)
    expect(new Set(numbers)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect((await list(creator, id)).map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1])
  })
})

describe('analyzing', () => {
  const list = async (creator: Creator, id: string) =>
    drafts.versions.output.parse((await ask(creator, 'GET', `/${id}/versions`)).body).versions

  longTest('without a draft makes one, with a version that lists the analysis', async () => {
    const creator = await makeCreator(backend)
    const thumbnail = await uploadThumbnail(creator, '#123456')
    const { analysis } = await analyze(creator, { title: 'How to bake bread', thumbnail })
    const draft = await read(creator, `${analysis.draft}`)
    expect(draft).toMatchObject({ state: 'tried', version: 1, titles: [{ text: 'How to bake bread' }] })
    expect(draft).toMatchObject({ lead: { title: draft.titles[0]?.id, thumbnail }, pictures: [{ thumbnail }] })
    expect(await list(creator, draft.id)).toMatchObject([{ number: 1, analyses: [{ id: analysis.id, version: 1 }] }])
  })

  describe('makes a draft that is not kept', () => {
    const listed = async (creator: Creator) =>
      drafts.list.output.parse((await ask(creator, 'GET')).body).drafts.map(({ id, state }) => [id, state])
    const tryOut = async (creator: Creator) =>
      (await analyze(creator, { title: 'How to bake bread' })).analysis.draft ?? ''

    longTest.each<[string, keep: (creator: Creator, draft: Draft) => Promise<{ status: number }>, state: string]>([
      ['names it', save({ name: 'Bread' }), 'working'],
      ['plans it', save({ planned: { date: '2026-12-24' } }), 'working'],
      ['keeps it', save({ state: 'working' }), 'working'],
      ['moves it', save({ state: 'ready' }), 'ready'],
      ['names and moves it', save({ state: 'idea', name: 'Bread' }), 'idea'],
      ['shares it', share, 'working'],
      ['plans a test of it', planTest, 'working'],
    ])('until the creator %s', async (_, keep, state) => {
      const creator = await makeCreator(backend)
      const id = await tryOut(creator)
      expect(await listed(creator)).toEqual([])
      expect(await keep(creator, await read(creator, id))).toMatchObject({ status: 200 })
      expect(await listed(creator)).toEqual([[id, state]])
    })

    longTest('even when its titles or notes are edited', async () => {
      const creator = await makeCreator(backend)
      const draft = await read(creator, await tryOut(creator))
      await save({ titles: titles('Bread'), notes: 'Flour', name: '' })(creator, draft)
      expect(await listed(creator)).toEqual([])
      expect(await read(creator, draft.id)).toMatchObject({ state: 'tried', notes: 'Flour' })
    })
  })

  longTest('of a draft makes it lead with what is analyzed, as its next version', async () => {
    const creator = await makeCreator(backend)
    const { id } = await create(creator, { titles: titles('How to bake bread', 'Bread in 10 minutes') })
    const first = await analyze(creator, { title: 'How to bake bread', draft: id })
    const second = await analyze(creator, { title: 'Bread in 10 minutes', draft: id })
    const third = await analyze(creator, { title: 'I baked 100 loaves', draft: id })
    expect([first, second, third].map(({ analysis }) => [analysis.draft, analysis.version])).toEqual([
      [id, 1],
      [id, 2],
      [id, 3],
    ])
    const draft = await read(creator, id)
    expect(draft.titles.map(({ text }) => text)).toEqual([
      'How to bake bread',
      'Bread in 10 minutes',
      'I baked 100 loaves',
    ])
    expect(draft.lead.title).toBe(draft.titles[2]?.id)
    expect(third.meter).toMatchObject({ used: 3 })
  })

  describe('with the titles that the creator wrote', () => {
    const place = async (creator: Creator, id: string | undefined, video: object) => {
      const { placeAnalysis } = await import('#functions/services/drafts/place-analysis.ts')
      const { newId } = await import('#functions/lib/id.ts')
      const { draft } = await placeAnalysis(creator.userId, newId(), video, id)
      const { titles, lead, seconds } = await read(creator, draft)
      const lists = titles.map(({ text, offeredFor }) => (offeredFor === undefined ? text : `${text} < ${offeredFor}`))
      return { titles: lists, lead: titles.find((one) => one.id === lead.title)?.text, seconds }
    }
    const [bread, loaves, offer] = ['How to bake bread', 'I baked 100 loaves', 'How I baked bread'] as const

    longTest.each<
      [string, video: { title: string; base?: string[]; seconds?: number }, titles: string[], seconds?: number]
    >([
      ['the analyzed title is one of them', { title: loaves, base: [bread, loaves] }, [bread, loaves]],
      ['the analyzed title was offered', { title: offer, base: [bread, loaves] }, [`${offer} < ${bread}`, loaves]],
      ['there is only the analyzed title', { title: bread }, [bread]],
      ['there is a planned length', { title: bread, seconds: 75 }, [bread], 75],
    ])('makes a draft: %s', async (_, video, titles, seconds) => {
      const creator = await makeCreator(backend)
      const placed = await place(creator, undefined, video)
      expect(placed).toEqual({ titles, lead: video.title, seconds: seconds ?? null })
    })

    longTest.each([
      ['it was offered for the lead', { title: offer, base: [bread, loaves] }, `${offer} < ${loaves}`],
      ['it is one of the creator’s', { title: offer, base: [bread, loaves, offer] }, offer],
      ['it comes without other titles', { title: offer }, offer],
    ])('adds the analyzed title to the draft: %s', async (_, video, added) => {
      const creator = await makeCreator(backend)
      const written = titles(bread, loaves)
      const { id } = await create(creator, { titles: written, lead: { title: 'title1' }, seconds: 60 })
      expect(await place(creator, id, { ...video, seconds: 90 })).toEqual({
        titles: [bread, loaves, added],
        lead: offer,
        seconds: 60,
      })
    })

    longTest('links a title that was offered for an offered one to the title that the creator wrote', async () => {
      const creator = await makeCreator(backend)
      const { id } = await create(creator, { titles: [offered] })
      expect(await place(creator, id, { title: offer, base: [offered.offeredFor], seconds: 90 })).toEqual({
        titles: [`${offered.text} < ${offered.offeredFor}`, `${offer} < ${offered.offeredFor}`],
        lead: offer,
        seconds: 90,
      })
    })
  })

  longTest('again within five minutes in another draft is free and gives it an analysis of its own, once', async () => {
    const creator = await makeCreator(backend)
    const { analysis } = await analyze(creator, { title: 'How to bake bread' })
    const { id } = await create(creator, { copyOf: analysis.draft })
    const copy = await analyze(creator, { title: 'How to bake bread', draft: id })
    expect(copy).toMatchObject({ repeated: true, meter: { used: 1 }, analysis: { draft: id, version: 1 } })
    expect(copy.analysis.titleAnalysis).toEqual(analysis.titleAnalysis)
    expect((await analyze(creator, { title: 'How to bake bread', draft: id })).analysis).toEqual(copy.analysis)
    // Without a draft, the first analysis is returned.
    expect((await analyze(creator, { title: 'How to bake bread' })).analysis).toEqual(analysis)
    await deleteAndPurge(creator, `${analysis.draft}`, 1.1)
    expect(await list(creator, id)).toMatchObject([{ analyses: [{ id: copy.analysis.id }] }])
  })

  longTest('again the content of a deleted draft makes a new draft, free of charge', async () => {
    const creator = await makeCreator(backend)
    const thumbnail = await uploadThumbnail(creator, '#665544')
    const { analysis } = await analyze(creator, { title: 'How to bake bread', thumbnail })
    await ask(creator, 'DELETE', `/${analysis.draft}`)
    const again = await analyze(creator, { title: 'How to bake bread', thumbnail })
    expect(again).toMatchObject({ repeated: true, meter: { used: 1 } })
    const draft = await read(creator, `${again.analysis.draft}`)
    expect(draft).toMatchObject({ titles: [{ text: 'How to bake bread' }], thumbnails: [thumbnail], version: 1 })
    expect(await list(creator, draft.id)).toMatchObject([{ analyses: [{ id: again.analysis.id }] }])
    expect((await analyze(creator, { title: 'How to bake bread', thumbnail })).analysis.id).toBe(again.analysis.id)
  })

  longTest('of a full draft replaces the title that it led with, after keeping it as a version', async () => {
    const creator = await makeCreator(backend)
    const texts = [...'abcdefghij'].map((letter) => `Bread ${letter}`)
    const { id } = await create(creator, { titles: titles(...texts) })
    await analyze(creator, { title: 'How to bake bread', draft: id })
    const draft = await read(creator, id)
    expect(draft.titles.map(({ text }) => text)).toEqual(['How to bake bread', ...texts.slice(1)])
    expect((await list(creator, id)).at(-1)?.content.titles[0]?.text).toBe('Bread a')
  })

  longTest('of another user’s draft, or a deleted one, is refused and costs nothing', async () => {
    const [owner, other] = [await makeCreator(backend), await makeCreator(backend)]
    const { id } = await create(owner)
    await ask(owner, 'DELETE', `/${id}`)
    for (const creator of [owner, other]) {
      const body = { title: 'How to bake bread', draft: id }
      const answer = await backend.request('POST', '/api/analyze', { as: creator.token, body })
      expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
    }
    expect((await analyze(other, { title: 'How to bake bread' })).meter).toMatchObject({ used: 1 })
  })
})

describe('the pictures of a draft', () => {
  longTest('are in the answer to a save only if the thumbnails changed', async () => {
    const creator = await makeCreator(backend)
    const thumbnail = await uploadThumbnail(creator, '#226633')
    const { id } = await create(creator)
    const save = async (revision: number, changes: object) =>
      drafts.save.output.parse((await ask(creator, 'PATCH', `/${id}`, { revision, changes })).body).draft.pictures
    expect(await save(1, { thumbnails: [thumbnail] })).toMatchObject([{ thumbnail }])
    expect(await save(2, { notes: 'Flour' })).toBeUndefined()
  })

  longTest('stay when the thumbnail’s own results have expired, and in a copy', async () => {
    const creator = await makeCreator(backend)
    const thumbnail = await uploadThumbnail(creator, '#226644')
    const { id } = await create(creator, { thumbnails: [thumbnail] })
    const { deleteUserItems } = await import('#functions/store/user-data.ts')
    await deleteUserItems('results', creator.userId)
    const copy = await create(creator, { copyOf: id, name: 'Copy' })
    expect(copy).toMatchObject({ name: 'Copy', lead: { thumbnail }, pictures: [{ thumbnail }] })
    const [picture] = copy.pictures
    expect((await fetch(picture?.url ?? '')).headers.get('content-type')).toBe('image/jpeg')
  })

  longTest('can be analyzed when the uploads’ own results and previews have expired', async () => {
    const creator = await makeCreator(backend)
    const thumbnail = await uploadThumbnail(creator, '#226655')
    const { id } = await create(creator, { titles: titles('How to bake bread'), thumbnails: [thumbnail] })
    const { deleteUserItems } = await import('#functions/store/user-data.ts')
    await deleteUserItems('results', creator.userId)
    const { deleteFile, previewKey } = await import('#functions/store/files.ts')
    await deleteFile(previewKey(creator.userId, thumbnail))
    const { analysis } = await analyze(creator, { title: 'How to bake bread', thumbnail, draft: id })
    expect(analysis.thumbnailAnalysis).toEqual((await read(creator, id)).pictures[0]?.analysis)
    expect((await fetch(`${analysis.thumbnailUrl}`)).headers.get('content-type')).toBe('image/jpeg')
  })

  longTest('are only of the user’s own thumbnails', async () => {
    const [owner, other] = [await makeCreator(backend), await makeCreator(backend)]
    const thumbnail = await uploadThumbnail(owner, '#662244')
    const { id, revision } = await create(other)
    const answer = await ask(other, 'PATCH', `/${id}`, { revision, changes: { thumbnails: [thumbnail] } })
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'thumbnail_not_found' } } })
    expect(await read(other, id)).toMatchObject({ thumbnails: [], pictures: [], revision: 1 })
  })
})

describe('a draft with sixty pictures', () => {
  /** Creates a draft with one thumbnail and sixty pictures, as after trying many thumbnails. */
  async function createFull(creator: Creator) {
    const thumbnail = await uploadThumbnail(creator, '#448822')
    const { id } = await create(creator, { thumbnails: [thumbnail] })
    const { listPictures, savePicture } = await import('#functions/store/pictures.ts')
    const [picture] = await listPictures(creator.userId, id)
    if (!picture) throw new Error('no picture')
    for (let at = 1; at < 60; at++)
      await savePicture(creator.userId, id, { ...picture, thumbnail: String(at).padStart(64, '0') })
    return { id, thumbnail }
  }

  longTest('accepts no more, not even from an analysis, which then costs nothing', async () => {
    const creator = await makeCreator(backend)
    const { id } = await createFull(creator)
    const thumbnail = await uploadThumbnail(creator, '#882244')
    const full = { status: 409, body: { error: { code: 'draft_full' } } }
    expect(await ask(creator, 'PATCH', `/${id}`, { revision: 1, changes: { thumbnails: [thumbnail] } })).toMatchObject(
      full,
    )
    const body = { thumbnail, draft: id }
    expect(await backend.request('POST', '/api/analyze', { as: creator.token, body })).toMatchObject(full)
    expect((await analyze(creator, { title: 'How to bake bread' })).meter).toMatchObject({ used: 1 })
  })

  longTest('can still be edited and copied, and a copy has room again', async () => {
    const creator = await makeCreator(backend)
    const { id, thumbnail } = await createFull(creator)
    const { savePicture, listPictures } = await import('#functions/store/pictures.ts')
    const [picture] = await listPictures(creator.userId, id)
    // Earlier analyses may have added more pictures than that.
    if (picture) await savePicture(creator.userId, id, { ...picture, thumbnail: 'f'.repeat(64) })
    const changes = { thumbnails: [thumbnail], notes: 'Flour' }
    expect(
      (await ask(creator, 'PATCH', `/${id}`, { revision: 1, changes: { ...changes, thumbnails: [] } })).status,
    ).toBe(200)
    expect((await ask(creator, 'PATCH', `/${id}`, { revision: 2, changes })).status).toBe(200)
    expect((await create(creator, { copyOf: id })).pictures).toHaveLength(1)
  })
})

describe('a deleted draft', () => {
  it('is gone at once, and back when restored', async () => {
    const creator = await makeCreator(backend)
    const { id } = await create(creator, { name: 'Bread' })
    await ask(creator, 'DELETE', `/${id}`)
    expect(await ask(creator, 'GET', `/${id}`)).toMatchObject({ status: 404 })
    expect(await ask(creator, 'GET')).toMatchObject({ body: { drafts: [] } })
    expect(await ask(creator, 'POST', `/${id}/restore`)).toMatchObject({ body: { draft: { name: 'Bread' } } })
    expect(await ask(creator, 'GET')).toMatchObject({ body: { drafts: [{ id }] } })
    // The response may have been lost, so the user restores it again.
    expect(await ask(creator, 'POST', `/${id}/restore`)).toMatchObject({ body: { draft: { id } } })
  })

  it('is not changed by a request that read it before, and gets no second day when it is deleted again', async () => {
    const creator = await makeCreator(backend)
    const { id } = await create(creator, { name: 'Bread' })
    const store = await import('#functions/store/drafts.ts')
    const before = await store.getDraft(creator.userId, id)
    if (!before) throw new Error('no draft')
    expect(await store.setDraftDeleted(creator.userId, id, true)).toBe(true)
    const deleted = await store.getDraftItem(creator.userId, id)
    expect(await store.changeDraft(before, { name: 'Cake' })).toBeUndefined()
    expect(await store.setDraftDeleted(creator.userId, id, true, Date.now() + 60_000)).toBe(false)
    expect(await store.getDraftItem(creator.userId, id)).toEqual(deleted)
  })

  it('cannot be restored after a day, even before it is deleted for good', async () => {
    const creator = await makeCreator(backend)
    const { id } = await create(creator)
    const { setDraftDeleted } = await import('#functions/store/drafts.ts')
    await setDraftDeleted(creator.userId, id, true, Date.now() - 1.01 * dayMs)
    expect(await ask(creator, 'POST', `/${id}/restore`)).toMatchObject({ status: 404 })
  })
})

it('deletes a draft with everything in it after a day, but nothing of the draft that it is a copy of', async () => {
  const creator = await makeCreator(backend)
  const thumbnail = await uploadThumbnail(creator, '#334455')
  const body = { title: 'How to bake bread', thumbnail }
  const analyzed = await backend.request('POST', '/api/analyze', { as: creator.token, body })
  const { id, draft } = advice.analyze.output.parse(analyzed.body).analysis
  const copy = await create(creator, { copyOf: draft })
  await backend.request('POST', '/api/analyze', { as: creator.token, body: { ...body, draft: copy.id } })
  const shared = { titles: copy.titles.map((title) => title.id), thumbnails: [thumbnail], voting: false }
  const answer = await ask(creator, 'POST', `/${copy.id}/shares`, shared)
  const { share } = shares.create.output.parse(answer.body)
  const { saveVote } = await import('#functions/store/votes.ts')
  await saveVote({ userId: creator.userId, id: share.id, expiresAt: Date.now() }, 'visitor', { thumbnail })
  const countItems = async () =>
    Promise.all(
      (['drafts', 'versions', 'pictures', 'analyses', 'shares', 'votes', 'links'] as const).map(
        async (table) => (await backend.items(table)).filter(({ userId }) => userId === creator.userId).length,
      ),
    )
  expect(await countItems()).toEqual([2, 2, 2, 2, 1, 1, 1])
  await deleteAndPurge(creator, copy.id, 0.9)
  expect(await countItems()).toEqual([2, 2, 2, 2, 1, 1, 1])
  await ask(creator, 'POST', `/${copy.id}/restore`)
  await deleteAndPurge(creator, copy.id, 1.1)
  expect(await countItems()).toEqual([1, 1, 1, 1, 0, 0, 0])
  await deleteAndPurge(creator, `${draft}`, 1.1)
  expect(await countItems()).toEqual([0, 0, 0, 0, 0, 0, 0])
  expect((await ask(creator, 'POST', `/${draft}/restore`)).status).toBe(404)
  expect((await listImageKeys(creator)).filter((key) => key.includes(`${draft}`) || key.includes(id))).toEqual([])
})

longTest('deletes other drafts, and expired items, when one cannot be deleted', async () => {
  const creator = await makeCreator(backend)
  expectErrors()
  const { id: broken } = await create(creator)
  const { id } = await create(creator)
  const { database } = await import('#functions/lib/database.ts')
  const Item = { userId: creator.userId, id: `${broken}#000001`, v: 0 }
  await database.send(new PutCommand({ TableName: process.env.TABLE_VERSIONS, Item }))
  await deleteAndPurge(creator, broken, 2)
  await deleteAndPurge(creator, id, 2)
  const left = (await backend.items('drafts')).filter(({ userId }) => userId === creator.userId)
  expect(left.map((draft) => draft.id)).toEqual([broken])
  expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain(broken)
})

longTest('lists drafts newest first, a hundred at a time', async () => {
  const creator = await makeCreator(backend)
  const { addDraft } = await import('#functions/store/drafts.ts')
  const { createdAt, updatedAt, pictures: _, ...content } = await create(creator, { name: 'First' })
  const times = { createdAt, updatedAt }
  for (let at = 0; at < 104; at++) {
    const id = String(at).padStart(26, '0')
    await addDraft({ ...content, ...times, v: 1, userId: creator.userId, changedIn: {}, id, name: `${at}` })
  }
  const page = async (query = '') => drafts.list.output.parse((await ask(creator, 'GET', query)).body)
  const { drafts: shown, next } = await page()
  expect(shown.map(({ name }) => name).slice(0, 3)).toEqual(['First', '103', '102'])
  expect(shown).toHaveLength(100)
  expect((await page(`?before=${next}`)).drafts.map(({ name }) => name)).toEqual(['4', '3', '2', '1', '0'])
  // The database's first page has 99 of them now, and its second one the rest.
  await ask(creator, 'DELETE', `/${'103'.padStart(26, '0')}`)
  const { drafts: left, next: more } = await page()
  expect(left.map(({ name }) => name).slice(0, 2)).toEqual(['First', '102'])
  expect(left).toHaveLength(100)
  expect((await page(`?before=${more}`)).drafts.map(({ name }) => name)).toEqual(['3', '2', '1', '0'])
})

longTest(
  'copies the content and length of a draft, not its state, date or lessons, and no draft of another user',
  async () => {
    const creator = await makeCreator(backend)
    const more = { state: 'ready', planned: { date: '2026-12-24' }, lessons: 'Shorter' }
    const { id } = await create(creator, { name: 'Bread', titles: [offered], notes: 'Flour', seconds: 720, ...more })
    expect(await create(creator, { copyOf: id })).toMatchObject({
      ...{ name: 'Bread', titles: [offered], notes: 'Flour', seconds: 720 },
      ...{ state: 'idea', planned: null, lessons: '', version: 0 },
    })
    expect(await ask(await makeCreator(backend), 'POST', '', { copyOf: id })).toMatchObject({ status: 404 })
  },
)

longTest('allows three hundred new versions a day; versions of analyses are not counted', async () => {
  const creator = await makeCreator(backend)
  const { id, revision } = await create(creator, { name: 'Bread' })
  const { spendDailyCap } = await import('#functions/store/limits.ts')
  await spendDailyCap('versions', creator.userId, 300, 299)
  expect(await ask(creator, 'POST', `/${id}/versions`, {})).toMatchObject({ body: { version: 1 } })
  await ask(creator, 'PATCH', `/${id}`, { revision, changes: { name: 'Cake' } })
  expect(await ask(creator, 'POST', `/${id}/versions`, {})).toMatchObject({
    status: 429,
    body: { error: { code: 'draft_limit_reached' } },
  })
  const { analysis } = await analyze(creator, { title: 'How to bake bread', draft: id })
  expect(analysis.version).toBe(2)
})

longTest('numbers versions upward, and lists each analysis once', async () => {
  const { userId, ...creator } = await makeCreator(backend)
  const { id } = await create({ userId, ...creator })
  const { setLatestVersion } = await import('#functions/store/drafts.ts')
  for (const number of [5, 3]) await setLatestVersion(userId, id, number)
  expect((await read({ userId, ...creator }, id)).version).toBe(5)
  const { addAnalysisToVersion, addVersion, getVersion } = await import('#functions/store/versions.ts')
  const content = { name: '', titles: [], thumbnails: [], lead: {}, notes: '' }
  await addVersion(userId, id, { number: 1, content })
  const analyses = ['analysis 0', 'analysis 1']
  for (const one of ['analysis 0', ...analyses]) await addAnalysisToVersion(userId, id, 1, one)
  expect((await getVersion(userId, id, 1))?.analyses).toEqual(analyses)
})

longTest('allows a hundred new drafts a day', async () => {
  const creator = await makeCreator(backend)
  const { spendDailyCap } = await import('#functions/store/limits.ts')
  await spendDailyCap('drafts', creator.userId, 100, 99)
  await create(creator)
  expect(await ask(creator, 'POST', '', {})).toMatchObject({
    status: 429,
    body: { error: { code: 'draft_limit_reached' } },
  })
})
