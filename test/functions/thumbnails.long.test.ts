import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import sharp from 'sharp'
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { advice } from '#shared/contract/advice.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { animatedPng, hugePng } from '#test/support/bombs.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { jpegOf, pngOf } from '#test/support/drawings.ts'
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
  jpeg = await jpegOf({ lines: [{ text: 'BOAT SINKS', x: 120, y: 120, height: 130 }] })
  // Small and without text: what is looked at is soon seen.
  png = await pngOf({ width: 320, height: 180 })
})
afterEach(() => {
  vi.useRealTimers()
})

const refusal = (status: number, code: string) => ({ status, body: { error: { code, requestId: expect.any(String) } } })
/** What is kept of a user's thumbnails, wherever it may be. */
const kept = async ({ userId }: Creator) => ({
  results: (await backend.items('results')).filter((item) => item.userId === userId),
  images: (await backend.imageKeys()).filter((key) => key.includes(userId)),
})

describe('an upload', () => {
  it('is one image under one key of its user, of the type that was said', async () => {
    const creator = await makeCreator(backend)
    const form = await requestUploadForm(backend, creator)
    expect(form.fields).toMatchObject({
      key: `originals/${creator.userId}/${form.upload}`,
      'Content-Type': 'image/jpeg',
    })
    expect(await postForm(form, jpeg)).toBe(204)
    expect((await kept(creator)).images).toEqual([form.fields.key])
  })

  it.each([
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
    expect((await kept(creator)).images).toEqual([])
  })

  it('of nothing, or of more than 10 MB, is refused', async () => {
    const creator = await makeCreator(backend)
    const form = await requestUploadForm(backend, creator)
    expect([
      await postForm(form, new Uint8Array()),
      await postForm(form, new Uint8Array(10 * 1024 * 1024 + 1)),
    ]).toEqual([400, 400])
    expect((await kept(creator)).images).toEqual([])
  })

  it('is refused once its minute is over', async () => {
    const creator = await makeCreator(backend)
    vi.useFakeTimers({ toFake: ['Date'] })
    const form = await requestUploadForm(backend, creator)
    vi.advanceTimersByTime(61_000)
    expect(await postForm(form, jpeg)).toBe(403)
  })
})

