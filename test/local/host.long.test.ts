import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway } from '#infra/local/gateway.ts'
import { FunctionHost } from '#infra/local/host/host.ts'
import { buildRuntime } from '#infra/local/host/runtime-build.ts'

/** A function that does what the query asks for. */
const source = `
let calls = 0
export async function handler(event, context) {
  calls += 1
  const { ask, url } = event.queryStringParameters ?? {}
  if (ask === 'spin') for (;;);
  if (ask === 'itself') await fetch(url)
  if (ask === 'wait') await new Promise(() => {})
  if (ask === 'throw') throw new Error('asked to throw')
  if (ask === 'exit') process.exit(3)
  if (ask === 'large') return { statusCode: 200, body: 'x'.repeat(7 * 1024 * 1024) }
  if (ask === 'plain') return { plain: true }
  if (ask === 'packed') return { statusCode: 200, headers: { 'content-encoding': 'gzip' }, body: '${gzipSync('packed').toString('base64')}', isBase64Encoded: true }
  console.log('called', ask)
  const short = { ...event, body: event.body?.slice(0, 100) }
  return { statusCode: 200, body: JSON.stringify({ env: Object.keys(process.env).sort(), time: context.getRemainingTimeInMillis(), event: short, calls }) }
}`

let directory: string
let runtime: string
let servers: Server[] = []
let hosts: FunctionHost[] = []
let output = ''

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'viewcraft-host-'))
  runtime = await buildRuntime(directory)
  await writeFile(path.join(directory, 'function.mjs'), source)
  await writeFile(path.join(directory, 'broken.mjs'), "throw new Error('does not load')")
})

afterAll(async () => {
  for (const server of servers) server.close()
  await Promise.all(hosts.map((host) => host.stop()))
  await rm(directory, { recursive: true })
  servers = []
  hosts = []
})

const sink = new Writable({
  write(chunk, _, done) {
    output += chunk
    done()
  },
})

async function serve(
  native: boolean,
  { file = 'function.mjs', seconds = 1, timeoutMs = 30_000, idleMs = 30_000, callsItself = false } = {},
) {
  const bundle = pathToFileURL(path.join(directory, file)).href
  const spec = { name: 'trial', bundle, environment: { ONLY: 'this' }, seconds, megabytes: 128, native, callsItself }
  const host = new FunctionHost(spec, runtime, sink, idleMs)
  const gateway = createGateway({
    routes: [
      ['trial', { method: 'GET', path: '/api/trial' }],
      ['trial', { method: 'POST', path: '/api/things/{id}' }],
    ],
    invoke: (_, event) => host.invoke(event),
    originSecret: 'origin-secret',
    timeoutMs,
  })
  const server = createServer(gateway)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  hosts.push(host)
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, ask: (ask: string) => fetch(`${base}/api/trial?ask=${ask}`), base }
}

