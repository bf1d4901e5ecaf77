import { expect, test, vi } from 'vitest'
import { setUpBackend } from '#test/support/backend.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { checkUpload, postForm, requestUploadForm } from '#test/support/thumbnail-uploads.ts'

vi.mock('onnxruntime-node', () => {
  throw new Error('no machine code for this platform')
})

const backend = setUpBackend()

test('a machine without the native packages says that checks are off, counts nothing and keeps the upload', async () => {
  expectErrors()
  const creator = await makeCreator(backend)
  const form = await requestUploadForm(backend, creator)
  await postForm(form, Buffer.from('whatever'))
  expect(await checkUpload(backend, creator, form.upload)).toMatchObject({
    status: 503,
    body: { error: { code: 'image_checks_off' } },
  })
  expect((await backend.items('limits')).filter(({ key }) => `${key}`.startsWith('thumbnails#'))).toEqual([])
  expect(await backend.imageKeys()).toEqual([`originals/${creator.userId}/${form.upload}`])
})

test('and does everything else', async () => {
  const { token } = await makeCreator(backend)
  const answer = await backend.request('POST', '/api/analyze', { as: token, body: { title: 'How to build a boat' } })
  expect(answer.status).toBe(200)
})
