import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { advice } from '#shared/contract/advice.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { maxThumbnailBytes } from '#shared/thumbnail/kinds.ts'
import { checksVersion } from '#shared/thumbnail/version.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator, spendDailyCap } from '#test/support/creator.ts'
import { drawJpeg, drawPng } from '#test/support/drawings.ts'
import { longTest } from '#test/support/long.ts'
import { animatedPng, hugePng } from '#test/support/malicious-images.ts'
import {
  checkUpload,
  postForm,
  requestUploadForm,
  uploadAndCheck,
  uploadCheckedThumbnail,
} from '#test/support/thumbnail-uploads.ts'

let jpeg: Buffer
let png: Buffer
const backend = setUpBackend()
beforeAll(async () => {
  jpeg = await drawJpeg({ lines: [{ text: 'BOAT SINKS', x: 120, y: 120, height: 130 }] })
  // Small and without text, so that its analysis is fast.
  png = await drawPng({ width: 320, height: 180 })
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = (status: number, code: string) => ({ status, body: { error: { code, requestId: expect.any(String) } } })
/** Returns what is stored about a user's thumbnails. */
const listStored = async ({ userId }: Creator) => ({
  results: (await backend.items('results')).filter((item) => item.userId === userId),
  images: (await backend.imageKeys()).filter((key) => key.includes(userId)),
})

describe('an upload', () => {
  it('is one image of the given type under one key of its user', async () => {
    const creator = await makeCreator(backend)
    const form = await requestUploadForm(backend, creator)
    expect(form.fields).toMatchObject({
      key: `originals/${creator.userId}/${form.upload}`,
      'Content-Type': 'image/jpeg',
    })
    expect(await postForm(form, jpeg)).toBe(204)
    expect((await listStored(creator)).images).toEqual([form.fields.key])
  })

  test.each([
    ['another key', { key: 'originals/somebody/else' }, 403],
    ['another type', { 'Content-Type': 'text/html' }, 403],
    [
      'another policy',
      { Policy: Buffer.from('{"expiration":"2100-01-01T00:00:00Z","conditions":[]}').toString('base64') },
      403,
    ],
  ])('with %s is refused', async (_, changes, status) => {
    const creator = await makeCreator(backend)
    expect(await postForm(await requestUploadForm(backend, creator), jpeg, changes)).toBe(status)
    expect((await listStored(creator)).images).toEqual([])
  })

  longTest('that is empty or too large is refused', async () => {
    const creator = await makeCreator(backend)
    const form = await requestUploadForm(backend, creator)
    expect([
      await postForm(form, new Uint8Array()),
      await postForm(form, new Uint8Array(maxThumbnailBytes + 1)),
    ]).toEqual([400, 400])
    expect((await listStored(creator)).images).toEqual([])
  })

  longTest('is refused from the 61st form of a day, even if none was used', async () => {
    const creator = await makeCreator(backend)
    await spendDailyCap('uploads', creator.userId, 60, 59)
    await requestUploadForm(backend, creator)
    const another = await backend.request('POST', '/api/uploads', { as: creator.token, body: { type: 'image/png' } })
    expect(another).toMatchObject(refusal(429, 'thumbnail_limit_reached'))
  })

  longTest('is refused after a minute', async () => {
    const creator = await makeCreator(backend)
    vi.useFakeTimers({ toFake: ['Date'] })
    const form = await requestUploadForm(backend, creator)
    vi.advanceTimersByTime(61_000)
    expect(await postForm(form, jpeg)).toBe(403)
  })
})

describe('the checks', () => {
  longTest('return what is on the image, store the result, and return a URL of the image', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail, analysis, url } = await uploadCheckedThumbnail(backend, creator, jpeg)
    expect(analysis).toMatchObject({ width: 1280, height: 720, vision: { text: { hasText: true } } })
    expect(analysis.vision.text.detectedText).toMatch(/BOAT SINK/)
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(jpeg)).toBe(true)
    const { results, images } = await listStored(creator)
    expect(results).toEqual([
      { userId: creator.userId, hash: thumbnail, version: checksVersion, analysis, expiresAt: expect.any(Number) },
    ])
    expect(images).toContain(`previews/${creator.userId}/${thumbnail}`)
  })

  longTest('of the same image return the stored result', async () => {
    const creator = await makeCreator(backend)
    const first = await uploadCheckedThumbnail(backend, creator, png)
    const second = await uploadCheckedThumbnail(backend, creator, png)
    expect({ ...second, url: '' }).toEqual({ ...first, url: '' })
    expect((await listStored(creator)).results).toHaveLength(1)
  })

  longTest('of another version are not used, and the image is checked again', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail, analysis } = await uploadCheckedThumbnail(backend, creator, png)
    // As an earlier release stored it, with a check that no longer exists.
    const Item = { userId: creator.userId, hash: thumbnail, analysis: { score: 100 }, expiresAt: 4_000_000_000 }
    const { database } = await import('#functions/lib/database.ts')
    await database.send(new PutCommand({ TableName: process.env.TABLE_RESULTS, Item }))
    const analyze = () =>
      backend.request('POST', '/api/analyze', { as: creator.token, body: { title: 'A Desk', thumbnail } })
    expect(await analyze()).toMatchObject(refusal(404, 'thumbnail_not_found'))
    expect((await uploadCheckedThumbnail(backend, creator, png)).analysis).toEqual(analysis)
    expect(await analyze()).toMatchObject({ status: 200 })
  })

  longTest('of an animated PNG analyze its first frame', async () => {
    const creator = await makeCreator(backend)
    const { analysis } = await uploadCheckedThumbnail(
      backend,
      creator,
      animatedPng(await drawPng({ width: 320, height: 180, background: '#ff0000' })),
    )
    expect(analysis.vision.color.dominantColors).toEqual([{ rgb: 'rgb(255, 0, 0)', share: 1 }])
  })

  longTest('respect the orientation of an image', async () => {
    const creator = await makeCreator(backend)
    const rotated = await sharp(jpeg).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()
    const { analysis } = await uploadCheckedThumbnail(backend, creator, rotated)
    expect(analysis).toMatchObject({ width: 1280, height: 720 })
    expect(analysis.vision.text.detectedText).toMatch(/BOAT SINK/)
  })

  const unusual: [string, () => Buffer | Promise<Buffer>][] = [
    ['of one pixel', () => drawPng({ width: 1, height: 1 })],
    ['of one row', () => drawPng({ width: 3000, height: 1 })],
    ['of one column', () => drawPng({ width: 1, height: 3000 })],
    ['in grayscale', () => sharp(png).greyscale().png().toBuffer()],
    ['of sixteen bits with transparency', () => sharp(png).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()],
    ['in CMYK', () => sharp(png).toColourspace('cmyk').jpeg().toBuffer()],
  ]
  longTest.each(unusual)('accept an image %s', async (_, file) => {
    const creator = await makeCreator(backend)
    expect((await uploadAndCheck(backend, creator, await file())).status).toBe(200)
  })

  const page = '<html><script>alert(1)</script></html>'
  const files: [string, () => Uint8Array | Promise<Uint8Array>, number, string][] = [
    ['text with the name of an image', () => Buffer.from('hello, I am a JPEG'), 400, 'image_type_unsupported'],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      400,
      'image_type_unsupported',
    ],
    ['WebP', () => sharp(png).webp().toBuffer(), 400, 'image_type_unsupported'],
    ['GIF', () => sharp(png).gif().toBuffer(), 400, 'image_type_unsupported'],
    ['a JPEG with HTML after its end', () => Buffer.concat([jpeg, Buffer.from(page)]), 400, 'image_type_unsupported'],
    ['HTML with a JPEG after its end', () => Buffer.concat([Buffer.from(page), jpeg]), 400, 'image_type_unsupported'],
    ['a truncated JPEG', () => jpeg.subarray(0, jpeg.length / 2), 400, 'image_corrupt'],
    ['a truncated PNG', () => png.subarray(0, png.length / 2), 400, 'image_corrupt'],
    ['the first bytes of a JPEG', () => jpeg.subarray(0, 20), 400, 'image_corrupt'],
    ['a PNG bomb', () => hugePng(10_000, 5_001), 413, 'image_too_many_pixels'],
    ['a much larger PNG bomb', () => hugePng(60_000, 60_000), 413, 'image_too_many_pixels'],
  ]
  test.each(files)('reject %s and store nothing', async (_, file, status, code) => {
    const creator = await makeCreator(backend)
    expect(await uploadAndCheck(backend, creator, await file())).toMatchObject(refusal(status, code))
    expect(await listStored(creator)).toEqual({ results: [], images: [] })
  })

  test('fail for a missing upload and for one of another user', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const form = await requestUploadForm(backend, ann)
    expect(await checkUpload(backend, ann, form.upload)).toMatchObject(refusal(404, 'upload_not_found'))
    await postForm(form, png)
    expect(await checkUpload(backend, bob, form.upload)).toMatchObject(refusal(404, 'upload_not_found'))
    expect((await checkUpload(backend, ann, form.upload)).status).toBe(200)
  })

  test('reject another image under an upload that was checked', async () => {
    const creator = await makeCreator(backend)
    const form = await requestUploadForm(backend, creator)
    await postForm(form, png)
    const { thumbnail } = advice.thumbnail.output.parse((await checkUpload(backend, creator, form.upload)).body)
    expect(await postForm(form, jpeg)).toBe(204)
    expect(await checkUpload(backend, creator, form.upload)).toMatchObject(refusal(409, 'upload_replaced'))
    const { results, images } = await listStored(creator)
    expect(results.map(({ hash }) => hash)).toEqual([thumbnail])
    expect(images).toEqual([`previews/${creator.userId}/${thumbnail}`])
  })

  longTest('are capped at 60 a day, failed ones included', async () => {
    const creator = await makeCreator(backend)
    await spendDailyCap('thumbnails', creator.userId, 60, 59)
    const { upload } = await requestUploadForm(backend, creator)
    expect(await checkUpload(backend, creator, upload)).toMatchObject(refusal(404, 'upload_not_found'))
    expect(await checkUpload(backend, creator, upload)).toMatchObject(refusal(429, 'thumbnail_limit_reached'))
  })
})

