import { type Tasks, tasks } from '#web/layout/studio/tasks.ts'

let onStop: (() => void)[] = []
let held: keyof Tasks | undefined

/** Returns the tasks of the worker, which run on the page: happy-dom has no workers. */
export const startWorker = () =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (...given: never[]) =>
        new Promise((resolve, reject) => {
          onStop.push(() => reject(new Error('the worker was stopped')))
          if (name === held) held = undefined
          else
            Promise.resolve()
              .then(() => Reflect.apply(task, null, given))
              .then(resolve, reject)
        }),
    ]),
  )

/** Makes the next request for a task wait until the worker is stopped. */
export function holdNextTask(name: keyof Tasks): void {
  held = name
}

/** Fails the requests that the worker has not answered. */
export function stopWorker(): void {
  for (const stop of onStop) stop()
  onStop = []
}
