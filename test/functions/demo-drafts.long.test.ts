import { expect, it } from 'vitest'
import { seedDemo } from '#infra/local/seed/demo.ts'
import { drafts } from '#shared/contract/drafts.ts'
import { setUpBackend } from '#test/support/backend.ts'

const backend = setUpBackend()

it('the demo creator has drafts, some with pictures, and one that is deleted stays deleted', async () => {
  const { AWS_ENDPOINT_URL_DYNAMODB: dynamo = '', AWS_ENDPOINT_URL_S3: s3 = '' } = process.env
  const seed = () => seedDemo({ cognito: backend.poolOrigin, dynamo, s3 })
  await seed()
  const [account] = await backend.items('accounts')
  const as = backend.tokenFor(`${account?.userId}`)
  const list = async () => drafts.list.output.parse((await backend.request('GET', '/api/drafts', { as })).body).drafts

  const seeded = await list()
  expect(seeded.map(({ state, thumbnails }) => [state, thumbnails])).toEqual([
    ['idea', 0],
    ['idea', 0],
    ['working', 2],
    ['working', 0],
    ['ready', 1],
  ])
  const sourdough = seeded[2]
  expect((await fetch(sourdough?.thumbnailUrl ?? '')).status).toBe(200)
  const { body } = await backend.request('GET', `/api/drafts/${sourdough?.id}`, { as })
  expect(drafts.get.output.parse(body).draft.pictures).toHaveLength(2)

  await backend.request('DELETE', `/api/drafts/${sourdough?.id}`, { as })
  await seed()
  expect(await list()).toHaveLength(4)
})
