import { mkdtemp, rm } from 'node:fs/promises'
import { request as send } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { FunctionName } from '#infra/access.ts'
import { bundleFunction, functionDirectory, lambdaName } from '#infra/bundle.ts'
import { FunctionHost } from '#infra/local/host/host.ts'
import { buildRuntime } from '#infra/local/host/runtime-build.ts'
import { listen } from '#infra/local/listen.ts'
import { thisPlatform } from '#infra/native.ts'
import { originSecret } from './backend.ts'
import type { Creator } from './creator.ts'
import { apiEvent } from './lambda.ts'

/** A function run by the local host with a backend's emulators. It can be killed during a write. */
export interface KillableFunction {
  /** Calls it as a creator. Rejects if it was killed in the meantime. */
  call(creator: Creator, method: string, path: string, body?: object): Promise<{ status: number; body: unknown }>
  /**
   * Kills it at the next write whose command `isLast` accepts: before the write, or after it but before the function
   * receives the response.
   */
  killAt(isLast: (command: string) => boolean, when: 'before' | 'after'): void
  stop(): Promise<void>
}

const Answer = z.object({ statusCode: z.number(), body: z.string() })

/** Starts a function in a thread, or in a process that SIGKILL ends. The backend has to be set up already. */
export async function startKillableFunction(
  name: FunctionName,
  { process: native }: { process: boolean },
): Promise<KillableFunction> {
  let pendingKill: { isLast: (command: string) => boolean; when: 'before' | 'after' } | undefined
  const shouldKill = (when: 'before' | 'after', target: string, body: string) => {
    if (pendingKill?.when !== when || !/UpdateItem|PutItem/.test(target) || !pendingKill.isLast(body)) return false
    pendingKill = undefined
    return true
  }
  const databaseUrl = new URL(`${process.env.AWS_ENDPOINT_URL_DYNAMODB}`)
  const database = await listen(async (request, response) => {
    const body = await text(request)
    const target = `${request.headers['x-amz-target']}`
    if (shouldKill('before', target, body)) return void (await host.stop())
    const { host: _, ...headers } = request.headers
    send(
      { host: databaseUrl.hostname, port: databaseUrl.port, method: request.method, headers, path: '/' },
      async (answer) => {
        const content = await text(answer)
        if (shouldKill('after', target, body)) await host.stop()
        response.writeHead(answer.statusCode ?? 500, answer.headers).end(content)
      },
    ).end(body)
  })
  const directory = await mkdtemp(path.join(tmpdir(), 'killable-'))
  const build = { directory, platform: thisPlatform }
  await bundleFunction(name, build)
  const host = new FunctionHost(
    {
      name: lambdaName(name),
      bundle: pathToFileURL(path.join(functionDirectory(name, build), 'index.mjs')).href,
      environment: { ...environment(), AWS_ENDPOINT_URL_DYNAMODB: database.origin },
      seconds: 60,
      megabytes: 512,
      native,
    },
    await buildRuntime(directory),
    new PassThrough().resume(),
  )
  return {
    call: async ({ token }, method, where, body) => {
      const [rawPath = '', query = ''] = where.split('?')
      const event = apiEvent(method, rawPath, {
        headers: { 'x-origin-secret': originSecret.current, authorization: `Bearer ${token}` },
        queryStringParameters: Object.fromEntries(new URLSearchParams(query)),
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      const answer = Answer.parse(await host.invoke(event))
      return { status: answer.statusCode, body: JSON.parse(answer.body) }
    },
    killAt: (isLast, when) => {
      pendingKill = { isLast, when }
    },
    stop: async () => {
      await host.stop()
      await database.stop()
      await rm(directory, { recursive: true })
    },
  }
}

const environment = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
