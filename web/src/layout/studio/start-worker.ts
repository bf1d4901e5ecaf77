import { type Remote, wrap } from 'comlink'
import type { Tasks } from './tasks.ts'
import workerUrl from './worker.ts?worker&url'

let tasks: Remote<Tasks> | undefined

/** Returns the tasks of the worker, which starts with the first call and is used until the page is left. */
export function startWorker(): Remote<Tasks> {
  tasks ??= wrap<Tasks>(new Worker(trustWorkerUrl(), { type: 'module' }))
  return tasks
}

/** The content security policy allows this policy by its name, and it passes no other address. */
function trustWorkerUrl(): string {
  const createScriptURL = (url: string) => {
    if (url !== workerUrl) throw new TypeError('not the address of the worker')
    return url
  }
  // Browsers without Trusted Types take the address as it is.
  return (
    window.trustedTypes?.createPolicy('viewcraft-worker', { createScriptURL }).createScriptURL(workerUrl) ?? workerUrl
  )
}
