/**
 * Stub server for Lambda's `Invoke`: calls of our own functions, synchronous (`RequestResponse`) and asynchronous (`Event`).
 * Leaves out: retries of asynchronous calls, versions and aliases, logs of the result, every other action.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { accessOf, type FunctionName, functionNames } from '#infra/access.ts'
import { lambdaName } from '#infra/bundle.ts'
import { parseJson, readAccessKeyId, readBody } from '#infra/local/request.ts'

/** Runs a function and returns its result. Throws if it failed or timed out. */
export type OnInvoke = (name: FunctionName, event: unknown) => Promise<unknown>

export interface LambdaStubOptions {
  /** The prefix of every function's name. */
  readonly prefix: string
  readonly invoke: OnInvoke
  /** Returns whether the owner of an access key may invoke a function: by default, as its access row says. */
  readonly mayInvoke?: (accessKeyId: string, name: FunctionName) => boolean
}

/** Lambda's limit on a synchronous event, in bytes. The limit on an asynchronous one is lower. */
const maxEventBytes = 6 * 1024 * 1024

export const createLambdaStub =
  (options: LambdaStubOptions): RequestListener =>
  (request, response) => {
    respond(options, request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  }

async function respond(
  { prefix, invoke, mayInvoke = isInvokeAllowed }: LambdaStubOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, wanted] = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/.exec(request.url ?? '') ?? []
  const name = functionNames.find((candidate) => `${prefix}-${lambdaName(candidate)}` === wanted)
  const body = await readBody(request, maxEventBytes)
  const keyId = readAccessKeyId(request.headers)
  if (!name) return refuse(response, 404, 'ResourceNotFoundException', `Function not found: ${wanted}`)
  if (!keyId || !mayInvoke(keyId, name)) {
    const message = `User: ${keyId} is not authorized to perform: lambda:InvokeFunction on resource: ${wanted}`
    return refuse(response, 403, 'AccessDeniedException', message)
  }
  if (request.headers['x-amz-invocation-type'] === 'Event') {
    // The function has logged its failure. No caller waits for the result.
    invoke(name, parseJson(body)).catch(() => undefined)
    return void response.writeHead(202).end()
  }
  try {
    reply(response, 200, {}, (await invoke(name, parseJson(body))) ?? null)
  } catch (error) {
    const fault = { errorType: 'Error', errorMessage: error instanceof Error ? error.message : 'failed' }
    reply(response, 200, { 'x-amz-function-error': 'Unhandled' }, fault)
  }
}

function isInvokeAllowed(accessKeyId: string, name: FunctionName): boolean {
  const caller = functionNames.find((name) => lambdaName(name) === accessKeyId)
  if (!caller) return false
  const { invokes = [], starts = [] } = accessOf(caller)
  return [...invokes, ...starts].some((allowed) => allowed === name)
}

const refuse = (response: ServerResponse, status: number, type: string, Message: string) =>
  reply(response, status, { 'x-amzn-errortype': type }, { Message })

function reply(response: ServerResponse, status: number, headers: Record<string, string>, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}
