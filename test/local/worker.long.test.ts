import { mkdtemp, rm } from 'node:fs/promises'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bundleFunctions, functionDirectory } from '#infra/bundle.ts'
import { FunctionHost } from '#infra/local/host/host.ts'
import { buildRuntime } from '#infra/local/host/runtime-build.ts'
import { type Listening, listen } from '#infra/local/listen.ts'
import { advice } from '#shared/contract/advice.ts'
import { makeCreator } from '#test/support/creator.ts'
import { type House, originSecret, startHouse } from '#test/support/house.ts'
import { apiEvent } from '#test/support/lambda.ts'

let house: House
let directory: string
let database: Listening
let host: FunctionHost
/** Told of each write before its answer, which waits for what this answers. */
let written: (target: string, body: string) => Promise<unknown> = async () => undefined

beforeAll(async () => {
  house = await startHouse()
  directory = await mkdtemp(path.join(tmpdir(), 'worker-'))
  await bundleFunctions(directory)
  const behind = new URL(`${process.env.AWS_ENDPOINT_URL_DYNAMODB}`)
  database = await listen(async (request, response) => {
    const body = await text(request)
    const { host: _, ...headers } = request.headers
    send({ host: behind.hostname, port: behind.port, method: request.method, headers, path: '/' }, async (answer) => {
      const said = await text(answer)
      await written(`${request.headers['x-amz-target']}`, body)
      response.writeHead(answer.statusCode ?? 500, answer.headers).end(said)
    }).end(body)
  })
  const environment = Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  const bundle = pathToFileURL(path.join(functionDirectory('advice/analyze', directory), 'index.mjs')).href
  host = new FunctionHost(
    {
      name: 'advice-analyze',
      bundle,
      environment: { ...environment, AWS_ENDPOINT_URL_DYNAMODB: database.origin },
      seconds: 20,
      megabytes: 512,
      native: false,
    },
    await buildRuntime(directory),
    new PassThrough().resume(),
  )
}, 240_000)
afterAll(async () => {
  await host.stop()
  await database.stop()
  await house.stop()
  await rm(directory, { recursive: true })
})

const Answer = z.object({ statusCode: z.number(), body: z.string() })
const Usage = z.object({ used: z.number(), seen: z.set(z.string()) })

/** The writes of an analysis, each of which a thread may be ended in. */
it.each(['-usage', '-analyses'])(
  'a thread that ends as it writes to %s leaves what a second try completes, paid for once',
  async (table) => {
    const creator = await makeCreator(house)
    const headers = { 'x-origin-secret': originSecret.current, authorization: `Bearer ${creator.token}` }
    const event = apiEvent('POST', '/api/analyze', { headers, body: JSON.stringify({ title: 'How to bake bread' }) })
    let ended = 0
    written = async (target, body) => {
      if (ended > 0 || !/UpdateItem|PutItem/.test(target) || !body.includes(table)) return
      ended += 1
      await host.stop()
    }
    await expect(host.invoke(event)).rejects.toThrow('exited')
    expect(ended).toBe(1)
    const { statusCode, body } = Answer.parse(await host.invoke(event))
    expect(statusCode).toBe(200)
    const { analysis } = advice.analyze.output.parse(JSON.parse(body))
    const mine = (items: Record<string, unknown>[]) => items.filter(({ userId }) => userId === creator.userId)
    expect(mine(await house.items('analyses')).map(({ id }) => id)).toEqual([analysis.id])
    const [usage] = mine(await house.items('usage')).map((item) => Usage.parse(item))
    expect(usage).toEqual({ used: 1, seen: new Set([analysis.id]) })
  },
  60_000,
)
