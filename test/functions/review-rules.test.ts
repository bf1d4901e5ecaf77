import { describe, expect, test } from 'vitest'
import { findReviewDay } from '#functions/services/drafts/review-days.ts'
import { compareViews } from '#functions/services/review/compare-views.ts'
import { isStepTaken, recallSaid } from '#functions/services/review/said.ts'
import type { NextStep } from '#shared/contract/advice.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { makeUpload, uploadsWithOutlier } from '#test/support/channel-uploads.ts'

describe('the views of a published video', () => {
  const now = Date.UTC(2026, 10, 22)
  const compared = (views: number, uploads = uploadsWithOutlier(views, now)) => {
    const video = uploads.videos.find(({ title }) => title === 'The One That Ran')
    if (!video) throw new Error('no video')
    return compareViews(video, uploads)
  }

  test('are compared with the usual of its kind, and with the range of the middle half', () => {
    const found = compared(5000)
    expect(found?.usual).toMatchObject({ of: 19, isShort: false, countedAt: new Date(now).toISOString() })
    expect(found?.usual.multiple).toBeCloseTo(5001 / ((found?.usualViews ?? 0) + 1), 2)
    expect(found?.usualViews).toBeGreaterThan(900)
    expect(found?.usualViews).toBeLessThan(1100)
    expect(found?.low).toBeLessThan(found?.usualViews ?? 0)
    expect(found?.high).toBeGreaterThan(found?.usualViews ?? 0)
    expect(compared(found?.usualViews ?? 0)?.usual.multiple).toBeCloseTo(1, 2)
  })

  test('have a usual if there are at least eight other videos', () => {
    const { fetchedAt, videos } = uploadsWithOutlier(500, now)
    expect(compared(500, { fetchedAt, videos: videos.slice(0, 9) })?.usual.of).toBe(8)
    expect(compared(500, { fetchedAt, videos: videos.slice(0, 8) })).toBeUndefined()
  })

  test('are compared even if the video is not among the recent uploads', () => {
    const uploads = uploadsWithOutlier(500, now)
    expect(compareViews(makeUpload(90, { views: 3000 }, now), uploads)?.usual.multiple).toBeGreaterThan(2)
  })

  test('are not compared while they are hidden or the video is younger than a day', () => {
    const { fetchedAt, videos } = uploadsWithOutlier(500, now)
    const { views: _, ...hidden } = makeUpload(9, {}, now)
    expect(compareViews(hidden, { fetchedAt, videos })).toBeUndefined()
    expect(compareViews(makeUpload(0.9, {}, now), { fetchedAt, videos })).toBeUndefined()
  })

  test('are not compared with videos up to three minutes', () => {
    const { fetchedAt, videos } = uploadsWithOutlier(500, now)
    const shorts = videos.map((video) =>
      video.views === 500 ? video : { ...video, seconds: 40, kind: 'short' as const },
    )
    expect(compared(500, { fetchedAt, videos: shorts })).toBeUndefined()
  })
})

test('a draft is reviewed 7 and 28 days after it was marked', () => {
  const at = '2026-11-01T10:00:00.000Z'
  const on = (now: string) => findReviewDay(at, Date.parse(now))
  const [day7, day28] = ['2026-11-08T10:00:00.000Z', '2026-11-29T10:00:00.000Z']
  expect(on('2026-11-08T09:59:59.999Z')).toEqual({ day: null, nextAt: day7 })
  expect(on(day7)).toEqual({ day: 7, nextAt: day28 })
  expect(on('2026-11-29T09:59:59.999Z')).toEqual({ day: 7, nextAt: day28 })
  expect(on(day28)).toEqual({ day: 28 })
})

describe('a next step was taken', () => {
  const evidence = { lift: 1.1, low: 1.05, high: 1.15, channels: 40 }

  test('as an edit, if the title is the one it led to', () => {
    const edit: NextStep = { kind: 'edit', edit: 'drop_emoji', words: [], title: 'My Week in Rome', chance: 0.6 }
    expect(isStepTaken(edit, 'my week in  Rome ')).toBe(true)
    expect(isStepTaken(edit, 'My week in Paris')).toBe(false)
  })

  test('as a structure if the title has it, or as a rephrasing if the words are gone', () => {
    const structure: NextStep = { kind: 'structure', structure: 'for_beginners', template: [], evidence }
    expect(isStepTaken(structure, 'Chess for Beginners')).toBe(true)
    expect(isStepTaken(structure, 'Chess')).toBe(false)
    const rephrase: NextStep = { kind: 'rephrase', advice: 'leave_off', words: 'Vlog', evidence }
    expect(isStepTaken(rephrase, 'My Week in Rome')).toBe(true)
    expect(isStepTaken(rephrase, 'VLOG: My Week in Rome')).toBe(false)
  })

  test('as a rephrasing if the title no longer has the pattern, whatever words of the label it has', () => {
    const step = listNextSteps('Morning Routine', 'en').find(({ kind }) => kind === 'rephrase')
    if (!step) throw new Error('no step')
    expect(step).toMatchObject({ advice: 'say_what_happens', words: 'Morning Routine' })
    expect(isStepTaken(step, 'I Tried a Morning Routine for Night Owls')).toBe(true)
    expect(isStepTaken(step, 'Evening Routine')).toBe(false)
  })
})

test('what we said has each step once, the chance against the other titles, and the structures that hold', () => {
  const analysis = (id: string, title: string, words: string) => ({
    id,
    createdAt: '2026-11-01T10:00:00.000Z',
    title,
    nextSteps: [
      {
        kind: 'rephrase' as const,
        advice: 'leave_off' as const,
        words,
        evidence: { lift: 0.8, low: 0.7, high: 0.9, channels: 30 },
      },
    ],
  })
  const published = analysis('b', 'I Built a Cabin in 30 Days', 'Days')
  const said = recallSaid(published, {
    titles: ['I Built a Cabin in 30 Days', 'Cabin Vlog Part 4', 'Cabin Vlog Part 4', '', ' '],
    analyses: [
      analysis('0', 'Cabin Vlog', 'Vlog'),
      analysis('a', 'Cabin Vlog', 'Vlog'),
      published,
      analysis('c', 'Too Late', 'Late'),
    ],
  })
  expect(said.steps.map(({ step, isTaken }) => [step.kind === 'rephrase' && step.words, isTaken])).toEqual([
    ['Days', false],
    ['Vlog', true],
  ])
  expect(said.others).toEqual([{ title: 'Cabin Vlog Part 4', chance: expect.any(Number) }])
  expect(said.others[0]?.chance).toBeGreaterThan(0.5)
  expect(said.structures.map(({ name }) => name)).toContain('in_time')
  // Too few channels tell whether tours get more or fewer views.
  const tour = analysis('b', 'Cabin Tour', 'Tour')
  expect(recallSaid(tour, { titles: [], analyses: [] }).structures).toEqual([])
  const many = Array.from('abcdefgh', (id) => analysis(id, 'Cabin Vlog', id))
  const { steps } = recallSaid(analysis('h', 'Cabin Vlog', 'h'), { titles: [], analyses: many })
  expect(steps.map(({ step }) => step.kind === 'rephrase' && step.words)).toEqual([...'hgfedc'])
})
