import { expect, test, vi } from 'vitest'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { checkUpload, postForm, requestUploadForm } from '#test/support/thumbnail-uploads.ts'

vi.mock('onnxruntime-node', () => {
  throw new Error('no native binary for this platform')
})

const backend = setUpBackend()

test('without the native packages, a check fails with image_checks_unavailable, is not counted, and leaves the upload in place', async () => {
  expectErrors()
  const creator = await makeCreator(backend)
  const form = await requestUploadForm(backend, creator)
  await postForm(form, Buffer.from('whatever'))
  expect(await checkUpload(backend, creator, form.upload)).toMatchObject({
    status: 503,
    body: { error: { code: 'image_checks_unavailable' } },
  })
  expect((await backend.items('limits')).filter(({ key }) => `${key}`.startsWith('thumbnails#'))).toEqual([])
  expect(await backend.imageKeys()).toEqual([`originals/${creator.userId}/${form.upload}`])
})

test('without the native packages, everything else works', async () => {
  const { token } = await makeCreator(backend)
  const response = await backend.request('POST', '/api/analyze', { as: token, body: { title: 'How to build a boat' } })
  expect(response.status).toBe(200)
})
