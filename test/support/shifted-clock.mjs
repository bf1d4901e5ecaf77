/**
 * Shifts the clock of this process, and of the threads and processes it starts, by CLOCK_SHIFT_MS milliseconds. Functions get
 * an environment of their own, so it is passed on to them here. Loaded by `clockAt`.
 */
import processes from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'

const { CLOCK_SHIFT_MS, NODE_OPTIONS } = process.env
const passedOn = (options = {}) => ({
  ...options,
  env: { ...(options.env ?? process.env), CLOCK_SHIFT_MS, NODE_OPTIONS },
})

const RealDate = Date
const now = () => RealDate.now() + Number(CLOCK_SHIFT_MS)
globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, derived) => Reflect.construct(target, values.length > 0 ? values : [now()], derived),
  apply: () => new Date().toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})

// Node takes the header from the real clock, and AWS SDKs set theirs by it.
subscribe('http.server.request.start', ({ response }) => response.setHeader('date', new Date().toUTCString()))

threads.Worker = class extends threads.Worker {
  constructor(file, options) {
    super(file, passedOn(options))
  }
}
const { fork } = processes
processes.fork = (file, ...more) => fork(file, Array.isArray(more[0]) ? more[0] : [], passedOn(more.at(-1)))
syncBuiltinESMExports()
