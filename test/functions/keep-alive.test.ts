import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { postForm } from '#functions/clients/google/request.ts'
import { callDataApiAsOwner } from '#functions/clients/youtube/client.ts'
import { listen, type RunningServer } from '#infra/local/listen.ts'

/** Serves each connection once: the next request on it finds it dead. */
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

it('asks YouTube and Google on connections that nobody can have lost', async () => {
  vi.stubEnv('YOUTUBE_URL', server.origin)
  vi.stubEnv('GOOGLE_OAUTH_URL', server.origin)
  for (let time = 0; time < 4; time += 1) {
    expect(await callDataApiAsOwner('token', 'channels', {}, z.object({}))).toEqual({})
    expect(await postForm('/revoke', {})).toEqual({ status: 200, body: {} })
  }
})

it('keeps connections to what runs on this machine for as long as the caller likes', async () => {
  const answer = await fetch(server.origin)
  // A server that closes idle connections says after how many seconds.
  expect(answer.headers.get('keep-alive')).toBeNull()
})
