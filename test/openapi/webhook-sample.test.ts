import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { transform } from 'esbuild'
import { Webhook } from 'standardwebhooks'
import { afterAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { webhookSample } from '#web/features/developers/request-samples.ts'

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`
// The sample is written beside this file, so that its import is found.
const file = path.join(import.meta.dirname, `sample-${process.pid}.mjs`)
afterAll(() => rm(file))

const Receiver = z.object({
  POST: z.custom<(request: Request) => Promise<Response>>((value) => typeof value === 'function'),
})

it('receives what is signed with its secret, and nothing else', async () => {
  vi.stubEnv('VIEWCRAFT_WEBHOOK_SECRET', secret)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  await writeFile(file, (await transform(webhookSample, { loader: 'ts' })).code)
  const { POST } = Receiver.parse({ ...(await import(file)) })
  const body = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: {} })
  const receive = (sent: string, signature: string, at = new Date()) => {
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
      'webhook-signature': signature,
    }
    return POST(new Request('https://receiver.example', { method: 'POST', body: sent, headers }))
  }
  const sign = (at: Date) => new Webhook(secret).sign('evt_1', at, body)
  const now = new Date()
  expect((await receive(body, sign(now), now)).status).toBe(204)
  expect(log.mock.calls).toEqual([[JSON.parse(body)]])
  const early = new Date(now.getTime() - 10 * 60_000)
  for (const refused of [
    receive(`${body} `, sign(now), now),
    receive(body, 'v1,AAAA', now),
    receive(body, sign(early), early),
  ])
    expect((await refused).status).toBe(400)
})
