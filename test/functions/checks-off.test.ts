import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { type House, startHouse } from '#test/support/house.ts'
import { check, post, uploadForm } from '#test/support/uploading.ts'

vi.mock('onnxruntime-node', () => {
  throw new Error('no machine code for this platform')
})

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.stop())

test('a machine without the native packages says that checks are off, counts nothing and keeps the upload', async () => {
  expectErrors()
  const creator = await makeCreator(house)
  const form = await uploadForm(house, creator)
  await post(form, Buffer.from('whatever'))
  expect(await check(house, creator, form.upload)).toMatchObject({
    status: 503,
    body: { error: { code: 'image_checks_off' } },
  })
  expect((await house.items('limits')).filter(({ key }) => `${key}`.startsWith('thumbnails#'))).toEqual([])
  expect(await house.imageKeys()).toEqual([`originals/${creator.userId}/${form.upload}`])
})

test('and does everything else', async () => {
  const { token } = await makeCreator(house)
  const answer = await house.request('POST', '/api/analyze', { as: token, body: { title: 'How to build a boat' } })
  expect(answer.status).toBe(200)
})
