import { describe, expect, test } from 'vitest'
import { chooseIdeas, ideaId, mondayOfIdea } from '#functions/services/ideas/choose.ts'
import { findOwnTopics } from '#functions/services/ideas/own-topics.ts'
import { balconyTitles, kitchenTitles, workshopTitles } from '#infra/local/stubs/youtube/channel-video-titles.ts'

const topics = ['bread', 'garden', 'soup', 'dinner', 'knives']
const frames = ['Every', 'Only', 'Worst', 'First', 'Best', 'Last'].map((word) => `The ${word} […] You Need`)
const candidates = frames.flatMap((pattern) =>
  topics.map((topic) => ({
    title: pattern.replace('…', `${topic} …`),
    pattern,
    topic,
    isSure: true,
    isPracticed: true,
  })),
)
/** The ideas of a week as they are stored. */
const store = (monday: string, chosen: ReturnType<typeof chooseIdeas>) => ({
  ideas: Object.fromEntries(chosen.map((one, place) => [ideaId(monday, one), { place, ...one }])),
})

describe('the ideas of a week', () => {
  test('have no frame twice, and as many different topics as possible', () => {
    const chosen = chooseIdeas(candidates, [])
    expect(new Set(chosen.map(({ pattern }) => pattern)).size).toBe(5)
    expect(new Set(chosen.map(({ topic }) => topic)).size).toBe(5)
  })

  test('never come twice, whatever their case and accents, and no frame more than three times a year', () => {
    const weeks: ReturnType<typeof store>[] = []
    for (let week = 0; week < 10; week++) {
      const spelled = candidates.map((one) => (week % 2 ? { ...one, topic: one.topic.replace('e', 'É') } : one))
      weeks.push(store(`2026-${10 + week}-10`, chooseIdeas(spelled, weeks)))
    }
    const all = weeks.flatMap(({ ideas }) => Object.values(ideas))
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(all).toHaveLength(3 * frames.length)
    for (const frame of frames) expect(all.filter(({ pattern }) => pattern === frame)).toHaveLength(3)
  })

  test('are only good ones, even if that leaves fewer than five', () => {
    const chosen = chooseIdeas(candidates, [], ({ pattern }) => pattern === frames[1])
    expect(chosen.map(({ pattern }) => pattern)).toEqual([frames[1]])
  })

  test('have uncertain topics only when the certain ones do not fill the week', () => {
    const few = candidates.map((one) => ({ ...one, isSure: one.topic === 'soup' && one.pattern === frames[3] }))
    const chosen = chooseIdeas(few, [])
    expect(chosen[0]).toMatchObject({ topic: 'soup', pattern: frames[3] })
    expect(chosen).toHaveLength(5)
  })

  test('are at most two on a topic that the creator only talks about', () => {
    const talk = candidates.map((one) => ({ ...one, isPracticed: one.topic === 'bread' }))
    const of = (wanted: string) => talk.filter(({ topic }) => topic === wanted)
    expect(chooseIdeas(of('soup'), [])).toHaveLength(2)
    expect(chooseIdeas(of('bread'), [])).toHaveLength(5)
  })

  test('have ids that name their Monday', () => {
    const [first] = candidates
    if (!first) throw new Error('no candidate')
    expect(mondayOfIdea(ideaId('2026-11-23', first))).toBe('2026-11-23')
    expect(mondayOfIdea('0000000000000000000000000')).toBeUndefined()
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

  test('are marked as taught where a title teaches them, not where it says how to stop them', () => {
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

  test('are marked as bought where a title is about buying them, not where one only has a price', () => {
    const titles = ['My loom', 'The cheapest loom', 'A hut for $200', 'My hut']
    expect(findOwnTopics(titles)?.topics.map(({ words, isBought }) => [words, isBought])).toEqual([
      ['loom', true],
      ['hut', false],
    ])
  })

  test('are not the name of the channel, nor two words that are part of it', () => {
    const titles = ['My day with Ada Bakes', 'Rye by Ada Bakes', 'My rye']
    const wordsOf = (channel: string) => findOwnTopics(titles, channel)?.topics.map(({ words }) => words)
    expect(wordsOf('')).toContain('Ada Bakes')
    for (const channel of ['Ada Bakes', 'AdaBakesOfficial']) expect(wordsOf(channel)).toEqual(['rye'])
  })

  test.each([
    ['The attack on Rome, The attack in May, An attack at sea, The attack and I', 'attack'],
    ['La noche en Roma, La noche de mayo, Una noche en el mar, La noche', 'noche'],
    ['La nuit dans les Alpes, La nuit de mai, Une nuit en mer, La nuit', 'nuit'],
  ])('are no words that say nothing on their own: %s', (titles, word) => {
    expect(topicsOf(titles.split(', '))).not.toContain(word)
  })

  test.each([
    ['Core strength for runners, Knee care for runners, A warm-up for the runners', 'runners'],
    ['Excel for office workers, Yoga for office workers, Back care for office workers', 'office workers'],
    ['Piernas para corredores, El desayuno para los corredores, La cena para corredores', 'corredores'],
    ['Le petit déjeuner pour les coureurs, Le dîner pour coureurs, Le sommeil pour les coureurs', 'coureurs'],
  ])('are not the people whom a video is for: %s', (titles, whom) => {
    expect(topicsOf(titles.split(', '))).not.toContain(whom)
  })

  test('include words after "for" that people make videos about', () => {
    expect(topicsOf(['The best flour for sourdough', 'A knife for sourdough'])).toEqual(['sourdough'])
    expect(topicsOf(['The nurses of May', 'My nurses', 'Shoes for nurses'])).toContain('nurses')
  })

  test('of one word need three titles if the creator only talks about them', () => {
    const others = ['A dish', 'The rye', 'Some oats', 'A pan', 'The sea', 'The hat', 'A bus', 'Our car', 'An inn']
    const two = [...others, 'The comet in May', 'A comet at sea']
    expect(topicsOf(two)).toEqual([])
    expect(topicsOf([...two, 'A comet'])).toEqual(['comet'])
    expect(topicsOf([...two, 'My comet'])).toEqual(['comet'])
    expect(topicsOf([...others, 'The comet', 'My comet'])).toEqual(['comet'])
    expect(topicsOf([...others, 'A picture from NASA', 'The telescope of NASA'])).toEqual(['NASA'])
  })

  test('are nothing that most titles have, such as the name of a series', () => {
    const titles = Array.from({ length: 12 }, (_, place) => `The comet in ${2000 + place}`)
    expect(topicsOf(titles)).toEqual([])
    expect(topicsOf([...titles, 'How to find a comet'])).toEqual(['comet'])
  })

  test('keep capitals of names although some titles are all in capitals', () => {
    const titles = ['A lunch with Paul Bocuse', 'PAUL BOCUSE AT SEA', 'THE LAST PAN OF PAUL BOCUSE', 'For Paul Bocuse']
    expect(topicsOf(titles)).toContain('Paul Bocuse')
  })

  test('are unknown in other languages', () => {
    expect(findOwnTopics(titlesOf(workshopTitles))).toBeUndefined()
    expect(findOwnTopics([])).toBeUndefined()
  })
})
