import { type ChildProcess, fork } from 'node:child_process'
import type { Readable } from 'node:stream'
import { Worker } from 'node:worker_threads'

/** One call as sent to the function's thread or process. */
export interface InvocationRequest {
  readonly event: unknown
  readonly requestId: string
  readonly seconds: number
  /** How far the function's clock is shifted, in milliseconds. */
  readonly clockShift: number
}

interface LambdaError {
  readonly errorType: string
  readonly errorMessage: string
  readonly stack: string
}

/** Messages from the thread or process: first whether the bundle loaded, then one reply per call. */
export type InvocationReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'broken'; readonly error: LambdaError }
  | { readonly kind: 'result'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly error: LambdaError }

/** How to run a function. */
export interface FunctionSpec {
  readonly name: string
  /** File URL of its bundle. */
  readonly bundle: string
  /** Its whole environment. Nothing is inherited. */
  readonly environment: Readonly<Record<string, string>>
  readonly seconds: number
  readonly megabytes: number
  /** Runs in a process instead of a thread: terminating a thread inside a native module aborts the whole process. */
  readonly native: boolean
  /** Whether the function may invoke itself and wait for the result. */
  readonly callsItself?: boolean
  /** Returns how far its clock is shifted, in milliseconds. If omitted, the clock shows the real time. */
  readonly clockShift?: (() => number) | undefined
}

/** Receives a function's output, which Lambda writes to its log group. */
export type LogStream = NodeJS.WritableStream

/** Receives an instance's replies and is called once when it ends. */
export interface InstanceListener {
  reply(reply: InvocationReply): void
  end(reason: Error): void
}

/** A running copy of a function: a thread or a forked process with the same interface. */
export interface Instance {
  post(request: InvocationRequest): void
  /** Ends it immediately, including calls in progress. */
  kill(): Promise<void>
}

export const startInstance = (
  spec: FunctionSpec,
  runtime: string,
  sink: LogStream,
  listener: InstanceListener,
): Instance => (spec.native ? startProcess : startThread)(spec, runtime, sink, listener)

const environment = ({ bundle, environment, name }: FunctionSpec) => ({
  ...environment,
  AWS_LAMBDA_FUNCTION_NAME: name,
  LAMBDA_BUNDLE: bundle,
})

const drain = (sink: LogStream, ...outputs: (Readable | null)[]) => {
  for (const output of outputs) output?.on('data', (chunk) => sink.write(chunk))
}

/** Sends the calls of one turn of the event loop together, so that the other side wakes up once for all of them. */
function createBatchSender(send: (text: string) => void): (request: InvocationRequest) => void {
  let requests: InvocationRequest[] = []
  const flush = () => {
    const text = JSON.stringify(requests)
    requests = []
    send(text)
  }
  return (request) => {
    if (requests.push(request) === 1) setImmediate(flush)
  }
}

function startThread(spec: FunctionSpec, runtime: string, sink: LogStream, listener: InstanceListener): Instance {
  const worker = new Worker(runtime, {
    env: environment(spec),
    execArgv: ['--enable-source-maps'],
    stdout: true,
    stderr: true,
    // Without the second limit each thread would take 48 MB for young objects before it collects any.
    resourceLimits: { maxOldGenerationSizeMb: spec.megabytes, maxYoungGenerationSizeMb: 8 },
  })
  worker.unref()
  drain(sink, worker.stdout, worker.stderr)
  worker.on('message', (text: string) => listener.reply(JSON.parse(text)))
  worker.once('error', (reason) => listener.end(reason))
  worker.once('exit', (code) => listener.end(new Error(`${spec.name} exited with ${code}`)))
  return {
    post: createBatchSender((text) => worker.postMessage(text)),
    kill: async () => void (await worker.terminate()),
  }
}

function startProcess(spec: FunctionSpec, runtime: string, sink: LogStream, listener: InstanceListener): Instance {
  const child = fork(runtime, {
    env: environment(spec),
    execArgv: ['--enable-source-maps', `--max-old-space-size=${spec.megabytes}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  drain(sink, child.stdout, child.stderr)
  child.on('message', (text) => listener.reply(JSON.parse(String(text))))
  child.once('error', (reason) => listener.end(reason))
  child.once('exit', (code, signal) => listener.end(new Error(`${spec.name} exited with ${signal ?? code}`)))
  return {
    post: createBatchSender((text) => child.connected && child.send(text)),
    kill: () => killAndWait(child),
  }
}

const killAndWait = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
