import { describe, expect, it } from 'vitest'
import { languageOfTitle } from '#functions/services/adviser/language-of-title.ts'
import { expectLanguage } from '#shared/prediction/expected-language.ts'
import { detectLanguage, type TitleLanguage } from '#shared/prediction/language.ts'
import { findMainLanguage } from '#shared/prediction/main-language.ts'
import { scoreTitle } from '#shared/prediction/score.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'

const detect = (title: string, expected?: TitleLanguage) => detectLanguage(title, expected)

describe('the language of a title, by its words', () => {
  it.each([
    ['The best way to travel by train', 'en'],
    ['Cómo hacer pan en casa', 'es'],
    ['HAUL EN VIVO de otoño', 'es'],
    ['MI PRIMER DÍA EN JAPÓN | Vlog', 'es'],
    ['Probando comida callejera', 'es'],
    ['Comment faire du pain chez soi', 'fr'],
    ['TROP BEAU le nouveau bureau', 'fr'],
    ['O desafio que ninguém venceu', 'pt'],
    ['Wer kennt diese alte Burg noch', 'de'],
    ['Il treno più veloce del mondo', 'it'],
    ['パンの作り方', 'other'],
    // Names, brands and abbreviations are no evidence, however often they occur.
    ['West Ham United vs Everton (Premier League)', 'en'],
    ['Phone 9 Pro vs Phone 8 Pro vs Phone 7 Pro', 'en'],
    ['Los Angeles to Le Mans by train', 'en'],
    ['Ariana Grande makeup tutorial', 'en'],
    ['KISSING A SHARK IN THE DARK', 'en'],
  ])('%s: %s', (title, language) => expect(detect(title)).toBe(language))

  it.each(['Qwxzy Vvrpt', '2 2 2', ''])('is unknown if no word indicates one: "%s"', (title) => {
    expect(detect(title)).toBeUndefined()
    expect(scoreTitle(title).basis).toBe('nothing_known')
    expect(listNextSteps(`${title}!`)).toEqual([])
  })
})

describe('the language of a title, by what is expected of the creator', () => {
  const names = 'Minecraft Hardcore Parkour'

  it('is the expected one if the words do not indicate one', () => {
    expect(detect(names)).toBe('en')
    expect(detect(names, 'en')).toBe('en')
    for (const expected of ['es', 'fr', 'de', 'other'] as const) expect(detect(names, expected)).toBe(expected)
    expect(detect('Qwxzy Vvrpt', 'fr')).toBe('fr')
    expect(detect('Qwxzy Vvrpt', 'en')).toBe('en')
  })

  it('is the one that the words indicate, if they do', () => {
    expect(detect('The best way to travel by train', 'es')).toBe('en')
    expect(detect('Cómo hacer pan en casa', 'en')).toBe('es')
    expect(detect('Comment faire du pain chez soi', 'es')).toBe('fr')
  })

  it('decides whether the English model scores the title and gives next steps', () => {
    const title = 'Minecraft Hardcore Parkour Vlog'
    expect(scoreTitle(title, 'en').basis).toBe('model')
    expect(scoreTitle(title, 'es').basis).toBe('other_language')
    expect(listNextSteps(title, 'en')).not.toEqual([])
    expect(listNextSteps(title, 'es')).toEqual([])
  })

  it('decides the language that we write in', () => {
    expect(languageOfTitle(names, 'es')).toBe('es')
    expect(languageOfTitle(names, 'de')).toBeUndefined()
    expect(languageOfTitle('Qwxzy Vvrpt', undefined)).toBeUndefined()
    expect(languageOfTitle('Cómo hacer pan en casa', 'en')).toBe('es')
  })

  it('is expected to be the one that the creator chose, else that of the channel, else that of the account', () => {
    expect(expectLanguage({ titleLanguage: 'fr', locale: 'en' }, 'es')).toBe('fr')
    expect(expectLanguage({ titleLanguage: null, locale: 'en' }, 'es')).toBe('es')
    expect(expectLanguage({ titleLanguage: null, locale: 'en' })).toBe('en')
    expect(expectLanguage({})).toBeUndefined()
  })
})

describe('the main language of a channel', () => {
  const spanish = [
    'Cómo hacer pan',
    'Mi casa en la playa',
    'El tren de la noche',
    'Una vida sin coche',
    'Qué comer hoy',
  ]
  const english = [
    'How to bake bread',
    'The night train',
    'My house by the sea',
    'What to eat today',
    'A life without cars',
  ]

  it('is that of at least half of the titles that indicate one', () => {
    expect(findMainLanguage(spanish)).toBe('es')
    expect(findMainLanguage([...spanish, 'Qwxzy', 'Vvrpt', ...english.slice(0, 2)])).toBe('es')
    expect(findMainLanguage(english)).toBe('en')
    expect(
      findMainLanguage([...spanish.slice(0, 3), ...english.slice(0, 2), 'Le pain de chez nous', 'パンの作り方']),
    ).toBeUndefined()
  })

  it('needs five titles that indicate one, and follows the latest ones', () => {
    expect(findMainLanguage(spanish.slice(1))).toBeUndefined()
    expect(findMainLanguage([...Array(10)].flatMap(() => spanish).concat(...[...Array(60)].map(() => english)))).toBe(
      'es',
    )
  })
})