describe('the checks', () => {
  test('say what is on the image, keep it, and show the image', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail, analysis, url } = await uploadCheckedThumbnail(backend, creator, jpeg)
    expect(analysis).toMatchObject({ width: 1280, height: 720, vision: { text: { hasText: true } } })
    expect(analysis.vision.text.detectedText).toMatch(/BOAT SINK/)
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(jpeg)).toBe(true)
    const { results, images } = await kept(creator)
    expect(results).toEqual([{ userId: creator.userId, hash: thumbnail, analysis, expiresAt: expect.any(Number) }])
    expect(images).toContain(`previews/${creator.userId}/${thumbnail}`)
  })

  test('of the same image again are those that are kept', async () => {
    const creator = await makeCreator(backend)
    const first = await uploadCheckedThumbnail(backend, creator, png)
    const second = await uploadCheckedThumbnail(backend, creator, png)
    expect({ ...second, url: '' }).toEqual({ ...first, url: '' })
    expect((await kept(creator)).results).toHaveLength(1)
  })

  test('of an animated PNG are those of its first image', async () => {
    const creator = await makeCreator(backend)
    const { analysis } = await uploadCheckedThumbnail(
      backend,
      creator,
      animatedPng(await pngOf({ width: 320, height: 180, background: '#ff0000' })),
    )
    expect(analysis.vision.color.dominantColors).toEqual([{ rgb: 'rgb(255, 0, 0)', share: 1 }])
  })

  test('see an image upright', async () => {
    const creator = await makeCreator(backend)
    const lying = await sharp(jpeg).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer()
    const { analysis } = await uploadCheckedThumbnail(backend, creator, lying)
    expect(analysis).toMatchObject({ width: 1280, height: 720 })
    expect(analysis.vision.text.detectedText).toMatch(/BOAT SINK/)
  })

  const odd: [string, () => Buffer | Promise<Buffer>][] = [
    ['of one pixel', () => pngOf({ width: 1, height: 1 })],
    ['of one row', () => pngOf({ width: 3000, height: 1 })],
    ['of one column', () => pngOf({ width: 1, height: 3000 })],
    ['in grey', () => sharp(png).greyscale().png().toBuffer()],
    ['of sixteen bits with transparency', () => sharp(png).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer()],
    ['in the colours of print', () => sharp(png).toColourspace('cmyk').jpeg().toBuffer()],
  ]
  test.each(odd)('look at an image %s', async (_, file) => {
    const creator = await makeCreator(backend)
    expect((await uploadAndCheck(backend, creator, await file())).status).toBe(200)
  })

  const page = '<html><script>alert(1)</script></html>'
  const files: [string, () => Uint8Array | Promise<Uint8Array>, number, string][] = [
    ['text with an image’s name', () => Buffer.from('hello, I am a JPEG'), 400, 'image_type'],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 400, 'image_type'],
    ['WebP', () => sharp(png).webp().toBuffer(), 400, 'image_type'],
    ['GIF', () => sharp(png).gif().toBuffer(), 400, 'image_type'],
    ['a JPEG that is a page too, after its end', () => Buffer.concat([jpeg, Buffer.from(page)]), 400, 'image_type'],
    ['a page that is a JPEG too', () => Buffer.concat([Buffer.from(page), jpeg]), 400, 'image_type'],
    ['a JPEG cut off', () => jpeg.subarray(0, jpeg.length / 2), 400, 'image_broken'],
    ['a PNG cut off', () => png.subarray(0, png.length / 2), 400, 'image_broken'],
    ['the beginning of a JPEG', () => jpeg.subarray(0, 20), 400, 'image_broken'],
    ['a PNG bomb', () => hugePng(10_000, 5_001), 413, 'image_too_many_pixels'],
    ['a far larger one', () => hugePng(60_000, 60_000), 413, 'image_too_many_pixels'],
  ]
  test.each(files)('refuse %s and keep nothing of it', async (_, file, status, code) => {
    const creator = await makeCreator(backend)
    expect(await uploadAndCheck(backend, creator, await file())).toMatchObject(refusal(status, code))
    expect(await kept(creator)).toEqual({ results: [], images: [] })
  })

  test('find nothing that was never uploaded, nor what is another user’s', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const form = await requestUploadForm(backend, ann)
    expect(await checkUpload(backend, ann, form.upload)).toMatchObject(refusal(404, 'upload_missing'))
    await postForm(form, png)
    expect(await checkUpload(backend, bob, form.upload)).toMatchObject(refusal(404, 'upload_missing'))
    expect((await checkUpload(backend, ann, form.upload)).status).toBe(200)
  })

  test('refuse another image under an upload that was checked', async () => {
    const creator = await makeCreator(backend)
    const form = await requestUploadForm(backend, creator)
    await postForm(form, png)
    const { thumbnail } = advice.thumbnail.output.parse((await checkUpload(backend, creator, form.upload)).body)
    expect(await postForm(form, jpeg)).toBe(204)
    expect(await checkUpload(backend, creator, form.upload)).toMatchObject(refusal(409, 'upload_replaced'))
    const { results, images } = await kept(creator)
    expect(results.map(({ hash }) => hash)).toEqual([thumbnail])
    expect(images).toEqual([`previews/${creator.userId}/${thumbnail}`])
  })

  test('are 60 a day, those that failed included', async () => {
    const creator = await makeCreator(backend)
    const { spendBudget: take } = await import('#functions/store/limits.ts')
    const today = new Date().toISOString().slice(0, 10)
    await take(`thumbnails#${pseudonymize(creator.userId)}#${today}`, 59, 60, Math.ceil(Date.now() / 1000) + 86_400)
    const { upload } = await requestUploadForm(backend, creator)
    expect(await checkUpload(backend, creator, upload)).toMatchObject(refusal(404, 'upload_missing'))
    expect(await checkUpload(backend, creator, upload)).toMatchObject(refusal(429, 'thumbnails_spent'))
  })
})

