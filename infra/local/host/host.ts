import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type FunctionSpec, type Instance, type InvocationReply, type LogStream, startInstance } from './instance.ts'

/** Maximum number of copies of a function; further calls wait. More copies would only compete for memory and CPU. */
const maxCopies = Math.min(10, Math.max(4, 2 * availableParallelism()))
/** How long a call waits before another copy starts. Short calls are served faster by fewer copies. */
const newCopyDelayMs = 10
/** If calls take less than this, the next ones are queued at a busy copy, which saves waking up another one. */
const quickCallMs = 2
const maxQueuedPerCopy = 8
/** How long an idle copy lives. Lambda ends idle copies too; each one takes 20 MB or more. */
const defaultIdleMs = 60_000

interface PendingCall {
  readonly event: unknown
  readonly resolve: (result: unknown) => void
  readonly reject: (reason: Error) => void
}

interface RunningCopy {
  readonly instance: Instance
  /** The current call, followed by the queued ones. */
  readonly calls: PendingCall[]
  startedAt: number
  /** Ends the current call when it times out, or the copy when it has been idle for too long. */
  timer?: NodeJS.Timeout
}

/** Why an invocation has no result: the function threw, exited, or timed out. */
export class InvocationError extends Error {
  override readonly name = 'InvocationError'
}

/**
 * Runs one function as Lambda does: starts copies for incoming calls, gives each one call at a time, ends copies that
 * time out or stay idle, and replaces them after a crash or a change of code.
 */
export class FunctionHost {
  private readonly copies = new Set<RunningCopy>()
  private readonly idle: RunningCopy[] = []
  private readonly waiting: PendingCall[] = []
  /** The copy that is loading. */
  private starting: RunningCopy | undefined
  private retired = false
  /** Whether the last call took less than `quickCallMs`. */
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
      const call = { event, resolve, reject }
      const copy = this.idle.pop() ?? (this.isQuick ? this.leastBusy() : undefined)
      if (copy) this.run(copy, call)
      else this.wait(call)
    })
  }

  /** Ends every copy once its calls are finished, because the code changed. */
  retire(): void {
    this.retired = true
    for (const copy of this.idle.splice(0)) this.remove(copy)
  }

  /** Ends every copy, including calls in progress. */
  async stop(): Promise<void> {
    await Promise.all([...this.copies].map(({ instance }) => instance.kill()))
  }

  private leastBusy(): RunningCopy | undefined {
    let leastBusy: RunningCopy | undefined
    for (const copy of this.copies) {
      if (copy !== this.starting && copy.calls.length < (leastBusy?.calls.length ?? maxQueuedPerCopy)) leastBusy = copy
    }
    return leastBusy
  }

  private wait(call: PendingCall): void {
    this.waiting.push(call)
    if (this.copies.size === 0) this.start()
    else this.startCopyAfterDelay(call)
  }

  /** Only one copy starts at a time, so that a burst of short calls does not end up with a thread for each. */
  private startCopyAfterDelay(call: PendingCall): void {
    setTimeout(() => {
      if (!this.waiting.includes(call) || this.copies.size >= maxCopies) return
      if (!this.starting) this.start()
      this.startCopyAfterDelay(call)
    }, newCopyDelayMs).unref()
  }

  private start(): void {
    const copy: RunningCopy = {
      calls: [],
      startedAt: 0,
      instance: startInstance(this.spec, this.runtime, this.sink, {
        reply: (reply) => this.handleReply(copy, reply),
        end: (reason) => this.handleEnd(copy, reason),
      }),
    }
    this.copies.add(copy)
    this.starting = copy
  }

  private run(copy: RunningCopy, call: PendingCall): void {
    copy.calls.push(call)
    if (copy.calls.length === 1) this.startTimer(copy)
    copy.instance.post({
      event: call.event,
      requestId: randomUUID(),
      seconds: this.spec.seconds,
      clockShift: this.spec.clockShift?.() ?? 0,
    })
  }

  /** Starts the clock of the copy's current call. */
  private startTimer(copy: RunningCopy): void {
    const { name, seconds } = this.spec
    copy.startedAt = performance.now()
    clearTimeout(copy.timer)
    copy.timer = setTimeout(() => {
      this.handleEnd(copy, new Error(`${name}: task timed out after ${seconds} seconds`))
      void copy.instance.kill()
    }, seconds * 1000)
  }

  private handleReply(copy: RunningCopy, reply: InvocationReply): void {
    if (this.starting === copy) this.starting = undefined
    if (reply.kind === 'broken') {
      this.handleEnd(copy, new Error(reply.error.errorMessage))
      void copy.instance.kill()
      return
    }
    if (reply.kind !== 'ready') this.settle(copy, reply)
    const next = this.waiting.shift()
    if (next) this.run(copy, next)
    else if (copy.calls.length > 0) return
    else if (this.retired) this.remove(copy)
    else this.markIdle(copy)
  }

  /** The copy that became idle last is called next, so that superfluous copies stay idle and end. */
  private markIdle(copy: RunningCopy): void {
    this.idle.push(copy)
    copy.timer = setTimeout(() => {
      this.idle.splice(this.idle.indexOf(copy), 1)
      this.remove(copy)
    }, this.idleMs).unref()
  }

  private settle(copy: RunningCopy, reply: Exclude<InvocationReply, { kind: 'ready' | 'broken' }>): void {
    const call = copy.calls.shift()
    clearTimeout(copy.timer)
    // Queueing a call behind the one that waits for it would deadlock.
    this.isQuick = !this.spec.callsItself && performance.now() - copy.startedAt < quickCallMs
    if (copy.calls.length > 0) this.startTimer(copy)
    if (reply.kind === 'result') call?.resolve(reply.value)
    else call?.reject(new InvocationError(`${this.spec.name}: ${reply.error.errorMessage}`))
  }

  private remove(copy: RunningCopy): void {
    clearTimeout(copy.timer)
    this.copies.delete(copy)
    void copy.instance.kill()
  }

  /**
   * Handles the end of a copy: its current call fails, queued ones move to other copies. Waiting calls get a new copy,
   * unless copies fail to load.
   */
  private handleEnd(copy: RunningCopy, reason: Error): void {
    if (!this.copies.delete(copy)) return
    if (this.starting === copy) this.starting = undefined
    const index = this.idle.indexOf(copy)
    if (index >= 0) this.idle.splice(index, 1)
    clearTimeout(copy.timer)
    const error = new InvocationError(reason.message, { cause: reason })
    const [failed, ...ahead] = copy.calls
    failed?.reject(error)
    this.waiting.unshift(...ahead)
    for (const call of this.waiting.splice(0, this.idle.length)) this.run(this.idle.pop() ?? copy, call)
    if (this.copies.size > 0 || this.waiting.length === 0) return
    if (failed) this.start()
    else for (const call of this.waiting.splice(0)) call.reject(error)
  }
}