describe('the daily count of thumbnails', () => {
  const readCount = async ({ userId }: Creator) =>
    (await backend.items('limits')).find(({ key }) => `${key}`.startsWith(`thumbnails#${pseudonymize(userId)}#`))?.used

  longTest.each([
    ['SlowDown', 503, 'unavailable'],
    ['InternalError', 500, 'internal'],
  ])('does not include an upload that S3 fails to return (%s), which stays in place', async (name, status, code) => {
    expectErrors()
    const creator = await makeCreator(backend)
    const form = await requestUploadForm(backend, creator)
    await postForm(form, png)
    const outage = mockClient(S3Client)
    outage.on(GetObjectCommand).rejects(Object.assign(new Error('not now'), { name }))
    expect(await checkUpload(backend, creator, form.upload)).toMatchObject(refusal(status, code))
    outage.restore()
    expect(await readCount(creator)).toBe(0)
    expect((await checkUpload(backend, creator, form.upload)).status).toBe(200)
    expect(await readCount(creator)).toBe(1)
  })

  test('includes rejected files and repeated checks', async () => {
    const creator = await makeCreator(backend)
    await uploadAndCheck(backend, creator, Buffer.from('hello, I am a JPEG'))
    expect(await readCount(creator)).toBe(1)
    await uploadAndCheck(backend, creator, png)
    await uploadAndCheck(backend, creator, png)
    expect(await readCount(creator)).toBe(3)
  })

  longTest('is refunded only once, and not if it has expired', async () => {
    const { refundBudget, spendBudget } = await import('#functions/store/limits.ts')
    const used = async () => (await backend.items('limits')).find(({ key }) => key === 'thumbnails#zoe#today')?.used
    await refundBudget('thumbnails#zoe#today', 1)
    expect(await used()).toBeUndefined()
    await spendBudget('thumbnails#zoe#today', 1, 60, 2_000_000_000)
    for (let time = 0; time < 2; time++) await refundBudget('thumbnails#zoe#today', 1)
    expect(await used()).toBe(0)
  })
})

