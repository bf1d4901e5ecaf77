import { type Remote, wrap } from 'comlink'
import type { Tasks } from './tasks.ts'
import workerUrl from './worker.ts?worker&url'

let tasks: Remote<Tasks> | undefined
let stop = () => {}

/** Returns the worker's tasks. The worker starts on the first call and runs until the page is closed. */
export function startWorker(): Remote<Tasks> {
  tasks ??= failWithWorker(new Worker(trustWorkerUrl(), { type: 'module' }))
  return tasks
}

/** Terminates the worker, so its pending tasks fail. The next call starts a new worker without any data. */
export const stopWorker = (): void => stop()

/**
 * Returns a worker's tasks. They fail if its script cannot be loaded, such as offline or after a new release; otherwise they
 * would stay pending forever. The next call starts a new worker.
 */
function failWithWorker(worker: Worker): Remote<Tasks> {
  const failure = new Promise<never>((_, reject) => {
    const fail = (message: string) => {
      tasks = undefined
      reject(new Error(message))
    }
    worker.addEventListener('error', () => fail('the worker could not be started'))
    stop = () => {
      worker.terminate()
      fail('the worker was stopped')
    }
  })
  // Prevents an unhandled rejection if no task is pending.
  failure.catch(() => {})
  return new Proxy(wrap<Tasks>(worker), {
    get:
      (remote, name) =>
      (...given: unknown[]) =>
        Promise.race([Reflect.apply(Reflect.get(remote, name), undefined, given), failure]),
  })
}

/** The worker's trusted URL, kept because browsers refuse to create a second policy with the same name. */
let trustedUrl: string | undefined

/** The content security policy allows this Trusted Types policy by name. It accepts no other URL. */
function trustWorkerUrl(): string {
  const createScriptURL = (url: string) => {
    if (url !== workerUrl) throw new TypeError('not the URL of the worker')
    return url
  }
  // Browsers without Trusted Types use the plain URL.
  trustedUrl ??=
    window.trustedTypes?.createPolicy('viewcraft-worker', { createScriptURL }).createScriptURL(workerUrl) ?? workerUrl
  return trustedUrl
}
