import { beforeEach, expect, test, vi } from 'vitest'
import type { Config } from '#shared/config.ts'
import { fillConfig } from '#shared/config-block.ts'
import { siteConfig } from '#test/support/site-config.ts'
import type { loadConfig } from '#web/lib/config.ts'

const config: Config = { ...siteConfig, region: 'eu-west-1', local: false }
const fetched = vi.fn<(url: string) => Promise<Response>>()
const show = (filled: Config) => {
  document.body.innerHTML = fillConfig('<script type="application/json" id="config"></script>', filled)
}
/** Imports the module again, as a page that was just opened does, and returns its `loadConfig`. */
async function open(): Promise<typeof loadConfig> {
  vi.resetModules()
  return (await import('#web/lib/config.ts')).loadConfig
}

beforeEach(() => {
  document.body.innerHTML = ''
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})

test('is read from the page without a request, whatever its texts contain', async () => {
  const odd = { ...config, userPoolId: "</script><b>$& $1 \u2028 '" }
  show(odd)
  expect(await (await open())()).toEqual(odd)
  expect(fetched).not.toHaveBeenCalled()
})

test('is fetched once where the page has none, and again after a failure', async () => {
  const load = await open()
  fetched.mockRejectedValueOnce(new TypeError('offline')).mockImplementation(async () => Response.json(config))
  await expect(load()).rejects.toThrow('offline')
  expect(await Promise.all([load(), load()])).toEqual([config, config])
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/config.json', '/config.json'])
})

test('is refused if it lacks what every deployment has', async () => {
  document.body.innerHTML = '<script type="application/json" id="config">{"region":"eu-west-1"}</script>'
  await expect((await open())()).rejects.toThrow('incomplete')
})
