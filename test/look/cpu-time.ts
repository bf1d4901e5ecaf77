/**
 * Rewrites a Chrome trace so that its main-thread tasks take the CPU time they used, not the time until they ended.
 *
 * The browser, Lighthouse and the backend share two cores here, so the page's tasks wait for a core for more than half of
 * their time. On a phone they do not, because the backend is elsewhere.
 */
import * as z from 'zod/mini'

/** An event of a trace, with times in microseconds: `ts` and `dur` by the wall clock, `tts` and `tdur` by the thread's CPU clock. */
const TraceEvent = z.looseObject({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.optional(z.number()),
  tts: z.optional(z.number()),
  tdur: z.optional(z.number()),
})
type TraceEvent = z.infer<typeof TraceEvent>

/** The part of a trace file that is read. */
export const Trace = z.looseObject({ traceEvents: z.array(TraceEvent) })
export type Trace = z.infer<typeof Trace>

/** A slice of time in which a thread worked, with its CPU times. */
type Task = TraceEvent & { readonly dur: number; readonly tts: number; readonly tdur: number }

const isTask = (event: TraceEvent): event is Task =>
  event.ph === 'X' && event.dur !== undefined && event.tts !== undefined && event.tdur !== undefined

const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`

/**
 * Returns the trace with the outermost tasks of its renderers' main threads as long as their CPU time. Events within a
 * task keep their order and nesting. The start of each task, network times and paints stay as they were.
 */
export function inCpuTime(trace: Trace): Trace {
  const mainThreads = new Set(
    trace.traceEvents
      .filter(({ name, args }) => name === 'thread_name' && JSON.stringify(args).includes('CrRendererMain'))
      .map(threadOf),
  )
  const outermost = new Map<string, Task>()
  const rewritten = new Map<TraceEvent, TraceEvent>()
  // A task comes before the events within it that begin at the same time.
  for (const event of trace.traceEvents.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const { ts, tts } = event
    const thread = threadOf(event)
    if (tts === undefined || !mainThreads.has(thread)) continue
    let task = outermost.get(thread)
    if (!task || ts >= task.ts + task.dur) {
      if (!isTask(event)) continue
      outermost.set(thread, event)
      task = event
    }
    rewritten.set(event, { ...event, ts: task.ts + (tts - task.tts), ...(isTask(event) ? { dur: event.tdur } : {}) })
  }
  return { ...trace, traceEvents: trace.traceEvents.map((event) => rewritten.get(event) ?? event) }
}