describe.each([
  ['thread', false],
  ['child process', true],
])('a function in a %s', (_, native) => {
  it('returns its result with its own environment only, and its output is logged', async () => {
    const { ask } = await serve(native)
    const response = await ask('hello')
    const { env, time } = await response.json()
    expect(response.status).toBe(200)
    expect(env).toContain('ONLY')
    expect(env.filter((name: string) => /^(PATH|HOME|npm_)/.test(name))).toEqual([])
    expect(time).toBeGreaterThan(0)
    await expect.poll(() => output).toContain('called hello')
  })

  it.each(['spin', 'wait'])('that would %s forever times out, and the next call works', async (how) => {
    const { ask } = await serve(native)
    const [late, other] = await Promise.all([ask(how), ask('hello')])
    expect(late.status).toBe(500)
    expect(await late.json()).toEqual({ message: 'Internal Server Error' })
    expect(other.status).toBe(200)
    expect((await ask('hello')).status).toBe(200)
  })

  it('that calls itself gets a copy for the call, even after quick calls', async () => {
    const { ask, base } = await serve(native, { callsItself: true })
    for (let call = 0; call < 20; call++) await ask('hello')
    expect((await ask(`itself&url=${encodeURIComponent(`${base}/api/trial?ask=hello`)}`)).status).toBe(200)
  })

  it('that throws or exits returns a 500, and the next call works', async () => {
    const { ask } = await serve(native)
    expect((await ask('throw')).status).toBe(500)
    expect((await ask('exit')).status).toBe(500)
    expect((await ask('hello')).status).toBe(200)
  })

  it('that does not load returns a 500 each time', async () => {
    const { ask } = await serve(native, { file: 'broken.mjs' })
    expect((await ask('hello')).status).toBe(500)
    expect((await ask('hello')).status).toBe(500)
  })

  it('handles many concurrent calls', async () => {
    const { ask } = await serve(native, { seconds: 20 })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => ask(`n${n}`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  })

  it('that is idle ends, and starts again for the next call', async () => {
    const { ask } = await serve(native, { seconds: 20, idleMs: 50 })
    const calls = async () => (await (await ask('hello')).json()).calls
    expect(await calls()).toBe(1)
    await expect.poll(calls, { interval: 200, timeout: 10_000 }).toBe(1)
  })

  it('that has changed finishes its calls in progress', async () => {
    const { host, ask } = await serve(native, { seconds: 20 })
    const answers = Array.from({ length: 5 }, (_, n) => ask(`n${n}`))
    host.retire()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(5).fill(200))
  })
})

describe('the gateway', () => {
  it('times out a slow function as the HTTP API does', async () => {
    const { ask } = await serve(false, { seconds: 20, timeoutMs: 100 })
    const response = await ask('wait')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ message: 'Service Unavailable' })
  })

  it('accepts requests and responses of at most 6 MB', async () => {
    const { ask, base } = await serve(false)
    const post = (bytes: number) =>
      fetch(`${base}/api/things/1`, {
        method: 'POST',
        body: 'x'.repeat(bytes),
        headers: { 'content-type': 'text/plain' },
      })
    expect((await post(5 * 1024 * 1024)).status).toBe(200)
    expect((await post(6 * 1024 * 1024 + 1)).status).toBe(413)
    expect((await ask('large')).status).toBe(500)
    expect((await ask('hello')).status).toBe(200)
  })

  it('creates API Gateway events: decoded parameters, joined queries, base64 for binary bodies', async () => {
    const { base } = await serve(false)
    const response = await fetch(`${base}/api/things/a%2Fb%20c?x=1&x=2`, {
      method: 'POST',
      body: new Uint8Array([0, 255]),
      headers: { 'content-type': 'image/png', 'x-origin-secret': 'forged', 'x-viewer-address': '9.9.9.9' },
    })
    const { event } = await response.json()
    expect(event.pathParameters).toEqual({ id: 'a/b c' })
    expect(event.queryStringParameters).toEqual({ x: '1,2' })
    expect([event.body, event.isBase64Encoded]).toEqual(['AP8=', true])
    expect(event.headers['x-origin-secret']).toBe('origin-secret')
    expect(event.headers['x-viewer-address']).toBe('127.0.0.1')
  })

  it('decodes base64 bodies', async () => {
    const { ask } = await serve(false)
    const response = await ask('packed')
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(Number(response.headers.get('content-length'))).toBe(gzipSync('packed').length)
    expect(await response.text()).toBe('packed')
  })

  it('refuses unknown paths, methods and malformed escapes itself', async () => {
    const { base } = await serve(false)
    expect((await fetch(`${base}/api/nothing`)).status).toBe(404)
    expect((await fetch(`${base}/api/trial`, { method: 'DELETE' })).status).toBe(404)
    expect((await fetch(`${base}/api/things/%E0%A4%A`, { method: 'POST' })).status).toBe(400)
  })

  it('wraps a value without a status code as JSON', async () => {
    const { ask } = await serve(false)
    expect(await (await ask('plain')).json()).toEqual({ plain: true })
  })
})
