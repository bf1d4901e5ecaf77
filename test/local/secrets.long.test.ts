import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { siteDirectory } from '#infra/build-site.ts'
import { bundleFunctions } from '#infra/bundle.ts'
import { type Started, startSystem } from '#test/support/start.ts'

/** As an operator's `.env` has them, each like a real one. */
const keys = {
  YOUTUBE_API_KEY: 'AIzaSyTestTestTestTestTestTestTestTest1',
  GOOGLE_CLIENT_ID: '123-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-test-test-test-test-test',
  AI_API_KEY: 'sk-test-test-test-test-test-test',
  AI_MODEL: 'a-model',
  AI_PRICE_IN: '1',
  AI_PRICE_OUT: '1',
}
/** Neither is a secret: both are what browsers have to know, or nobody. */
const secrets = [keys.YOUTUBE_API_KEY, keys.GOOGLE_CLIENT_SECRET, keys.AI_API_KEY]
/** What any secret of such kinds looks like: Google's keys and client secrets, AI providers', AWS's, Stripe's, private keys. */
const shapes =
  /AIza[\w-]{35}|GOCSPX-[\w-]{20,}|\bsk-[\w-]{20,}|AKIA[A-Z0-9]{16}|[rs]k_(?:live|test)_\w{16,}|whsec_\w{16,}|-----BEGIN [A-Z ]*PRIVATE KEY/

let data: string
let bundles: string
let system: Started
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'secrets-'))
  bundles = await mkdtemp(path.join(tmpdir(), 'bundles-'))
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value)
  await bundleFunctions(bundles)
  system = await startSystem(data, keys)
}, 240_000)
afterAll(async () => {
  await system?.end('SIGTERM')
  for (const directory of [data, bundles]) await rm(directory, { recursive: true, force: true })
})

/** Every file below, by its name. */
async function filesIn(directory: string): Promise<[string, string][]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
  return Promise.all(
    files.map(async ({ name, parentPath }) => [name, await readFile(path.join(parentPath, name), 'latin1')]),
  )
}

const holding = (files: readonly [string, string][]) =>
  files.filter(([, text]) => secrets.some((secret) => text.includes(secret)) || shapes.test(text)).map(([name]) => name)

describe('built while an operator’s keys are in the environment, no secret is', () => {
  it('in a function', async () => {
    const files = await filesIn(bundles)
    expect(files.length).toBeGreaterThan(40)
    expect(holding(files)).toEqual([])
  })

  it('in the site, its source maps or what it is configured with', async () => {
    const files = await filesIn(siteDirectory)
    expect(files.length).toBeGreaterThan(20)
    const config = await (await fetch(`${system.url}/config.json`)).text()
    expect(config).toContain(keys.GOOGLE_CLIENT_ID)
    expect(holding([...files, ['config.json', config]])).toEqual([])
  })

  it('in what the system wrote to its log or printed', async () => {
    for (const name of ['/api/account', '/api/youtube/channel?url=youtube.com/@pocketorrery'])
      await fetch(`${system.url}${name}`)
    const log = await readFile(path.join(data, 'functions.log'), 'utf8')
    expect(
      holding([
        ['functions.log', log],
        ['output', system.output()],
      ]),
    ).toEqual([])
  })

  it('and would be found', () => {
    expect(
      holding([
        ['a', `const key = "${keys.AI_API_KEY}"`],
        ['b', 'AKIAIOSFODNN7EXAMPLE'],
        ['c', 'sk-ip'],
      ]),
    ).toEqual(['a', 'b'])
  })
})
