import { describe, expect, test } from 'vitest'
import type { Account } from '#shared/contract/account.ts'
import type { DraftSummary } from '#shared/contract/drafts.ts'
import type { Experiment } from '#shared/contract/experiments.ts'
import type { FollowedVideo } from '#shared/contract/following.ts'
import { dayMs } from '#shared/duration.ts'
import { type Known, listNext } from '#web/features/home/now/next.ts'
import { findNearLimit } from '#web/features/home/now/plan-limit.ts'

const now = Date.parse('2026-11-26T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * dayMs).toISOString()

const draft = (id: string, fields: Partial<DraftSummary> = {}): DraftSummary => ({
  id,
  revision: 1,
  createdAt: daysAgo(30),
  updatedAt: daysAgo(10),
  state: 'working',
  planned: null,
  name: '',
  title: id,
  titles: 1,
  thumbnails: 0,
  version: 0,
  ...fields,
})
const planned = (id: string, date: string, time?: string) =>
  draft(id, { planned: { date, ...(time !== undefined && { time }) } })
const published = (id: string, days: number, state: DraftSummary['state'] = 'published') =>
  draft(id, { state, published: { videoId: id, at: daysAgo(days) } })
const testOf = (id: string, fields: Partial<Experiment>): Experiment => ({
  id: `test-${id}`,
  draft: id,
  createdAt: daysAgo(20),
  difference: 'custom',
  variants: [
    { title: id, traits: {} },
    { title: 'the other', traits: {} },
  ],
  prediction: { state: 'none', reason: 'nothing_known' },
  ...fields,
})
const usual = { multiple: 3, low: 2, high: 4, of: 12, isShort: false, from: '', to: '', countedAt: '', isOutlier: true }
const video = (id: string, multiple: number, isOutlier = true): FollowedVideo => ({
  id,
  channelId: 'UCabcdefghijklmnopqrstuv',
  title: id,
  thumbnail: null,
  publishedAt: daysAgo(3),
  seconds: 600,
  views: 10,
  viewsAt: null,
  usual: { ...usual, multiple, isOutlier },
  dismissed: false,
})

const next = (known: Partial<Known>) => {
  const all = { drafts: [], experiments: [], videos: [], follows: [], today: '2026-11-26', now, ...known }
  const { first, rows } = listNext(all)
  return {
    first: 'draft' in first ? `${first.kind} ${first.draft.id}` : first.kind,
    rows: rows.map((row) =>
      'draft' in row ? `${row.kind} ${row.draft.id}` : 'video' in row ? `outlier ${row.video.id}` : row.kind,
    ),
  }
}

describe('what to do next', () => {
  test('begins with the draft that is due first, and never has more than three other things', () => {
    const drafts = [
      planned('later', '2026-11-30'),
      planned('evening', '2026-11-28', '18:00'),
      planned('noon', '2026-11-28', '12:00'),
      draft('undated'),
      published('seen', 8, 'reviewed'),
      published('due', 9),
      published('early', 6),
    ]
    expect(next({ drafts, videos: [video('far', 9)] })).toEqual({
      first: 'planned noon',
      rows: ['review due', 'outlier far', 'planned evening'],
    })
  })

  test('keeps a past date for two weeks, and ignores the date of a published draft', () => {
    const drafts = [planned('old', '2026-11-11'), { ...published('out', 1), planned: { date: '2026-11-27' } }]
    expect(next({ drafts }).first).toBe('none')
    expect(next({ drafts: [...drafts, planned('late', '2026-11-12')] }).first).toBe('planned late')
  })

  test('asks for the outcome of a test when YouTube has ended it, and to use a winner', () => {
    const drafts = [draft('a'), draft('b'), draft('c'), draft('d')]
    const experiments = [
      testOf('a', { startedOn: '2026-11-13' }),
      testOf('b', { startedOn: '2026-11-12' }),
      testOf('c', { startedOn: '2026-11-01', outcome: { label: 'winner', variant: 0 } }),
      testOf('d', { startedOn: '2026-11-01', outcome: { label: 'winner', variant: 1 } }),
      testOf('gone', { startedOn: '2026-11-01' }),
    ]
    const { rows } = next({ drafts, experiments })
    expect(rows.filter((row) => row.startsWith('experiment'))).toEqual(['experimentOver b'])
    expect(next({ drafts, experiments: experiments.slice(2) }).rows[0]).toBe('experimentWon d')
  })

  test('names the video that stands out most, and none that does not', () => {
    const videos = [video('some', 2), video('most', 7), video('usual', 9, false)]
    expect(next({ videos }).rows[0]).toBe('outlier most')
    expect(next({ videos: [video('usual', 9, false)] }).rows).not.toContain('outlier usual')
  })

  test('offers a start to a creator without anything, and leaves out what could not be loaded', () => {
    expect(next({})).toEqual({ first: 'none', rows: ['ideas', 'follow'] })
    expect(next({ experiments: undefined, videos: undefined, follows: undefined }).rows).toEqual(['ideas'])
    const drafts = [draft('older', { updatedAt: daysAgo(9) }), draft('newer', { updatedAt: daysAgo(2) })]
    expect(next({ drafts })).toEqual({ first: 'undated newer', rows: ['undated older', 'ideas', 'follow'] })
  })
})

describe('a limit of the Free plan that is almost reached', () => {
  const meter = (name: Account['meters'][number]['meter'], used: number, limit: number) => ({
    meter: name,
    used,
    limit,
    fairUse: false,
    resetsAt: daysAgo(-5),
  })
  const findOnFree = (...meters: Account['meters']) => findNearLimit({ plan: 'free', planHint: true, meters })

  test('is named when at most one unit is left, with what Basic has', () => {
    expect(findOnFree(meter('analyses', 2, 3))).toEqual({ meter: 'analyses', used: 2, max: 3, basicMax: null })
    expect(findOnFree(meter('analyses', 1, 3), meter('optimisations', 1, 1))).toMatchObject({
      meter: 'optimisations',
      basicMax: 3,
    })
    expect(findOnFree(meter('topics', 1, 1), meter('analyses', 3, 3))).toMatchObject({ meter: 'analyses' })
  })

  test('is not named before anything was used, on a paid plan, or once dismissed', () => {
    expect(findOnFree(meter('optimisations', 0, 1), meter('analyses', 1, 3))).toBeUndefined()
    const meters = [meter('analyses', 3, 3)]
    expect(findNearLimit({ plan: 'basic', planHint: true, meters })).toBeUndefined()
    expect(findNearLimit({ plan: 'free', planHint: false, meters })).toBeUndefined()
  })
})