describe('a draft with a thumbnail', () => {
  const analyze = (creator: Creator, body: object) =>
    backend.request('POST', '/api/analyze', { as: creator.token, body })
  const createAnalysis = async (creator: Creator, body: object) =>
    advice.analyze.output.parse((await analyze(creator, body)).body)

  longTest('is analyzed with the stored result, paid once, and listed with its image', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail, analysis } = await uploadCheckedThumbnail(backend, creator, jpeg)
    const first = await createAnalysis(creator, { thumbnail })
    expect(first).toMatchObject({ repeated: false, meter: { used: 1 }, analysis: { thumbnailAnalysis: analysis } })
    expect(first.analysis).not.toHaveProperty('titleAnalysis')
    expect(await createAnalysis(creator, { thumbnail })).toMatchObject({
      repeated: true,
      analysis: { id: first.analysis.id },
    })
    const history = await backend.request('GET', '/api/analyses', { as: creator.token })
    const [listed] = advice.history.output.parse(history.body).analyses
    const image = await fetch(listed?.thumbnailUrl ?? '')
    expect(await sharp(await image.arrayBuffer()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 640,
      height: 360,
    })
  })

  longTest('has the score of the upload wherever it is shown, whether or not its words repeat the title', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail, analysis: alone } = await uploadCheckedThumbnail(backend, creator, jpeg)
    const { analysis } = await createAnalysis(creator, { title: 'How our boat sank', thumbnail })
    expect(analysis.titleAnalysis?.basis).toBe('model')
    expect(analysis.pairChecks).toMatchObject([{ check: 'repeated_words', state: 'warn', words: ['boat'] }])
    expect(analysis.thumbnailAnalysis?.suggestions.map(({ about }) => about.check)).toContain('repeated_words')
    const read = async () => {
      const { body } = await backend.request('GET', `/api/drafts/${analysis.draft}`, { as: creator.token })
      const history = await backend.request('GET', '/api/analyses', { as: creator.token })
      const [picture] = drafts.get.output.parse(body).draft.pictures
      const [listed] = advice.history.output.parse(history.body).analyses
      return { scores: [picture?.analysis.score, listed?.thumbnailAnalysis?.score], picture }
    }
    const { scores, picture } = await read()
    expect([analysis.thumbnailAnalysis?.score, ...scores]).toEqual(Array(3).fill(alone.score))
    expect(picture?.analysis.suggestions.map(({ about }) => about.check)).toContain('repeated_words')
    // Earlier releases stored a score that included the title.
    const { addAnalysis } = await import('#functions/store/analyses.ts')
    const { savePicture } = await import('#functions/store/pictures.ts')
    const earlier = { ...alone, ...analysis.thumbnailAnalysis, score: 1 }
    const createdAt = new Date(Date.now() + 1000).toISOString()
    await addAnalysis(creator.userId, { ...analysis, id: 'earlier', createdAt, thumbnailAnalysis: earlier })
    await savePicture(creator.userId, `${analysis.draft}`, { thumbnail, analysis: earlier })
    expect((await read()).scores).toEqual([alone.score, alone.score])
  })

  longTest('is refused if its thumbnail was not checked for this user', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const { thumbnail } = await uploadCheckedThumbnail(backend, ann, png)
    expect(await analyze(bob, { thumbnail })).toMatchObject(refusal(404, 'thumbnail_not_found'))
    expect(await analyze(bob, { title: 'With a title', thumbnail: 'f'.repeat(64) })).toMatchObject(
      refusal(404, 'thumbnail_not_found'),
    )
    expect((await backend.items('usage')).filter(({ userId }) => userId === bob.userId)).toEqual([])
  })

  longTest('is deleted with its image', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail } = await uploadCheckedThumbnail(backend, creator, png)
    const { analysis } = await createAnalysis(creator, { thumbnail })
    const copy = `copies/${creator.userId}/${analysis.id}`
    expect((await listStored(creator)).images).toContain(copy)
    await backend.request('DELETE', `/api/analyses/${analysis.id}`, { as: creator.token })
    expect((await listStored(creator)).images).not.toContain(copy)
  })

  longTest('loses its image when all images of its user are deleted', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    for (const one of [ann, bob]) {
      const { thumbnail } = await uploadCheckedThumbnail(backend, one, png)
      await createAnalysis(one, { thumbnail })
    }
    const { deleteAllFiles } = await import('#functions/store/files.ts')
    await deleteAllFiles(ann.userId)
    expect((await listStored(ann)).images).toEqual([])
    expect((await listStored(bob)).images).toHaveLength(4)
  })
})
