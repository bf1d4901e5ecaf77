import { type Remote, wrap } from 'comlink'
import type { Tasks } from './tasks.ts'
import workerUrl from './worker.ts?worker&url'

let tasks: Remote<Tasks> | undefined
let stop = () => {}

/** Returns the tasks of the worker, which starts with the first call and is used until the page is left. */
export function startWorker(): Remote<Tasks> {
  tasks ??= failWithWorker(new Worker(trustWorkerUrl(), { type: 'module' }))
  return tasks
}

/** Ends the worker in the middle of its work, which fails. The next call starts another one, which has read nothing. */
export const stopWorker = (): void => stop()

/**
 * Returns a worker's tasks, which fail when its script cannot be loaded, as offline or after a new release: the worker would
 * never answer. The next call starts another one.
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
  // Nobody may be waiting for an answer.
  failure.catch(() => {})
  return new Proxy(wrap<Tasks>(worker), {
    get:
      (remote, name) =>
      (...given: unknown[]) =>
        Promise.race([Reflect.apply(Reflect.get(remote, name), undefined, given), failure]),
  })
}

/** The worker's address as the policy passed it. Browsers refuse to create a policy of the same name for the next worker. */
let trustedUrl: string | undefined

/** The content security policy allows this policy by its name, and it passes no other address. */
function trustWorkerUrl(): string {
  const createScriptURL = (url: string) => {
    if (url !== workerUrl) throw new TypeError('not the address of the worker')
    return url
  }
  // Browsers without Trusted Types take the address as it is.
  trustedUrl ??=
    window.trustedTypes?.createPolicy('viewcraft-worker', { createScriptURL }).createScriptURL(workerUrl) ?? workerUrl
  return trustedUrl
}
