import { describe, expect, test } from 'vitest'
import { fitsBlank, hintOf } from '#functions/services/adviser/frames/fits-blank.ts'
import { formWords, generalWords } from '#functions/services/adviser/frames/form-words.ts'
import { frameOf } from '#functions/services/adviser/frames/frame-of.ts'
import { findKinds, kindFrames } from '#functions/services/adviser/frames/kinds.ts'
import { isFirstPerson, openClaims } from '#functions/services/adviser/frames/open-claims.ts'
import { blanks, fillFrame, splitFrame, titleKinds } from '#shared/advice/blanks.ts'
import { locales } from '#shared/locale.ts'
import { holds } from '#shared/prediction/patterns/lifts.ts'

const framed: readonly (readonly [title: string, frame: string])[] = [
  [
    'I Measured Every Puddle for a Month. Here Is What Changed',
    'I Measured Every […] for a Month. Here Is What Changed',
  ],
  ['I Tested 9 Ways to Sharpen a Pencil. Two Failed', 'I Tested [number] Ways to […]. [number] Failed'],
  ['How Much Does a Rooftop Beehive Really Cost?', 'How Much Does […] Really Cost?'],
  ["Don't Buy a Rowing Boat Until You Watch This", "Don't Buy […] Until You Watch This"],
  ['The Harbor Mistake Almost Everyone Makes', 'The […] Mistake Almost Everyone Makes'],
  ['Why Canoe Paddles Work Better Than Oars', 'Why […] Work Better Than […]'],
  ['$4 vs $400 Violin Strings: Can You Tell?', '$[number] vs $[number] […]: Can You Tell?'],
  ['Is the Otter 12 Pro Worth It?', 'Is the […] Worth It?'],
  ['Gli: The Only Ladder You Need | Barn Diaries Ep. 4', 'The Only […] You Need'],
  ['What a Year of Beekeeping Looks Like', 'What a Year of […] Looks Like'],
  ["A Beginner's Guide to Falconry", "A Beginner's Guide to […]"],
  ['Every Level of Origami, Explained', 'Every Level of […], Explained'],
  ['$3 vs $300 Lantern: Can You See the Difference?', '$[number] vs $[number] […]: Can You See the Difference?'],
  ['Kayaking My First River: What I Learned', '[…]: What I Learned'],
  ['LAS 4 COSAS QUE NADIE SABE DE LOS FAROS', 'Las [número] cosas que nadie sabe de […]'],
  ['Probé 6 formas de afinar una guitarra', 'Probé [número] formas de […]'],
  ['¿Cuánto cuesta de verdad un faro?', '¿Cuánto cuesta de verdad […]?'],
  ['J’ai testé 5 façons de plier une carte', 'J’ai testé [nombre] façons de […]'],
  ['Pourquoi il ne faut pas acheter un phare', 'Pourquoi il ne faut pas acheter […]'],
  ['Combien coûte vraiment un voilier ?', 'Combien coûte vraiment […] ?'],
]

