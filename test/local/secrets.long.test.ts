import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildSite } from '#infra/build-site.ts'
import { bundleTogether, localBuild, siteDirectory } from '#infra/bundle.ts'
import { filesIn, secretFormats } from '#test/support/published.ts'
import { type RunningSystem, startSystem } from '#test/support/start-system.ts'

/** Keys like those in an operator's `.env`. */
const keys = {
  YOUTUBE_API_KEY: 'AIzaSyTestTestTestTestTestTestTestTest1',
  GOOGLE_CLIENT_ID: '123-abc.apps.googleusercontent.com',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-test-test-test-test-test',
  GOOGLE_SIGN_IN_CLIENT_ID: '456-def.apps.googleusercontent.com',
  GOOGLE_SIGN_IN_CLIENT_SECRET: 'GOCSPX-other-other-other-other',
  AI_API_KEY: 'sk-test-test-test-test-test-test',
  AI_MODEL: 'a-model',
  AI_PRICE_IN: '1',
  AI_PRICE_OUT: '1',
}
/** The client id and the model are not secrets. */
const secrets = [keys.YOUTUBE_API_KEY, keys.GOOGLE_CLIENT_SECRET, keys.GOOGLE_SIGN_IN_CLIENT_SECRET, keys.AI_API_KEY]

let data: string
let built: string
let system: RunningSystem
beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'secrets-'))
  built = await mkdtemp(path.join(tmpdir(), 'built-'))
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value)
  // With the test runner's NODE_ENV, React's development build would be used.
  vi.stubEnv('NODE_ENV', undefined)
  const into = { ...localBuild, directory: built }
  await Promise.all([bundleTogether(into), buildSite(into)])
  system = await startSystem(data, keys)
}, 240_000)
afterAll(async () => {
  await system?.end('SIGTERM')
  for (const directory of [data, built]) await rm(directory, { recursive: true, force: true })
})

const filesWithSecrets = (files: readonly [string, string][]) =>
  files
    .filter(([, text]) => secrets.some((secret) => text.includes(secret)) || secretFormats.test(text))
    .map(([name]) => name)

describe('built with an operator’s keys in the environment, no secret is', () => {
  it('in a function', async () => {
    const files = await filesIn(path.join(built, 'functions'))
    expect(files.length).toBeGreaterThan(40)
    expect(filesWithSecrets(files)).toEqual([])
  })

  it('in the site, its source maps or its configuration', async () => {
    const files = await filesIn(siteDirectory({ ...localBuild, directory: built }))
    expect(files.length).toBeGreaterThan(20)
    const config = await (await fetch(`${system.url}/config.json`)).text()
    expect(config).toContain(keys.GOOGLE_CLIENT_ID)
    expect(filesWithSecrets([...files, ['config.json', config]])).toEqual([])
  })

  it('in the log or the output', async () => {
    for (const name of ['/api/account', '/api/youtube/channel?url=youtube.com/@pocketorrery'])
      await fetch(`${system.url}${name}`)
    const log = await readFile(path.join(data, 'functions.log'), 'utf8')
    expect(
      filesWithSecrets([
        ['functions.log', log],
        ['output', system.output()],
      ]),
    ).toEqual([])
  })

  it('missed by this test', () => {
    expect(
      filesWithSecrets([
        ['a', `const key = "${keys.AI_API_KEY}"`],
        ['b', 'AKIAIOSFODNN7EXAMPLE'],
        ['c', 'sk-ip'],
      ]),
    ).toEqual(['a', 'b'])
  })
})
