import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { account } from '#shared/contract/account.ts'
import { type GivenRow, studio, studioLimits } from '#shared/contract/studio.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'
import { postForm } from '#test/support/thumbnail-uploads.ts'

const backend = setUpBackend()

const requestForm = ({ token: as }: Creator, name: string, file: Uint8Array) =>
  backend.request('POST', '/api/studio/files', {
    as,
    body: { name, sha256: createHash('sha256').update(file).digest('hex') },
  })
/** Keeps a file as the browser does. Returns S3's status. */
async function keep(creator: Creator, name: string, file: Uint8Array) {
  const form = studio.keep.output.parse((await requestForm(creator, name, file)).body)
  return postForm(form, file)
}
const list = async ({ token: as }: Creator) =>
  studio.list.output.parse((await backend.request('GET', '/api/studio', { as })).body)
type Form = ReturnType<typeof studio.keep.output.parse>
const csv = (text: string) => Buffer.from(`Content,Video title,Views\n${text}`)

describe('a kept file', () => {
  longTest('is listed by its name and read as it was uploaded', async () => {
    const creator = await makeCreator(backend)
    const file = csv('dQw4w9WgXcQ,パンの焼き方,1200\n')
    expect(await keep(creator, '表データ.csv', file)).toBe(204)
    const [kept, ...more] = (await list(creator)).files
    expect(more).toEqual([])
    expect(kept).toMatchObject({ name: '表データ.csv', bytes: file.length })
    const response = await fetch(`${kept?.url}`)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(file)
  })

  longTest('is replaced only by an equal file, and can be deleted repeatedly', async () => {
    const creator = await makeCreator(backend)
    for (const _ of [1, 2]) await keep(creator, 'Table data.csv', csv('a'))
    await keep(creator, 'Table data.csv', csv('b'))
    const { files } = await list(creator)
    expect(files).toHaveLength(2)
    for (const _ of [1, 2])
      expect(await backend.request('DELETE', `/api/studio/files/${files[0]?.id}`, { as: creator.token })).toMatchObject(
        { status: 200 },
      )
    expect((await list(creator)).files.map(({ id }) => id)).toEqual([files[1]?.id])
  })

  test('is not larger than 10 MB', async () => {
    const creator = await makeCreator(backend)
    expect(await keep(creator, 'large.csv', Buffer.alloc(studioLimits.fileBytes + 1, 'a'))).toBe(400)
    expect((await list(creator)).files).toEqual([])
  })

  test('is refused after 24 others, but can be kept again', async () => {
    const creator = await makeCreator(backend)
    const { saveFile, studioFileKey } = await import('#functions/store/files.ts')
    for (let at = 0; at < studioLimits.files - 1; at++)
      await saveFile(studioFileKey(creator.userId, `${'0'.repeat(64)}.${at}`), 'a')
    expect(await keep(creator, 'last.csv', csv('last'))).toBe(204)
    expect(await keep(creator, 'last.csv', csv('last'))).toBe(204)
    expect(await requestForm(creator, 'one more.csv', csv('more'))).toMatchObject(
      errorResponse(409, 'studio_files_full'),
    )
  })

  longTest('is refused after 24 others, however many are kept concurrently', async () => {
    const creator = await makeCreator(backend)
    const names = Array.from({ length: 40 }, (_, at) => `${at}.csv`)
    const answers = await Promise.all(names.map((name) => requestForm(creator, name, csv(name))))
    const forms = answers
      .map((answer, at) => ({ answer, file: csv(`${names[at]}`) }))
      .filter(({ answer }) => answer.status === 200)
    expect(forms).toHaveLength(studioLimits.files)
    for (const { answer, file } of forms) await postForm(studio.keep.output.parse(answer.body), file)
    const { files } = await list(creator)
    expect(files).toHaveLength(studioLimits.files)
  })

  longTest('is refused after 24 others, even if files are deleted before their forms are sent', async () => {
    const creator = await makeCreator(backend)
    const forms: { form: Form; file: Buffer }[] = []
    for (let at = 0; at < 40; at++) {
      const file = csv(`${at}`)
      const answer = await requestForm(creator, `${at}.csv`, file)
      if (answer.status !== 200) continue
      const form = studio.keep.output.parse(answer.body)
      forms.push({ form, file })
      await backend.request('DELETE', `/api/studio/files/${form.id}`, { as: creator.token })
    }
    for (const { form, file } of forms) await postForm(form, file)
    expect((await list(creator)).files).toHaveLength(studioLimits.files)
  })

  longTest('stays counted for a request that listed the files before it arrived', async () => {
    const { userId } = await makeCreator(backend)
    const { holdSlot } = await import('#functions/store/upload-slots.ts')
    expect(await holdSlot(userId, 'a', new Set(), 2)).toBe(true)
    expect(await holdSlot(userId, 'b', new Set(['a']), 2)).toBe(true)
    expect(await holdSlot(userId, 'c', new Set(), 2)).toBe(false)
  })

  longTest('frees its slot when its form is not sent, and a minute after it is deleted', async () => {
    const creator = await makeCreator(backend)
    const { holdSlot } = await import('#functions/store/upload-slots.ts')
    const [none, now] = [new Set<string>(), Date.now()]
    expect(await holdSlot(creator.userId, 'a', none, 1, now)).toBe(true)
    expect(await holdSlot(creator.userId, 'a', none, 1, now)).toBe(true)
    expect(await holdSlot(creator.userId, 'b', none, 1, now)).toBe(false)
    expect(await holdSlot(creator.userId, 'b', none, 1, now + 5 * 60_000)).toBe(true)
    const { removeStudioFile } = await import('#functions/services/studio/files.ts')
    await removeStudioFile(creator.userId, 'b')
    expect(await holdSlot(creator.userId, 'c', none, 1, now + 5 * 60_000 + 59_000)).toBe(false)
    expect(await holdSlot(creator.userId, 'c', none, 1, now + 5 * 60_000 + 60_000)).toBe(true)
  })

  test.each(['../../other/file', `${'0'.repeat(64)}.a%2F..%2Fb`, `${'0'.repeat(64)}.`, 'a'])(
    'is refused by the id %s',
    async (id) => {
      const { token: as } = await makeCreator(backend)
      const { status } = await backend.request('DELETE', `/api/studio/files/${encodeURIComponent(id)}`, { as })
      expect(status).toBe(400)
    },
  )
})

