import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Addresses, localEnvironment, region, secretId } from '#infra/local/deployment.ts'
import { type Outside, startOutside } from '#infra/local/outside.ts'

const site = 'http://127.0.0.1:1'
let data: string
let outside: Outside
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'outside-'))
})
afterEach(async () => {
  await outside.stop()
  await rm(data, { recursive: true })
})

const start = async (youtubeKey?: string) => {
  outside = await startOutside({ data, site, youtubeKey, onTrigger: () => Promise.reject(new Error('none')) })
}
const addresses = (): Addresses => ({ site, ...outside.addresses })
/** YouTube's key as a function reads it. */
async function keyFor(accessKeyId: string): Promise<string | undefined> {
  const client = new SecretsManagerClient({
    endpoint: outside.addresses.secrets,
    region,
    credentials: { accessKeyId, secretAccessKey: 'local' },
  })
  return (await client.send(new GetSecretValueCommand({ SecretId: secretId('youtube') }))).SecretString
}

describe('YouTube', () => {
  it('is a stand-in where there is no key, told to those who ask it', async () => {
    await start()
    const { YOUTUBE_URL } = localEnvironment('youtube/channel', addresses(), {})
    expect(localEnvironment('advice/history', addresses(), {})).not.toHaveProperty('YOUTUBE_URL')
    const headers = { 'x-goog-api-key': `${await keyFor('youtube-channel')}` }
    const answer = await fetch(`${YOUTUBE_URL}/youtube/v3/channels?part=id&forHandle=pocketorrery`, { headers })
    expect(answer.status).toBe(200)
  })

  it('is the real one where there is a key, which only those who ask it may read', async () => {
    await start('a-key-of-our-own')
    expect(localEnvironment('youtube/channel', addresses(), {})).not.toHaveProperty('YOUTUBE_URL')
    expect(await keyFor('youtube-channel')).toBe('a-key-of-our-own')
    await expect(keyFor('advice-history')).rejects.toMatchObject({ name: 'AccessDeniedException' })
  })
})
