import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { bundleSystem } from './bundle-system.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The system started by `npm start`, in a process group of its own. */
export interface RunningSystem {
  readonly url: string
  readonly inbox: string
  /** The operator's page of the Stripe stub. */
  readonly payments: string
  /** The pid of its first process, which leads the group. */
  readonly pid: number
  readonly milliseconds: number
  /** Returns everything it has printed. */
  readonly output: () => string
  /** Resolves with the exit code (or signal) once the first process has ended. */
  readonly exit: Promise<number | string>
  /** Sends a signal to the whole group, unless it has ended. Returns the exit code (or signal) and how long it took. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<{ code: number | string | null; milliseconds: number }>
}

/** The addresses of a running system, which is all that several test files may share. */
export type SharedSystem = Pick<RunningSystem, 'url' | 'inbox' | 'payments'>

/**
 * Starts a system on a free port with a data directory. By default, it is a bundle of what `npm start` runs in this
 * repository. Rejects with its output if it does not start.
 */
export async function startSystem(
  data: string,
  environment: Record<string, string> = {},
  given?: readonly [string, ...string[]],
  directory = root,
): Promise<RunningSystem> {
  const [command, ...words] = given ?? [process.execPath, await bundleSystem()]
  const began = performance.now()
  const child = spawn(command, words, {
    cwd: directory,
    env: {
      ...process.env,
      // With the test runner's NODE_ENV, React's development build would be used.
      NODE_ENV: undefined,
      PORT: '0',
      VIEWCRAFT_DATA: data,
      // The demo creator has drafts, but no connected channel. The full demo takes long to make.
      VIEWCRAFT_DEMO: 'plain',
      YOUTUBE_API_KEY: '',
      GOOGLE_CLIENT_ID: '',
      GOOGLE_CLIENT_SECRET: '',
      GOOGLE_SIGN_IN_CLIENT_ID: '',
      GOOGLE_SIGN_IN_CLIENT_SECRET: '',
      ...environment,
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  const url = await waitForUrl(
    child,
    () => /ready: (http\S+)/.exec(text)?.[1],
    () => text,
  )
  return {
    url,
    inbox: /Inbox: (http\S+)/.exec(text)?.[1] ?? '',
    payments: /Payments: (http\S+)/.exec(text)?.[1] ?? '',
    pid: child.pid ?? 0,
    milliseconds: performance.now() - began,
    output: () => text,
    exit: once(child, 'exit').then(([code, signal]) => signal ?? code),
    end: (signal) => signalAndWait(child, signal),
  }
}

function waitForUrl(child: ChildProcess, find: () => string | undefined, all: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const found = find()
      if (found) resolve(found)
    }
    child.stdout?.on('data', check)
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${all()}`)))
  })
}

function signalAndWait(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL') {
  // It has ended already.
  if (child.exitCode !== null || child.signalCode !== null)
    return Promise.resolve({ code: child.signalCode ?? child.exitCode, milliseconds: 0 })
  const began = performance.now()
  return new Promise<{ code: number | string | null; milliseconds: number }>((resolve) => {
    child.once('exit', (code, by) => resolve({ code: by ?? code, milliseconds: performance.now() - began }))
    if (child.pid) process.kill(-child.pid, signal)
  })
}
