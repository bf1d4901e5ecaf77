import { expect, test } from 'vitest'
import { inCpuTime } from './cpu-time.ts'

const thread = { pid: 1, tid: 2 }
const named = (name: string) => ({ ...thread, name: 'thread_name', ph: 'M', ts: 0, args: { name } })
const task = { ...thread, name: 'RunTask', ph: 'X', ts: 1000, dur: 900, tts: 50, tdur: 300 }
const script = { ...thread, name: 'FunctionCall', ph: 'X', ts: 1600, dur: 250, tts: 150, tdur: 100 }
const mark = { ...thread, name: 'UpdateCounters', ph: 'I', ts: 1700, tts: 200 }
const later = { ...thread, name: 'RunTask', ph: 'X', ts: 1900, dur: 40, tts: 350, tdur: 20 }
const paint = { ...thread, name: 'firstContentfulPaint', ph: 'R', ts: 1700 }

test('a task takes its CPU time, and what it contains stays within it', () => {
  const { traceEvents } = inCpuTime({ traceEvents: [named('CrRendererMain'), mark, script, task, later, paint] })
  expect(traceEvents).toEqual([
    named('CrRendererMain'),
    { ...mark, ts: 1150 },
    { ...script, ts: 1100, dur: 100 },
    { ...task, dur: 300 },
    { ...later, dur: 20 },
    paint,
  ])
})

test('other threads keep their times', () => {
  const trace = { traceEvents: [named('Compositor'), task, script] }
  expect(inCpuTime(trace)).toEqual(trace)
})