describe('the frame of a title', () => {
  test.each(framed)('has a blank for what it is about: %s', (title, frame) => {
    expect(frameOf(title)?.text).toBe(frame)
  })

  test.each([
    'Copper, Moss and Rain',
    'Harbor Walk, Part 3',
    'I Repaired a $20 Watch',
    '真夜中の灯台',
    'Der Leuchtturm, den ich nicht kaufen würde',
    'Lighthouse Lighthouse Lighthouse',
    'How I Got Ahead of the Fog in 3 Days (And Why)',
    'How to Get Warm & Keep It',
    'I Turned Old Sails Into a Hammock',
    'Lanterns Hidden in Attics for 30 Years',
    'Why Build a Raft Twice the Width?',
    'Kayaking My First Six Rivers',
    'If You Hear an Owl in Your Attic, Run',
    'How to Start Rowing in vs Code',
    'Stop Buying My How to Start Rowing Book',
    'Lanterns Are Dangerous. Very Dangerous',
    '',
  ])('does not exist if the title has too little form or is in another language: %s', (title) => {
    expect(frameOf(title)).toBeUndefined()
  })

  test('keeps only words of the title that belong to its form', () => {
    for (const [title] of framed) {
      const frame = frameOf(title)
      if (!frame) throw new Error(title)
      const kept = splitFrame(frame.text).filter((_, place) => place % 2 === 0)
      for (const word of kept.join(' ').match(/[\p{L}'’-]+/gu) ?? []) {
        const key = word.toLowerCase().replaceAll('’', "'")
        expect(formWords[frame.locale].has(key) || generalWords[frame.locale].has(key), word).toBe(true)
      }
    }
  })

  test('becomes a title with the blanks filled in, in order', () => {
    const frame = '[…]: [number] Hours vs [number] Days'
    expect(fillFrame(frame, ['rye ', '4', ' 2'])).toBe('Rye: 4 Hours vs 2 Days')
    expect(fillFrame('No blank', [])).toBe('No blank')
  })
})

describe('a topic', () => {
  const fits = (title: string, topic: Partial<Parameters<typeof fitsBlank>[1]> & { readonly words: string }) => {
    const frame = frameOf(title)
    if (!frame) throw new Error(`no frame: ${title}`)
    return fitsBlank(frame, { articles: new Set(), isBought: false, ...topic })
  }
  test.each([
    ['The Harbor Mistake Almost Everyone Makes', 'lantern'],
    ['The Only Ladder You Need', 'lantern'],
    ['9 Oars You Need to Know', 'lanterns'],
    ['I Tested 9 Ways to Sharpen a Pencil', 'lantern'],
    ['Les erreurs de débutant avec la voile', 'phare'],
  ])('fits a frame that claims nothing that only some topics fulfill: %s', (title, words) => {
    expect(fits(title, { words })).toBe(true)
  })

  test.each([
    ['This $35 Flute Sounds Better Than It Should', 'lantern'],
    ['5 Money Mistakes to Avoid in Your Garden', 'lantern'],
    ['12 Things Not to Do in Oslo', 'lantern'],
    ['The 3 Soups I Make Every Week', 'lantern'],
    ['How to Travel Peru on $50 a Day', 'lantern'],
    ['I Swam at the Worst Rated Beach', 'lantern'],
    ['I Knitted Hats for 30 Days', 'lantern'],
    ['The Only Ladder You Need', 'lanterns'],
    ['Is One Ladder Enough?', 'lanterns'],
    ['Every Ladder You Need to Know', 'lanterns'],
  ])('does not fit a frame that only some topics fit: %s', (title, words) => {
    expect(fits(title, { words, isBought: true })).toBe(false)
  })

  test('fits a title about buying only if it is something to buy', () => {
    expect(fits('Don’t Buy the Wrong Ladder', { words: 'lantern' })).toBe(false)
    expect(fits('Don’t Buy the Wrong Ladder', { words: 'lantern', isBought: true })).toBe(true)
  })
})

test.each([
  ['échecs', ['les', 'des'], '[les échecs …]'],
  ['aquarelle', ['l', 'une'], '[l’aquarelle …]'],
  ['histoire', ['l', 'une'], '[l’histoire …]'],
  ['handball', ['le', 'du'], '[le handball …]'],
  ['yoga', ['du', 'un'], '[le yoga …]'],
])('the hint of a French blank has the article of its topic: %s', (words, articles, hint) => {
  const frame = { text: '[…] pour les débutants', locale: 'fr', takes: 'thing', hasArticle: true } as const
  expect(hintOf(frame, { words, articles: new Set(articles) })).toBe(hint)
})

describe('claims of a frame', () => {
  const open = (title: string) => {
    const frame = frameOf(title)
    return frame && openClaims(frame)
  }
  test.each([
    ['I Tracked Every Puddle for a Year. Here Is the Chart', 'I Tracked Every […] for [how long]. Here Is the Chart'],
    ['I Tested 7 Ways to Fold a Map. One Was Perfect', 'I Tested [number] Ways to […]. [how it turned out]'],
    ['Conté cada farola durante un mes', 'Conté cada […] durante [cuánto tiempo]'],
    ['J’ai compté chaque pigeon pendant un mois', 'J’ai compté chaque […] pendant [combien de temps]'],
  ])('become blanks: %s', (title, frame) => {
    expect(open(title)).toBe(frame)
  })

  test.each([
    ['[nombre] façons de […]. C’était parfait', 'fr', '[nombre] façons de […]. [comment ça s’est terminé]'],
    ['[nombre] façons de […]. J’adore la dernière', 'fr', '[nombre] façons de […]. [comment ça s’est terminé]'],
    ['El método el día de […]', 'es', 'El método el día de […]'],
  ] as const)('are whole words: %s', (text, locale, frame) => {
    expect(openClaims({ text, locale })).toBe(frame)
  })

  test.each([
    'How I Lost My First Kayak in a Week',
    'Why I Stopped Buying Kayaks',
    'Cuánto dinero ahorré con mi kayak',
    'Why Nobody Buys Kayaks',
  ])('that nobody can make at will leave no frame for an idea: %s', (title) => {
    expect(frameOf(title)).toBeDefined()
    expect(open(title)).toBeUndefined()
  })

  test.each([
    ['I Tested […]', 'en', true],
    ['The Worst […] Ever', 'en', false],
    ['Mi primer […]', 'es', true],
    ['J’ai testé […]', 'fr', true],
    ['L’outil que j’utilise pour […]', 'fr', true],
    ['Combien coûte […] ?', 'fr', false],
  ] as const)('are in the first person or not: %s', (text, locale, expected) => {
    expect(isFirstPerson({ text, locale })).toBe(expected)
  })
})

test.each(locales)('the frame of a kind of title has one subject and its pattern, which helps: %s', (locale) => {
  const { subject, number } = blanks[locale]
  for (const kind of titleKinds) {
    const frame = kindFrames[locale][kind]
    expect(holds(kind)).toBe('helps')
    expect(frame.split(subject)).toHaveLength(2)
    expect(findKinds(frame.replace(subject, 'Kayak').replace(number, '7'))).toContain(kind)
  }
})
