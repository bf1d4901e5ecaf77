import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { listen } from '#infra/local/listen.ts'

/** Sends a request to a server under a host name. Returns the status, and the body or the address that it leads to. */
const askAs = (origin: string, host: string, headers = {}) =>
  new Promise<[number | undefined, string]>((resolve, reject) => {
    const asking = request(origin, { headers: { host, ...headers } }, async (answer) =>
      resolve([answer.statusCode, answer.headers.location ?? (await text(answer))]),
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

it('a server named localhost sends browsers there from 127.0.0.1, through a tunnel too, and answers programs', async () => {
  const { origin, stop } = await listen((_, response) => void response.end('here'), 0, 'localhost')
  const { hostname, port } = new URL(origin)
  expect(hostname).toBe('localhost')
  const page = { 'sec-fetch-dest': 'document' }
  const ask = (host: string, headers = {}) => askAs(`http://127.0.0.1:${port}/login?a=b`, host, headers)
  expect(await ask(`127.0.0.1:${port}`, page)).toEqual([307, `${origin}/login?a=b`])
  expect(await ask('127.0.0.1:8080', page)).toEqual([307, 'http://localhost:8080/login?a=b'])
  expect(await ask(`localhost:${port}`, page)).toEqual([200, 'here'])
  expect(await ask(`127.0.0.1:${port}`)).toEqual([200, 'here'])
  await stop()
})
