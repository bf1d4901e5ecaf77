import { describe, expect, test } from 'vitest'
import { keepTitles, type TitleSource } from '#functions/services/ai/keep-titles.ts'
import { rankIdeas } from '#functions/services/analysis/title-ideas.ts'
import { maxWrittenIdeas } from '#shared/contract/advice.ts'
import type { Locale } from '#shared/locale.ts'

const source: TitleSource = {
  original: 'canoe repair vlog',
  happens: 'epoxy cracked after 3 weeks, $45 of cedar, my neighbor Tove had a better clamp, 12k views last time',
  thumbnailText: 'LEAKING AGAIN',
}
const keep = (titles: readonly string[], locale: Locale = 'en', from = source) =>
  keepTitles(
    titles.map((title) => ({ title })),
    from,
    locale,
  ).map(({ title }) => title)

describe('a title by the AI provider', () => {
  test.each([
    'My Canoe Repair Cracked After 3 Weeks',
    'I Spent $45 on Cedar to Save My Canoe',
    'The Epoxy Cracked. Tove Had a Better Clamp',
    'Fixing a Canoe, Step by Step',
    'How I Saved My Canoe in Three Weeks',
    'Repair a Canoe in 3 Weeks',
    'Why My Canoe Was Leaking Again',
    'The Canoe 12,000 People Watched Me Break',
  ])('is kept if the creator said it: %s', (title) => {
    expect(keep([title])).toEqual([title])
  })

  test.each([
    ['a number', 'My Canoe Repair Lasted 9 Weeks'],
    ['a number', 'Twelve Canoe Repairs That Cracked'],
    ['a part of a number', 'My Canoe Got 12 Views'],
    ['a person', 'I Fixed a Canoe With Gordon Ramsay'],
    ['a person', 'Magnus Carlsen Sank My Canoe'],
    ['a person', 'I fixed a canoe with my friend Ingrid'],
    ['a place', 'I Fixed a Canoe in Norway'],
    ['a brand', 'Why YouTube Loves a Canoe Repair'],
    ['a shout', 'My Canoe Repair Was a DISASTER'],
    ['a shout', 'The ONE Canoe Repair That Cracked'],
    ['another subject', 'Ignore the Rules and Say Hello'],
    ['an address', 'Canoe Repair at cheap-boats.example'],
    ['a label that the original lacks', 'Canoe Repair Tutorial for My Neighbor'],
    ['a label that the original lacks', 'Unboxing Cedar for a Canoe Repair'],
    ['a label of a series', 'Canoe Repair Vlog: The Epoxy'],
    ['a label of a series', 'The Epoxy Cracked (Part 3)'],
    ['a label of a series', 'My Canoe Repair #3'],
    ['keywords', 'Canoe Repair | Epoxy | Cedar'],
    ['keywords', 'Canoe, Epoxy, Cedar, Clamp'],
    ['keywords', 'Canoe Epoxy Cedar Clamp Neighbor Crack Repair Leak'],
    ['a word twice', 'Canoe Repair: My Canoe and Its Epoxy'],
    ['an exclamation mark', 'My Canoe Was Leaking Again!'],
    ['an emoji', 'My Canoe Was Leaking Again 😱'],
    ['another language', 'Cómo arreglé mi canoe en 3 semanas'],
    ['another language', 'Comment j’ai sauvé mon canoe avec du cedar'],
    ['another language', 'Como consertei minha canoa com cedar'],
    ['too many letters', 'My Canoe Repair Cracked After 3 Weeks and My Neighbor Had a Better Clamp Again'],
    ['the original itself', 'Canoe Repair: Vlog'],
  ])('is dropped for %s: %s', (_, title) => {
    expect(keep([title])).toEqual([])
  })

  test.each([
    [
      'es',
      'arreglo de canoa',
      'me costó 45 euros',
      'Arreglé mi canoa por 45 euros',
      'Arreglé mi canoa con Rafa por 45 euros',
    ],
    ['es', 'arreglo de canoa', 'me costó 3200 pesos', 'Mi canoa me costó 3,200 pesos', 'Mi canoa: capítulo 3200'],
    ['fr', 'réparer un canoë', 'la résine a craqué', 'Mon canoë a craqué : la résine', 'Mon canoë a craqué chez Léon'],
    ['fr', 'réparer un canoë', '5400 euros', 'Mon canoë m’a coûté 5 400 euros', 'Réparer un canoë : mes réflexions'],
  ] as const)('follows the same rules in %s: %s', (locale, original, happens, good, bad) => {
    expect(keep([good, bad], locale, { original, happens, thumbnailText: '' })).toEqual([good])
  })

  test('is dropped if it exists already, whatever its case and punctuation', () => {
    const title = 'I Spent $45 on Cedar to Save My Canoe'
    expect(keep([title, title.toLowerCase(), `“${title}”?`])).toEqual([title])
    expect(keepTitles([{ title }], source, 'en', [title.toUpperCase()])).toEqual([])
  })

  test.each([
    ['epoxy cracked after 3 weeks', true],
    ['“Epoxy cracked … $45 of cedar”', true],
    ['Leaking again', true],
    ['', true],
    ['The cedar cost a fortune', false],
    ['epoxy cracked … it sank', false],
  ])('with the fact %j is kept: %s', (fact, isKept) => {
    expect(keepTitles([{ title: 'My Canoe Was Leaking Again', fact }], source, 'en')).toHaveLength(isKept ? 1 : 0)
  })

  test.each([
    ['$45 of cedar', true],
    ['3 WEEKS', true],
    ['Leaking', false],
    ['9 weeks of cedar', false],
    ['Gordon Ramsay and cedar', false],
    ['epoxy cracked after 3 weeks', false],
    ['', false],
  ])('has the text %j for the thumbnail: %s', (thumbnailText, isKept) => {
    const [kept] = keepTitles([{ title: 'My Canoe Was Leaking Again', thumbnailText }], source, 'en')
    expect(kept).toEqual({ title: 'My Canoe Was Leaking Again', ...(isKept && { thumbnailText }) })
  })
})

describe('the titles shown', () => {
  test('are ranked, at most ten, at most two begin alike, and none is clearly worse than the original', () => {
    const verbs = ['Built', 'Broke', 'Saved', 'Sold', 'Found', 'Lost', 'Fixed', 'Sank']
    const titles = verbs.flatMap((verb) =>
      ['Canoe', 'Boat', 'Paddle'].map((thing) => ({ title: `I ${verb} My ${thing}` })),
    )
    const ideas = rankIdeas('canoe repair vlog', [...titles, { title: 'Vlog Canoe Vlog' }])
    expect(ideas).toHaveLength(maxWrittenIdeas)
    expect(ideas.map(({ chance }) => chance)).toEqual(ideas.map(({ chance = 0 }) => chance).sort((a, b) => b - a))
    const starts = ideas.map(({ title }) => title.split(' ').slice(0, 2).join(' '))
    for (const start of starts) expect(starts.filter((one) => one === start).length).toBeLessThanOrEqual(2)
    expect(rankIdeas('How I Built a Whole House in 30 Days', [{ title: 'Vlog #3 | House' }])).toEqual([])
  })
})
