import { describe, expect, test } from 'vitest'
import { chooseIdeas, ideaId, mondayOfIdea } from '#functions/services/ideas/choose.ts'
import { findOwnTopics } from '#functions/services/ideas/own-topics.ts'
import { balconyTitles, kitchenTitles, workshopTitles } from '#infra/local/stubs/youtube/channel-video-titles.ts'
import { findIdeaPatterns } from '#shared/ideas/find-idea-patterns.ts'
import { frames, ideaPatterns } from '#shared/ideas/frames.ts'
import { listTitles } from '#shared/ideas/list-titles.ts'
import { locales } from '#shared/locale.ts'
import { holds } from '#shared/prediction/patterns/lifts.ts'

const topics = ['bread', 'garden', 'soup', 'dinner', 'knives']
const candidates = listTitles(ideaPatterns, topics, 'en').map((one) => ({ ...one, isSure: true }))
/** The ideas of a week as they are stored. */
const store = (monday: string, chosen: ReturnType<typeof chooseIdeas>) => ({
  ideas: Object.fromEntries(chosen.map((one, place) => [ideaId(monday, one), { place, ...one }])),
})

describe('the ideas of a week', () => {
  test('have as many different patterns and topics as possible', () => {
    const chosen = chooseIdeas(candidates, [])
    expect(new Set(chosen.map(({ pattern }) => pattern)).size).toBe(5)
    expect(new Set(chosen.map(({ topic }) => topic)).size).toBe(5)
  })

  test('are five until nothing new is left, and none comes twice, whatever its case and accents', () => {
    const weeks: ReturnType<typeof store>[] = []
    for (let week = 0; week < 30; week++) {
      const spelled = candidates.map((one) => (week % 2 ? { ...one, topic: one.topic.replace('e', 'É') } : one))
      const chosen = chooseIdeas(spelled, weeks)
      expect(chosen).toHaveLength(week < candidates.length / 5 ? 5 : 0)
      weeks.push(store(`2026-${String(1 + Math.floor(week / 4)).padStart(2, '0')}-${10 + (week % 4) * 5}`, chosen))
    }
    const titles = weeks.flatMap(({ ideas }) => Object.values(ideas).map(({ title }) => title))
    expect(new Set(titles).size).toBe(candidates.length)
  })

  test('have topics that may be none only when the others do not fill the week', () => {
    const mixed = candidates.map((one) => ({ ...one, isSure: one.topic === 'bread' || one.topic === 'soup' }))
    expect(new Set(chooseIdeas(mixed, []).map(({ topic }) => topic))).toEqual(new Set(['bread', 'soup']))
    const few = candidates.map((one) => ({ ...one, isSure: one.topic === 'bread' && one.pattern === 'every' }))
    const chosen = chooseIdeas(few, [])
    expect(chosen[0]).toMatchObject({ topic: 'bread', pattern: 'every' })
    expect(chosen).toHaveLength(5)
  })

  test('have ids that name their Monday', () => {
    const [first] = candidates
    if (!first) throw new Error('no candidate')
    expect(mondayOfIdea(ideaId('2026-11-23', first))).toBe('2026-11-23')
    expect(mondayOfIdea('0000000000000000000000000')).toBeUndefined()
  })
})

describe('a frame', () => {
  test.each(locales)('has its pattern and nothing of another title: %s', (locale) => {
    for (const pattern of ideaPatterns) {
      expect(holds(pattern)).toBe('helps')
      for (const frame of frames[locale][pattern]) {
        expect(frame).toMatch(/^\{Topic\}/)
        expect(findIdeaPatterns(frame.replace('{Topic}', 'Ceramic'))).toContain(pattern)
      }
    }
    const allowed = new Set(
      Object.values(frames[locale]).flatMap((all) => all.map((one) => one.replace('{Topic}', 'Élan'))),
    )
    for (const { title } of listTitles(ideaPatterns, ['élan'], locale)) expect(allowed).toContain(title)
  })

  test('is left out where its title would be too long', () => {
    expect(listTitles(['tutorial'], ['x'.repeat(95)], 'en')).toEqual([])
  })
})

describe('own topics', () => {
  const topicsOf = (titles: readonly string[]) => findOwnTopics(titles)?.topics.map(({ words }) => words)
  const titlesOf = (rows: typeof kitchenTitles) => rows.map(([title]) => title)

  test('are nouns of several titles, in the language of the titles', () => {
    expect(topicsOf(titlesOf(kitchenTitles))?.slice(0, 3)).toEqual(['Bread', 'Sourdough', 'Garden'])
    expect(findOwnTopics(titlesOf(balconyTitles))?.locale).toBe('es')
    expect(topicsOf(titlesOf(balconyTitles))).toEqual(
      expect.arrayContaining(['balcón', 'huerto', 'maceta', 'plantas', 'tomate']),
    )
    const french = [
      'Le jardin de ma grand-mère en hiver',
      'Mon jardin sous la neige',
      'La serre et le jardin',
      'Une serre pour les semis',
    ]
    expect(topicsOf(french)).toEqual(['jardin', 'serre'])
  })

  test('are phrases where two words belong together, and never verbs', () => {
    const titles = [
      'How to clean a copper kettle',
      'My copper kettle died',
      'The kettle I polished',
      'What I polished with a copper kettle',
    ]
    expect(topicsOf(titles)).toEqual(['copper kettle'])
  })

  test.each([
    [
      'verbs',
      'The camera I ever bought, What happened next, It happened again, Best lens ever bought',
      ['bought', 'happened'],
    ],
    [
      'participles and adverbs',
      'Sourdough explained, Ovens explained, Baking slowly in May, Baking slowly',
      ['explained', 'slowly'],
    ],
    ['hashtags and handles', 'My oven #bakers, Rye #bakers, Rye with @ada, Crust with @ada', ['bakers', 'ada']],
    ['words in other scripts', 'My oven is ロボット, A rye of ロボット', ['ロボット']],
  ])('are no %s', (_, titles, words) => {
    const topics = topicsOf(titles.split(', '))
    expect(topics?.filter((topic) => words.includes(topic.toLowerCase()))).toEqual([])
  })

  test('keep the capitals of names and abbreviations, in sentences too', () => {
    const titles = [
      'What Paul Bocuse cooked in 1975',
      'A lunch with Paul Bocuse',
      'My lunch for the BBC',
      'A week at the BBC',
    ]
    expect(topicsOf(titles)).toEqual(expect.arrayContaining(['Paul Bocuse', 'BBC', 'lunch']))
  })

  test('are taught where a title teaches them, and not where it ends them', () => {
    const titles = [
      'How to bake bread',
      'The bread I like',
      'How to stop fire ants',
      'My fire ants are back',
      'My fire ants',
    ]
    expect(findOwnTopics(titles)?.topics.map(({ words, isTaught }) => [words, isTaught])).toEqual([
      ['fire ants', false],
      ['bread', true],
    ])
  })

  test('are unknown in other languages', () => {
    expect(findOwnTopics(titlesOf(workshopTitles))).toBeUndefined()
    expect(findOwnTopics([])).toBeUndefined()
  })
})
