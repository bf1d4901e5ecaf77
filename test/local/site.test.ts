import { expect, test } from 'vitest'
import { listen } from '#infra/local/listen.ts'
import { createSite } from '#infra/local/site.ts'
import { ask } from '#test/support/ask.ts'
import { siteConfig } from '#test/support/site-config.ts'

const site = createSite(siteConfig, 'http://viewcraft.test')

test.each(['identity', 'gzip', ''])(
  'sends documents uncompressed to a client that accepts %j, such as curl',
  async (accepted) => {
    const { origin, stop } = await listen(site)
    for (const path of ['/openapi.json', '/.well-known/oauth-authorization-server']) {
      const { headers, body } = await ask(origin, 'GET', path, { headers: { 'accept-encoding': accepted } })
      expect(headers['content-encoding'], path).toBeUndefined()
      expect(body, path).toBeTypeOf('object')
    }
    await stop()
  },
)

test('compresses documents for a browser', async () => {
  const { origin, stop } = await listen(site)
  const { headers } = await ask(origin, 'GET', '/openapi.json', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(headers['content-encoding']).toBe('br')
  await stop()
})
