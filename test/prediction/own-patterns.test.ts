import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findOwnPatterns, type OwnPattern } from '#shared/prediction/own-history/own-patterns.ts'
import type { FormName } from '#shared/prediction/own-history/pattern-names.ts'
import { findForms, findTopics } from '#shared/prediction/own-history/title-traits.ts'
import { anyCharacter } from '#test/support/any-character.ts'
import { compareAll, makePastVideos } from './synthetic-past.ts'

/** A channel on which titles with a word get three times the views. */
const withHit = (word: string) =>
  compareAll(makePastVideos({ videos: 60, seed: 1, spread: 0.4, hit: { word, titles: 15, times: 3 } }))
const nameOf = ({ subject }: OwnPattern): string => (subject.kind === 'length' ? 'length' : subject.name)

describe("a channel's own patterns", () => {
  it.each([
    ['a topic', 'lighthouse', 'lighthouse'],
    ['a form', '2026', 'number'],
    ['a structure', 'in 10 minutes', 'in_time'],
    ['a topic in Japanese', '懐中時計', '時計'],
  ])('include what went with more views: %s', (_, word, name) => {
    const videos = withHit(word)
    const found = findOwnPatterns(videos)?.found ?? []
    const hit = found.find((pattern) => nameOf(pattern) === name || nameOf(pattern).includes(name))
    expect(hit?.videos).toBe(15)
    expect(hit?.times).toBeGreaterThan(2)
    expect(hit?.shrunk).toBeLessThan(hit?.times ?? 0)
    expect(hit?.low).toBeGreaterThan(1)
    expect(hit?.examples).toHaveLength(3)
    for (const example of hit?.examples ?? []) expect(videos[example]?.title).toContain(word)
  })

  it('include the lengths that get more views, in thirds of the channel’s lengths', () => {
    const findLengths = (times: number) => {
      const videos = makePastVideos({ videos: 60, seed: 1, spread: 0.4 }).map((video, index) => ({
        ...video,
        seconds: 60 * (index % 30) + 200,
        views: video.views * (index % 30 >= 20 ? times : 1),
      }))
      const found = findOwnPatterns(compareAll(videos))?.found ?? []
      return found.flatMap(({ subject, ...measured }) =>
        subject.kind === 'length' ? [{ ...subject, ...measured }] : [],
      )
    }
    const [longest] = findLengths(4)
    expect(longest).toMatchObject({ from: 1_400, to: null, videos: 20 })
    expect(longest?.low).toBeGreaterThan(1.3)
    expect(findLengths(1)).toEqual([])
  })

  it('include what went with fewer views, with the worst videos as examples', () => {
    const videos = compareAll(
      makePastVideos({ videos: 60, seed: 2, spread: 0.4, hit: { word: 'diary', titles: 15, times: 0.3 } }),
    )
    const diary = findOwnPatterns(videos)?.found.find((pattern) => nameOf(pattern) === 'diary')
    expect(diary?.high).toBeLessThan(1)
    const views = videos.filter(({ title }) => title.includes('diary')).map((video) => video.views)
    expect(videos[diary?.examples[0] ?? -1]?.views).toBeLessThan(views.reduce((sum, one) => sum + one) / views.length)
  })

  it('name each group of videos once', () => {
    const found = findOwnPatterns(withHit('old lighthouse'))?.found ?? []
    expect(found.filter(({ videos }) => videos === 15)).toHaveLength(1)
  })

  it('are unknown below 20 videos', () => {
    const videos = withHit('lighthouse')
    expect(findOwnPatterns(videos.slice(0, 19))).toBeUndefined()
    expect(findOwnPatterns(videos.slice(0, 20))).toMatchObject({ videos: 20 })
  })

  it('have consistent intervals for any titles and views', () => {
    const video = fc.record({
      title: fc.string({ unit: anyCharacter, maxLength: 30 }),
      multiple: fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(video, { minLength: 20, maxLength: 30 }), (videos) => {
        for (const { low, shrunk, high } of findOwnPatterns(videos)?.found ?? []) {
          expect(low).toBeLessThanOrEqual(shrunk)
          expect(shrunk).toBeLessThanOrEqual(high)
        }
      }),
      { numRuns: 5 },
    )
  })
})

describe('forms and topics of titles', () => {
  it.each<[FormName, string[], string[]]>([
    ['number', ['7 ways', 'Las 3 mejores', '第2回'], ['Seven ways', '二つの道']],
    ['question', ['Why?', '¿Qué hago?', 'なぜ？', 'لماذا؟'], ['Why']],
    ['exclamation', ['Stop!', '¡Ya!', 'すごい！'], ['Stop']],
    ['brackets', ['Bread (easy)', 'Pan [fácil]', '【速報】時計'], ['Bread', '「時計」の話']],
    ['two_parts', ['Bread: the basics', 'Pan | Día 3', 'Brot – einfach', '時計：修理'], ['At 12:30', 'No-knead bread']],
    ['capitals', ['My WORST day', 'Мой ЛУЧШИЙ день'], ['My worst day', 'TV']],
  ])('finds the form %s in any language', (form, having, others) => {
    const members = (titles: string[]) => findForms(titles).find((one) => one.form === form)?.members
    expect(members(having)).toEqual(having.map((_, at) => at))
    expect(members(others)).toEqual([])
  })

  it('counts the shortest and the longest quarter of titles as short and long', () => {
    const titles = Array.from({ length: 20 }, (_, index) => 'x'.repeat(index + 1))
    const forms = new Map(findForms(titles).map(({ form, members }) => [form, members]))
    expect(forms.get('short')).toEqual([0, 1, 2, 3, 4])
    expect(forms.get('long')).toEqual([15, 16, 17, 18, 19])
  })

  it('finds content words in any script, each once per title, in their usual spelling', () => {
    const words = (...titles: string[]) => findTopics(titles).map(({ word, members }) => [word, ...members])
    expect(words('The bread of Lima, bread', 'My Bread', 'Bread!')).toEqual([
      ['Bread', 0, 1, 2],
      ['Lima', 0],
    ])
    expect(words('Los tomates de mi abuela')).toEqual([
      ['tomates', 0],
      ['abuela', 0],
    ])
    expect(words('祖父の時計を直す')).toContainEqual(['時計', 0])
  })
})
