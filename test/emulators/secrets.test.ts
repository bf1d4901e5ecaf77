import { GetSecretValueCommand, ListSecretsCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listen, type RunningServer } from '#infra/local/listen.ts'
import { createSecretsStub } from '#infra/local/stubs/secrets.ts'

const vault = createSecretsStub({
  secrets: new Map([
    ['viewcraft/origin', '{"current":"é"}'],
    ['viewcraft/stripe', 'sk'],
  ]),
  readers: new Map<string, readonly string[] | 'all'>([
    ['advice-analyze', ['viewcraft/origin', 'viewcraft/lost']],
    ['triggers-custom-message', []],
    ['local-admin', 'all'],
  ]),
})
let running: RunningServer
beforeAll(async () => {
  running = await listen(vault)
})
afterAll(() => running.stop())

const as = (accessKeyId: string) =>
  new SecretsManagerClient({
    endpoint: running.origin,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey: 'any' },
    maxAttempts: 1,
  })
const read = (accessKeyId: string, SecretId: string) => as(accessKeyId).send(new GetSecretValueCommand({ SecretId }))

it("returns the secrets of a function's access row", async () => {
  expect(await read('advice-analyze', 'viewcraft/origin')).toMatchObject({
    Name: 'viewcraft/origin',
    SecretString: '{"current":"é"}',
  })
  expect((await read('local-admin', 'viewcraft/stripe')).SecretString).toBe('sk')
})

it('refuses other secrets, as IAM does, whether they exist or not', async () => {
  const denied = { name: 'AccessDeniedException', $metadata: { httpStatusCode: 400 } }
  await expect(read('advice-analyze', 'viewcraft/stripe')).rejects.toMatchObject(denied)
  await expect(read('advice-analyze', 'viewcraft/none')).rejects.toMatchObject(denied)
  await expect(read('triggers-custom-message', 'viewcraft/origin')).rejects.toMatchObject(denied)
  await expect(read('constructor', 'viewcraft/origin')).rejects.toMatchObject({ name: 'UnrecognizedClientException' })
})

it('reports a missing secret', async () => {
  await expect(read('advice-analyze', 'viewcraft/lost')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
  await expect(read('local-admin', '__proto__')).rejects.toMatchObject({ name: 'ResourceNotFoundException' })
})

it('refuses other actions and invalid requests', async () => {
  await expect(as('local-admin').send(new ListSecretsCommand({}))).rejects.toThrow('Only GetSecretValue')
  const headers = { 'x-amz-target': 'secretsmanager.GetSecretValue' }
  for (const body of ['', '{', '{"SecretId":1}', 'x'.repeat(20_000)]) {
    expect((await fetch(running.origin, { method: 'POST', headers, body })).status).toBe(400)
  }
})
