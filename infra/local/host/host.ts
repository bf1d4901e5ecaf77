import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type FunctionSpec, type Instance, type InvocationReply, type LogStream, startInstance } from './instance.ts'

/** Copies of one function at most; further calls wait for one to be free. More would only take memory and the processor from each other. */
const maxCopies = Math.min(10, Math.max(4, 2 * availableParallelism()))
/** A call that has waited this long gets another copy: calls that are over sooner are served faster by fewer copies. */
const newCopyDelayMs = 10
/** Of a function that takes less than this, the next calls are sent ahead to a busy copy, so that it need not wake up for each. */
const quickCallMs = 2
const maxQueuedPerCopy = 8
/** A copy without a call for so long ends, as on Lambda: each holds 20 MB and more. */
const defaultIdleMs = 60_000

interface Job {
  readonly event: unknown
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: Error) => void
}

interface RunningCopy {
  readonly instance: Instance
  /** The call it is on, then those that were sent ahead. */
  readonly jobs: Job[]
  began: number
  /** Ends the call it is on when that is out of time, or the copy itself when it has none for long. */
  timer?: NodeJS.Timeout
}

/** Why an invocation has no result: the function threw, ended, or ran out of time. */
export class InvocationError extends Error {
  override readonly name = 'InvocationError'
}

/**
 * Lambda's part for one function: starts copies as calls come in, gives each one call at a time, ends a copy that is
 * out of time or idle for long, and starts anew after a crash or a change of its code.
 */
export class FunctionHost {
  private readonly copies = new Set<RunningCopy>()
  private readonly idle: RunningCopy[] = []
  private readonly waiting: Job[] = []
  /** The copy that is still loading. */
  private starting: RunningCopy | undefined
  private retired = false
  /** Whether the last call took next to no time. */
  private isQuick = false

  constructor(
    private readonly spec: FunctionSpec,
    private readonly runtime: string,
    private readonly sink: LogStream,
    private readonly idleMs = defaultIdleMs,
  ) {}

  /** Runs the function on one event. Rejects with an InvocationError. */
  invoke(event: unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const job = { event, resolve, reject }
      const copy = this.idle.pop() ?? (this.isQuick ? this.leastBusy() : undefined)
      if (copy) this.run(copy, job)
      else this.wait(job)
    })
  }

  /** Its code has changed, and another host takes the next calls: those under way end here. */
  retire(): void {
    this.retired = true
    for (const copy of this.idle.splice(0)) this.remove(copy)
  }

  /** Ends every copy, in the middle of work too. */
  async stop(): Promise<void> {
    await Promise.all([...this.copies].map(({ instance }) => instance.kill()))
  }

  private leastBusy(): RunningCopy | undefined {
    let found: RunningCopy | undefined
    for (const copy of this.copies) {
      if (copy !== this.starting && copy.jobs.length < (found?.jobs.length ?? maxQueuedPerCopy)) found = copy
    }
    return found
  }

  private wait(job: Job): void {
    this.waiting.push(job)
    if (this.copies.size === 0) this.start()
    else this.lookAgain(job)
  }

  /** One copy starts at a time, so that a burst of short calls does not end with a thread for each. */
  private lookAgain(job: Job): void {
    setTimeout(() => {
      if (!this.waiting.includes(job) || this.copies.size >= maxCopies) return
      if (!this.starting) this.start()
      this.lookAgain(job)
    }, newCopyDelayMs).unref()
  }

  private start(): void {
    const copy: RunningCopy = {
      jobs: [],
      began: 0,
      instance: startInstance(this.spec, this.runtime, this.sink, {
        reply: (reply) => this.onReply(copy, reply),
        end: (reason) => this.onEnd(copy, reason),
      }),
    }
    this.copies.add(copy)
    this.starting = copy
  }

  private run(copy: RunningCopy, job: Job): void {
    copy.jobs.push(job)
    if (copy.jobs.length === 1) this.begin(copy)
    copy.instance.post({ event: job.event, requestId: randomUUID(), seconds: this.spec.seconds })
  }

  /** The first of its calls is under way from now. */
  private begin(copy: RunningCopy): void {
    const { name, seconds } = this.spec
    copy.began = performance.now()
    clearTimeout(copy.timer)
    copy.timer = setTimeout(() => {
      this.onEnd(copy, new Error(`${name}: task timed out after ${seconds} seconds`))
      void copy.instance.kill()
    }, seconds * 1000)
  }

  private onReply(copy: RunningCopy, reply: InvocationReply): void {
    if (this.starting === copy) this.starting = undefined
    if (reply.kind === 'broken') {
      this.onEnd(copy, new Error(reply.error.errorMessage))
      void copy.instance.kill()
      return
    }
    if (reply.kind !== 'ready') this.settle(copy, reply)
    const next = this.waiting.shift()
    if (next) this.run(copy, next)
    else if (copy.jobs.length > 0) return
    else if (this.retired) this.remove(copy)
    else this.rest(copy)
  }

  /** The copy that rested last is the next to be called, so that those which are not needed stay idle, and end. */
  private rest(copy: RunningCopy): void {
    this.idle.push(copy)
    copy.timer = setTimeout(() => {
      this.idle.splice(this.idle.indexOf(copy), 1)
      this.remove(copy)
    }, this.idleMs).unref()
  }

  private settle(copy: RunningCopy, reply: Exclude<InvocationReply, { kind: 'ready' | 'broken' }>): void {
    const job = copy.jobs.shift()
    clearTimeout(copy.timer)
    this.isQuick = performance.now() - copy.began < quickCallMs
    if (copy.jobs.length > 0) this.begin(copy)
    if (reply.kind === 'result') job?.resolve(reply.value)
    else job?.reject(new InvocationError(`${this.spec.name}: ${reply.error.errorMessage}`))
  }

  private remove(copy: RunningCopy): void {
    clearTimeout(copy.timer)
    this.copies.delete(copy)
    void copy.instance.kill()
  }

  /**
   * A copy that is no more fails the call it was on; those sent ahead go to others. Who waits gets a new copy, unless
   * copies do not even load.
   */
  private onEnd(copy: RunningCopy, reason: Error): void {
    if (!this.copies.delete(copy)) return
    if (this.starting === copy) this.starting = undefined
    const at = this.idle.indexOf(copy)
    if (at >= 0) this.idle.splice(at, 1)
    clearTimeout(copy.timer)
    const error = new InvocationError(reason.message, { cause: reason })
    const [failed, ...ahead] = copy.jobs
    failed?.reject(error)
    this.waiting.unshift(...ahead)
    for (const job of this.waiting.splice(0, this.idle.length)) this.run(this.idle.pop() ?? copy, job)
    if (this.copies.size > 0 || this.waiting.length === 0) return
    if (failed) this.start()
    else for (const job of this.waiting.splice(0)) job.reject(error)
  }
}
