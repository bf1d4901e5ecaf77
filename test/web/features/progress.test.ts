import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnalysisStatus, advance, stageOf, useProgress } from '#web/features/workbench/progress.ts'
import { useHighlight } from '#web/features/workbench/reveal.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())
const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

test.each([
  [0, 'initializing'],
  [29.9, 'initializing'],
  [30, 'processing'],
  [59.9, 'processing'],
  [60, 'generating'],
  [89.9, 'generating'],
  [90, 'finalizing'],
  [100, 'finalizing'],
])('at %d percent: %s', (percent, stage) => {
  expect(stageOf(percent)).toBe(stage)
})

test.each([0, 0.5, 1])('slows down toward 90 and never reaches it (random %d)', (random) => {
  let [percent, step] = [0, Number.POSITIVE_INFINITY]
  for (let n = 0; n < 60; n++) {
    const next = advance(percent, random)
    expect(next - percent).toBeLessThan(step)
    expect(next).toBeLessThan(90)
    step = next - percent
    percent = next
  }
  expect(percent).toBeGreaterThan(80)
})

describe('progress', () => {
  const renderProgress = (first: AnalysisStatus) =>
    renderHook(({ work }) => useProgress(work), { initialProps: { work: first } })

  test('advances every 600 ms while the work is running', () => {
    const { result } = renderProgress('pending')
    advanceTime(599)
    expect(result.current).toEqual({ percent: 0, shown: true })
    advanceTime(1)
    const first = result.current.percent
    expect(first).toBeGreaterThan(0)
    advanceTime(600)
    expect(result.current.percent).toBeGreaterThan(first)
  })

  test('shows 100 briefly after success', () => {
    const { result, rerender } = renderProgress('pending')
    advanceTime(1200)
    rerender({ work: 'success' })
    expect(result.current).toEqual({ percent: 100, shown: true })
    advanceTime(600)
    expect(result.current.shown).toBe(false)
  })

  test.each<AnalysisStatus>(['error', 'idle'])('resets to 0 and is hidden in state %s', (work) => {
    const { result, rerender } = renderProgress('pending')
    advanceTime(1200)
    rerender({ work })
    expect(result.current).toEqual({ percent: 0, shown: false })
  })
})

test('the highlight lasts three seconds after the most recent request', () => {
  const { result } = renderHook(() => useHighlight())
  expect(result.current.highlight).toBe(0)
  act(() => result.current.flash())
  advanceTime(2000)
  act(() => result.current.flash())
  advanceTime(2999)
  expect(result.current.highlight).toBe(2)
  advanceTime(1)
  expect(result.current.highlight).toBe(0)
})
