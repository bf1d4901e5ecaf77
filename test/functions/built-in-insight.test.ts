import { describe, expect, test } from 'vitest'
import { buildInsight, describeOutline } from '#functions/services/trends/built-in-insight.ts'
import type { CachedVideo } from '#functions/services/trends/cached-lists.ts'
import { toTrendingVideo } from '#functions/services/trends/listed-video.ts'
import { hourMs } from '#shared/duration.ts'
import { groupByConcept, wordsOf } from '#shared/prediction/concepts.ts'
import { lifts } from '#shared/prediction/patterns/lifts.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { makeCachedVideo } from '#test/support/cached-video.ts'

const now = Date.UTC(2026, 10, 20, 20)

const makeVideo = (changes: Partial<CachedVideo> = {}) => makeCachedVideo(now, changes)
const publishedHoursAgo = (hours: number) => ({ publishedAt: new Date(now - hours * hourMs).toISOString() })
const insightOf = (video: CachedVideo) => buildInsight(video, Array(10).fill(makeVideo()), now)

describe('the headline of an insight', () => {
  test.each([
    [
      'ten minutes after publication: its views, no pace',
      { ...publishedHoursAgo(1 / 6) },
      ['just_published', 12_000, 0],
    ],
    ['an hour after publication', { ...publishedHoursAgo(1) }, ['average', 12_000, 0]],
    ['with one snapshot: its average pace', { ...publishedHoursAgo(600) }, ['average', 20, 0]],
    [
      'with two snapshots: its pace and its average pace',
      { ...publishedHoursAgo(600), pace: 30 },
      ['accelerating', 30, 20],
    ],
    ['hidden views', { views: null }, ['hidden', 0, 0]],
  ] as const)('%s', (_, changes, [kind, value, other]) => {
    expect(insightOf(makeVideo(changes)).title).toEqual({ kind, value, other })
  })

  test('has no pace for a video that is less than an hour old', () => {
    const { engagementFactors } = insightOf(makeVideo(publishedHoursAgo(0.9)))
    expect(engagementFactors.map(({ factor }) => factor.kind)).not.toContain('pace')
  })
})

test('only a recording is marked as rising, because a broadcast that has not ended has no pace', () => {
  const isRising = (broadcast: CachedVideo['broadcast']) =>
    toTrendingVideo(makeVideo({ broadcast, pace: 5000 }), true, now).rising
  expect((['none', 'live', 'upcoming'] as const).map(isRising)).toEqual([true, false, false])
})

describe('a video in a list whose videos all slow down', () => {
  // All gained 500 views an hour on average, and gain 100 to 210 now.
  const slowing = Array.from({ length: 12 }, (_, place) => makeVideo({ id: `video-${place}`, pace: 100 + 10 * place }))
  const insights = slowing.map((video) => buildInsight(video, slowing, now))

  test('is called slowing only if it slows down more than three quarters of the videos do', () => {
    const kinds = insights.map(({ title }) => title.kind)
    expect(kinds.filter((kind) => kind === 'slowing')).toHaveLength(2)
    expect(kinds.filter((kind) => kind === 'leading')).toHaveLength(4)
    expect(kinds.filter((kind) => kind === 'below_average')).toHaveLength(6)
  })

  test('is compared by its pace now, so the fastest one does not look typical', () => {
    const older = slowing.map((video, place) => ({ ...video, ...publishedHoursAgo(24 + 10 * place) }))
    const fastest = older.at(-1)
    if (!fastest) throw new Error('no video')
    const { engagementFactors } = buildInsight(fastest, older, now)
    expect(engagementFactors[0]).toEqual({
      factor: { kind: 'current_pace', value: 210, other: 150 },
      impact: 'high',
    })
  })

  test('is compared by its average pace where its pace now is not known', () => {
    const { engagementFactors } = buildInsight(makeVideo(), slowing, now)
    expect(engagementFactors[0]).toMatchObject({ factor: { kind: 'pace', value: 500, other: 500 } })
  })
})

describe('the length in an insight', () => {
  const kindsOf = (video: CachedVideo) => insightOf(video).description.map(({ kind }) => kind)

  test.each([
    ['up to 3 minutes', { duration: 180 }, ['short_format', 'typical_length']],
    ['longer', { duration: 181 }, ['video_format', 'typical_length']],
    ['live', { broadcast: 'live', duration: null }, ['live_format']],
    ['unknown, as right after a broadcast', { duration: null }, []],
  ] as const)('%s', (_, changes, kinds) => {
    expect(kindsOf(makeVideo(changes))).toEqual(kinds)
  })

  test('is not taken for that of a short video where it is unknown', () => {
    expect(describeOutline(makeVideo({ duration: null }))).toMatchObject({ format: 'video', seconds: null })
  })
})

describe('the strategies in an insight', () => {
  const strategiesOf = (title: string) => insightOf(makeVideo({ title })).keyStrategies

  test.each([
    ['How to Fix a Bike in 10 Minutes', 'title_in_time', 'in_time'],
    ['Sourdough for Beginners', 'title_for_beginners', 'for_beginners'],
  ] as const)('name a structure that holds with more views, with the figure: %s', (title, kind, pattern) => {
    expect(strategiesOf(title)).toEqual([{ kind, value: lifts.patterns[pattern].matched?.lift, other: 0 }])
  })

  test('leave out structures that make no difference, and titles in other languages', () => {
    expect(strategiesOf('7 Things Nobody Tells You: Is It Worth It? (Part 2)')).toEqual([])
    expect(strategiesOf('Arreglé mi bici in 10 minutes con piezas viejas de la calle')).toEqual([])
  })
})

describe('the raising words of a title', () => {
  test.each([
    'Why is nobody watching me',
    'I Survived 100 Days in an Empty Supermarket',
    'How the World’s Deepest Tunnel Was Dug',
  ])('raise its score, and none is a lone stop word: %j', (title) => {
    const { words } = insightOf(makeVideo({ title }))
    const raising = groupByConcept(title, scoreTitle(title).contributions)
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.points > 0 ? wordsOf(title, part) : []))
    expect(raising).toEqual(expect.arrayContaining(words))
    expect(words.length).toBeGreaterThan(0)
    expect(words.length).toBeLessThanOrEqual(3)
    for (const word of words)
      expect(['why', 'is', 'me', 'i', 'in', 'an', 'how', 'the', 'was']).not.toContain(word.toLowerCase())
  })

  test('are none in a language that the model cannot score', () => {
    expect(insightOf(makeVideo({ title: 'Pourquoi personne ne me regarde dans la rue' })).words).toEqual([])
  })
})
