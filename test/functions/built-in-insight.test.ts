import { describe, expect, test } from 'vitest'
import { buildInsight, describePattern } from '#functions/services/trends/built-in-insight.ts'
import type { CachedVideo } from '#functions/services/trends/cached-lists.ts'

const now = Date.UTC(2026, 10, 20, 20)
const hourMs = 3_600_000

/** A video of a list, a day old. */
const kept = (changes: Partial<CachedVideo> = {}): CachedVideo => ({
  id: 'abcdefghijk',
  title: 'How I rebuilt a lighthouse alone',
  channelTitle: 'Somebody',
  publishedAt: new Date(now - 24 * hourMs).toISOString(),
  thumbnail: null,
  broadcast: 'none',
  duration: 600,
  views: 12_000,
  likes: 300,
  comments: 20,
  pace: null,
  ...changes,
})
const ago = (hours: number) => ({ publishedAt: new Date(now - hours * hourMs).toISOString() })
const read = (video: CachedVideo) => buildInsight(video, Array(10).fill(kept()), now)

describe('what an insight begins with', () => {
  test.each([
    ['ten minutes after it was published: no rate, its views so far', { ...ago(1 / 6) }, ['just_out', 12_000, 0]],
    ['an hour after', { ...ago(1) }, ['average', 12_000, 0]],
    ['looked at once, however old: its average alone', { ...ago(600) }, ['average', 20, 0]],
    ['looked at twice', { ...ago(600), pace: 30 }, ['speeding', 30, 20]],
    ['hidden views', { views: null }, ['hidden', 0, 0]],
  ] as const)('%s', (_, changes, [kind, value, usual]) => {
    expect(read(kept(changes)).title).toEqual({ kind, value, usual })
  })

  test('claims no pace for what is not an hour old', () => {
    const { engagementFactors } = read(kept(ago(0.9)))
    expect(engagementFactors.map(({ factor }) => factor.kind)).not.toContain('pace')
  })
})

describe('what it says of the length', () => {
  const kindsOf = (video: CachedVideo) => read(video).description.map(({ kind }) => kind)

  test.each([
    ['a Short, maybe', { duration: 180 }, ['brief_format', 'length_beside']],
    ['longer', { duration: 181 }, ['video_format', 'length_beside']],
    ['live', { broadcast: 'live', duration: null }, ['live_format']],
    ['unknown, as just after a broadcast: nothing', { duration: null }, []],
  ] as const)('%s', (_, changes, kinds) => {
    expect(kindsOf(kept(changes))).toEqual(kinds)
  })

  test('is not brief where it is unknown', () => {
    expect(describePattern(kept({ duration: null }))).toMatchObject({ format: 'video', seconds: null })
  })
})

test('the picture it tells of is the largest there is, not the one that is shown', () => {
  const thumbnail = { url: 'https://a.test', width: 1280, height: 720 }
  const told = (changes: Partial<CachedVideo>) => read(kept(changes)).thumbnailAnalysis
  expect(told({ thumbnail, largest: { width: 3840, height: 2160 } })).toEqual({
    kind: 'picture_full',
    value: 3840,
    usual: 2160,
  })
  // Of a list that was kept before the largest was.
  expect(told({ thumbnail })).toMatchObject({ kind: 'picture_full', value: 1280 })
  expect(told({ largest: { width: 320, height: 180 } })).toMatchObject({ kind: 'picture_small', value: 320 })
  expect(told({})).toMatchObject({ kind: 'picture_none' })
})

test.each([
  ['Why is nobody watching me', []],
  ['I Survived 100 Days in an Empty Supermarket', ['100 days']],
  ['How the World’s Deepest Tunnel Was Dug', ["the world's", 'tunnel']],
  ['Pourquoi personne ne me regarde dans la rue', []],
])('of the words of %j it names those that say something: %j', (title, words) => {
  expect(read(kept({ title })).words).toEqual(words)
})