describe('what is counted of the day', () => {
  const counted = async ({ userId }: Creator) =>
    (await backend.items('limits')).find(({ key }) => `${key}`.startsWith(`thumbnails#${pseudonymize(userId)}#`))?.used

  test.each([
    ['SlowDown', 503, 'unavailable'],
    ['InternalError', 500, 'internal'],
  ])('is no thumbnail that S3 does not hand out (%s), and the upload stays', async (name, status, code) => {
    expectErrors()
    const creator = await makeCreator(backend)
    const form = await requestUploadForm(backend, creator)
    await postForm(form, png)
    const outage = mockClient(S3Client)
    outage.on(GetObjectCommand).rejects(Object.assign(new Error('not now'), { name }))
    expect(await checkUpload(backend, creator, form.upload)).toMatchObject(refusal(status, code))
    outage.restore()
    expect(await counted(creator)).toBe(0)
    expect((await checkUpload(backend, creator, form.upload)).status).toBe(200)
    expect(await counted(creator)).toBe(1)
  })

  test('is one that is refused, and the same one again', async () => {
    const creator = await makeCreator(backend)
    await uploadAndCheck(backend, creator, Buffer.from('hello, I am a JPEG'))
    expect(await counted(creator)).toBe(1)
    await uploadAndCheck(backend, creator, png)
    await uploadAndCheck(backend, creator, png)
    expect(await counted(creator)).toBe(3)
  })

  test('nothing is put back twice, nor to a day that is forgotten', async () => {
    const { refundBudget: putBack, spendBudget: take } = await import('#functions/store/limits.ts')
    const used = async () => (await backend.items('limits')).find(({ key }) => key === 'thumbnails#zoe#today')?.used
    await putBack('thumbnails#zoe#today', 1)
    expect(await used()).toBeUndefined()
    await take('thumbnails#zoe#today', 1, 60, 2_000_000_000)
    for (let time = 0; time < 2; time++) await putBack('thumbnails#zoe#today', 1)
    expect(await used()).toBe(0)
  })
})

describe('a draft with a thumbnail', () => {
  const analyze = (creator: Creator, body: object) =>
    backend.request('POST', '/api/analyze', { as: creator.token, body })
  const analysed = async (creator: Creator, body: object) =>
    advice.analyze.output.parse((await analyze(creator, body)).body)

  test('is analysed with what was found, paid once, and listed with its picture', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail, analysis } = await uploadCheckedThumbnail(backend, creator, jpeg)
    const first = await analysed(creator, { thumbnail })
    expect(first).toMatchObject({ repeated: false, meter: { used: 1 }, analysis: { thumbnailAnalysis: analysis } })
    expect(first.analysis).not.toHaveProperty('titleAnalysis')
    expect(await analysed(creator, { thumbnail })).toMatchObject({
      repeated: true,
      analysis: { id: first.analysis.id },
    })
    const history = await backend.request('GET', '/api/analyses', { as: creator.token })
    const [listed] = advice.history.output.parse(history.body).analyses
    const picture = await fetch(listed?.thumbnailUrl ?? '')
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 320,
      height: 180,
    })
  })

  test('and a title is checked as a pair', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail } = await uploadCheckedThumbnail(backend, creator, jpeg)
    const { analysis } = await analysed(creator, { title: 'How our boat sank', thumbnail })
    expect(analysis.titleAnalysis?.basis).toBe('model')
    expect(analysis.pairChecks).toMatchObject([{ check: 'repeated_words', state: 'warn', words: ['boat'] }])
  })

  test('needs a thumbnail that was checked for this user', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    const { thumbnail } = await uploadCheckedThumbnail(backend, ann, png)
    expect(await analyze(bob, { thumbnail })).toMatchObject(refusal(404, 'thumbnail_unknown'))
    expect(await analyze(bob, { title: 'With a title', thumbnail: 'f'.repeat(64) })).toMatchObject(
      refusal(404, 'thumbnail_unknown'),
    )
    expect((await backend.items('usage')).filter(({ userId }) => userId === bob.userId)).toEqual([])
  })

  test('takes its picture along when it is deleted', async () => {
    const creator = await makeCreator(backend)
    const { thumbnail } = await uploadCheckedThumbnail(backend, creator, png)
    const { analysis } = await analysed(creator, { thumbnail })
    const copy = `copies/${creator.userId}/${analysis.id}`
    expect((await kept(creator)).images).toContain(copy)
    await backend.request('DELETE', `/api/analyses/${analysis.id}`, { as: creator.token })
    expect((await kept(creator)).images).not.toContain(copy)
  })

  test('is gone with all pictures of its user', async () => {
    const [ann, bob] = [await makeCreator(backend), await makeCreator(backend)]
    for (const one of [ann, bob]) {
      const { thumbnail } = await uploadCheckedThumbnail(backend, one, png)
      await analysed(one, { thumbnail })
    }
    const { deleteAllImages } = await import('#functions/store/images.ts')
    await deleteAllImages(ann.userId)
    expect((await kept(ann)).images).toEqual([])
    expect((await kept(bob)).images).toHaveLength(3)
  })
})