const row: GivenRow = { title: 'How to bake bread', impressions: 1000, clickRate: 4.5, views: 60, seconds: 90 }
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => ({ ...row, title: `Bread ${at}` }))
const give = ({ token: as }: Creator, rows: readonly object[]) =>
  backend.request('POST', '/api/studio/given', { as, body: { rows } })

/** Returns all stored objects of given rows. */
async function readAllGiven() {
  const entries = await readdir(backend.images, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name), 'utf8')))
  return texts.filter((text) => text.includes('"clickRate"'))
}
const countGiven = async (marker: string) => (await readAllGiven()).filter((text) => text.includes(marker)).length

describe('given rows', () => {
  test('are stored apart from the user, replaced and withdrawn', async () => {
    const creator = await makeCreator(backend)
    expect(await give(creator, [{ ...row, title: 'cormorant-1' }])).toMatchObject({
      status: 200,
      body: { given: { rows: 1 } },
    })
    expect(await give(creator, [{ ...row, title: 'cormorant-2' }, row])).toMatchObject({ body: { given: { rows: 2 } } })
    expect((await list(creator)).given).toMatchObject({ rows: 2 })
    expect(await countGiven('cormorant-1')).toBe(0)
    const [stored] = (await readAllGiven()).filter((text) => text.includes('cormorant-2'))
    expect(JSON.parse(`${stored}`)).toEqual([{ ...row, title: 'cormorant-2' }, row])
    expect(stored).not.toContain(creator.userId)
    for (const _ of [1, 2])
      expect(await backend.request('DELETE', '/api/studio/given', { as: creator.token })).toMatchObject({ status: 200 })
    expect((await list(creator)).given).toBeNull()
    expect(await countGiven('cormorant-2')).toBe(0)
  })

  test('leave one copy when they are given several times at once', async () => {
    const creator = await makeCreator(backend)
    const given = await Promise.all(Array.from({ length: 6 }, () => give(creator, [{ ...row, title: 'heron' }])))
    expect(given.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await countGiven('heron')).toBe(1)
  })

  test('leave no copy without a record when they are withdrawn while they are given', async () => {
    const creator = await makeCreator(backend)
    const calls = Array.from({ length: 5 }, () => [
      give(creator, [{ ...row, title: 'bittern' }]),
      backend.request('DELETE', '/api/studio/given', { as: creator.token }),
    ])
    await Promise.all(calls.flat())
    const { given } = await list(creator)
    expect(await countGiven('bittern')).toBe(given ? 1 : 0)
  })

  longTest('are in the export, and deleted with the account', async () => {
    const creator = await makeCreator(backend)
    await give(creator, [{ ...row, title: 'spoonbill' }])
    const from = Buffer.from(JSON.stringify(['given_rows', null])).toString('base64url')
    const exported = await backend.request('GET', `/api/account/export?from=${from}`, { as: creator.token })
    expect(account.export.output.parse(exported.body).parts.given_rows).toEqual([{ ...row, title: 'spoonbill' }])
    expect(await backend.request('DELETE', '/api/account', { as: creator.token })).toMatchObject({ status: 200 })
    expect(await countGiven('spoonbill')).toBe(0)
  })

  longTest('are written to a training file by pseudonym, without those that were withdrawn', async () => {
    const [giving, withdrawing] = [await makeCreator(backend), await makeCreator(backend)]
    for (const creator of [giving, withdrawing])
      await give(creator, [{ ...row, title: `egret of ${creator === giving ? 'one' : 'the other'}` }, row])
    await backend.request('DELETE', '/api/studio/given', { as: withdrawing.token })
    const { readGivenRows } = await import('#infra/given-rows.ts')
    const { s3Client, saveFile } = await import('#functions/store/files.ts')
    await saveFile('given_rows/damaged', '[{')
    const unreadable: string[] = []
    const lines: string[] = []
    for await (const line of readGivenRows(s3Client, `${process.env.UPLOADS_BUCKET}`, (key) => unreadable.push(key)))
      lines.push(line)
    expect(unreadable).toEqual(['given_rows/damaged'])
    expect(lines.filter((line) => line.includes('egret')).map((line) => JSON.parse(line))).toEqual([
      { ...row, title: 'egret of one', channel: expect.stringMatching(/^[\da-f-]{36}$/) },
    ])
    expect(lines.join()).not.toContain(giving.userId)
  })

  longTest.each([
    ['no rows', []],
    ['more than 2,000 rows', rowsOf(studioLimits.rows + 1)],
    ['an unknown field', [{ ...row, channel: 'UC123' }]],
    ['a rate over 100', [{ ...row, clickRate: 101 }]],
    ['a negative number', [{ ...row, views: -1 }]],
    ['no title', [{ ...row, title: '' }]],
  ])('are refused with %s', async (_, rows) => {
    expect(await give(await makeCreator(backend), rows)).toMatchObject(errorResponse(400, 'invalid_input'))
  })

  test('can be 2,000 with long titles, and not larger than that', async () => {
    const creator = await makeCreator(backend)
    const long = rowsOf(studioLimits.rows).map((one) => ({ ...one, title: '語'.repeat(200) }))
    expect(await give(creator, long)).toMatchObject({ status: 200 })
    const tooLarge = long.map((one) => ({ ...one, title: '語'.repeat(400) }))
    expect(await give(creator, tooLarge)).toMatchObject(errorResponse(413, 'too_large'))
  })
})
