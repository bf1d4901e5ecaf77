import { tasks } from '#web/layout/studio/tasks.ts'

/** Returns the tasks of the worker, which run on the page: happy-dom has no workers. */
export const startWorker = () =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, async (...given: never[]) => Reflect.apply(task, null, given)]),
  )
