import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { postForm } from '#functions/clients/google/request.ts'
import { callDataApiAsOwner } from '#functions/clients/youtube/client.ts'
import { listen, type RunningServer } from '#infra/local/listen.ts'

/** Closes each connection at its second request, like a connection that died while Lambda was frozen. */
let server: RunningServer
beforeAll(async () => {
  const served = new WeakSet<object>()
  server = await listen(
    createServer((request, response) => {
      if (served.has(request.socket)) return void request.socket.destroy()
      served.add(request.socket)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    }),
  )
})
afterAll(() => server.stop())

it('requests to YouTube and Google do not reuse connections', async () => {
  vi.stubEnv('YOUTUBE_URL', server.origin)
  vi.stubEnv('GOOGLE_OAUTH_URL', server.origin)
  for (let time = 0; time < 4; time += 1) {
    expect(await callDataApiAsOwner('token', 'channels', {}, z.object({}))).toEqual({})
    expect(await postForm('/revoke', {})).toEqual({ status: 200, body: {} })
  }
})

it('servers of local mode do not close idle connections', async () => {
  const response = await fetch(server.origin)
  // A server that closes idle connections announces its timeout in this header.
  expect(response.headers.get('keep-alive')).toBeNull()
})
