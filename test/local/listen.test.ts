import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { listen } from '#infra/local/listen.ts'

/** Sends a request to a server under a host name. Returns the status and the body. */
const askAs = (origin: string, host: string) =>
  new Promise<[number | undefined, string]>((resolve, reject) => {
    const asking = request(origin, { headers: { host } }, async (answer) =>
      resolve([answer.statusCode, await text(answer)]),
    )
    asking.once('error', reject).end()
  })

it.each([
  ['a listener', () => listen((_, response) => void response.end('here'))],
  ['a server', () => listen(createServer((_, response) => void response.end('here')))],
])('%s gets requests to 127.0.0.1 and localhost only', async (_, start) => {
  const { origin, stop } = await start()
  const { host, port } = new URL(origin)
  for (const local of [host, `localhost:${port}`, 'LOCALHOST', '127.0.0.1:8080'])
    expect(await askAs(origin, local)).toEqual([200, 'here'])
  for (const other of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', 'localhost.evil.example'])
    expect(await askAs(origin, other)).toEqual([403, expect.stringContaining('127.0.0.1 and localhost only')])
  await stop()
})
