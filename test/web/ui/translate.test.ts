import { describe, expect, it, vi } from 'vitest'
import { errorCodes } from '#shared/errors.ts'
import { locales } from '#shared/locale.ts'
import { allMessages } from '#test/support/messages.ts'
import { defineMessages, loadLanguage } from '#web/messages/define.ts'
import * as frame from '#web/messages/en.ts'
import { frameMessages, isErrorCode } from '#web/messages/frame.ts'
import type { Translation } from '#web/messages/sentence.ts'
import { translator } from '#web/messages/translate.ts'

const english = {
  hello: 'Hello {name}',
  deep: { of: '{n} of {most}' },
  left: { one: '{n} title left', other: '{n} titles left' },
} as const

const french: Translation<typeof english> = {
  hello: 'Bonjour {name}',
  deep: { of: '{n} sur {most}' },
  left: { one: 'reste {n} titre', other: 'restent {n} titres' },
}

const en = translator<typeof english>('en', english)
const fr = translator<typeof english>('fr', french)

/** Returns every text of a language by its path, with each plural form separately. */
function* textsOf(tree: object, path: string): Generator<[string, string]> {
  for (const [key, node] of Object.entries(tree)) {
    if (typeof node === 'string') yield [`${path}.${key}`, node]
    else yield* textsOf(node, `${path}.${key}`)
  }
}

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

describe('t()', () => {
  it('inserts values, with numbers formatted for the language', () => {
    expect(en('deep.of', { n: 1200, most: 'all' })).toBe('1,200 of all')
    expect(fr('deep.of', { n: 1200, most: 'all' })).toBe('1\u202f200 sur all')
  })

  it.each([
    [en, 0, '0 titles left'],
    [en, 1, '1 title left'],
    [fr, 0, 'reste 0 titre'],
    [fr, 2, 'restent 2 titres'],
    // French has a plural category for millions. This sentence has no text for it and uses the general one.
    [fr, 1_000_000, 'restent 1\u202f000\u202f000 titres'],
  ] as const)('chooses the plural by the rules of the language', (t, n, sentence) => {
    expect(t('left', { n })).toBe(sentence)
  })

  it.each([
    ['es', '50 % o «más»', '50\u00a0% o «más»'],
    ['fr', '50 % : « plus » ?', '50\u00a0%\u00a0: «\u00a0plus\u00a0»\u00a0?'],
  ] as const)('keeps the punctuation of %s on the line of its words', (locale, text, sentence) => {
    expect(translator<{ hello: string }>(locale, { hello: text })('hello')).toBe(sentence)
  })

  it('inserts values verbatim, including braces and dollar signs', () => {
    expect(en('hello', { name: '{name} $& $1' })).toBe('Hello {name} $& $1')
  })
})

describe('the languages', async () => {
  const all = { en: await allMessages('en'), es: await allMessages('es'), fr: await allMessages('fr') }

  it.each(['es', 'fr'] as const)('%s has exactly the placeholders of English', (locale) => {
    const english = Object.fromEntries(textsOf(all.en, ''))
    const different = [...textsOf(all[locale], '')].filter(([path, text]) => {
      const same = english[path] ?? english[path.replace(/[^.]+$/, 'other')]
      return same === undefined || namesIn(text).join() !== namesIn(same).join()
    })
    expect(different).toEqual([])
  })

  it.each(['es', 'fr'] as const)('%s uses only its own names for screens', (locale) => {
    const { insights, trends } = frame.layout.links
    const texts = [...textsOf(all[locale], '')]
    expect(texts.filter(([, text]) => text.includes(insights) || text.includes(trends))).toEqual([])
  })

  it.each(locales)('%s has no empty sentence', (locale) => {
    expect([...textsOf(all[locale], '')].filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

describe('a set of messages', () => {
  const hello = (word: string) => async () => ({ words: { hello: `${word} {name}` as const } })
  const name = 'Ann'

  it('contains the sentences of the sets it includes, in one language', async () => {
    const spanish = vi.fn(hello('Hola'))
    const included = defineMessages({
      en: async () => ({ bye: { now: 'Bye' } }),
      es: async () => ({ bye: { now: 'Adiós' } }),
      fr: async () => ({ bye: { now: 'Salut' } }),
    })
    const set = defineMessages({ en: hello('Hello'), es: spanish, fr: hello('Bonjour') }, included)
    const { t } = await set.load('en')
    expect([t('words.hello', { name }), t('bye.now')]).toEqual(['Hello Ann', 'Bye'])
    expect(included.loaded('en')).toBeDefined()
    expect(spanish).not.toHaveBeenCalled()
  })

  it('is downloaded once, and again after a failure', async () => {
    const english = vi.fn(hello('Hello')).mockRejectedValueOnce(new Error('offline'))
    const set = defineMessages({ en: english, es: hello('Hola'), fr: hello('Bonjour') })
    await expect(set.load('en')).rejects.toThrow('offline')
    await expect(set.lastLoad('en')).rejects.toThrow('offline')
    await Promise.all([set.load('en'), set.load('en')])
    expect(english).toHaveBeenCalledTimes(2)
  })

  it('follows a language change once it is in use', async () => {
    const used = defineMessages({ en: hello('Hello'), es: hello('Hola'), fr: hello('Bonjour') })
    const french = vi.fn(hello('Bonjour'))
    defineMessages({ en: hello('Hello'), es: hello('Hola'), fr: french })
    await used.load('en')
    const meanwhile = defineMessages({ en: hello('Hello'), es: hello('Hola'), fr: hello('Bonjour') })
    const loading = loadLanguage('fr')
    await meanwhile.load('en')
    await loading
    expect(used.loaded('fr')?.t('words.hello', { name })).toBe('Bonjour Ann')
    expect(meanwhile.loaded('fr')).toBeDefined()
    expect(french).not.toHaveBeenCalled()
  })
})

it('keeps French punctuation next to its words', () => {
  const french = { a: 'Est-ce « {word} » ? Oui : 5 %', b: '12:30' } as const
  const said = translator<typeof french>('fr', french)
  expect(said('a', { word: 'a : b' })).toBe('Est-ce «\u00a0a : b\u00a0»\u00a0? Oui\u00a0: 5\u00a0%')
  expect(said('b')).toBe('12:30')
})

it('rejects unknown sentences and missing values at compile time', () => {
  const neverRun = () => {
    // @ts-expect-error there is no such sentence
    en('helo')
    // @ts-expect-error a branch is not a sentence
    en('deep')
    // @ts-expect-error a value is missing
    en('hello')
    // @ts-expect-error the placeholder has another name
    en('hello', { nom: 'x' })
    // @ts-expect-error a plural counts
    en('left', { n: 'three' })
    // @ts-expect-error the product has no such sentence
    translator('en', english)('insights.titel')
  }
  // @ts-expect-error a sentence is missing
  const missing: Translation<typeof english> = { hello: 'Hola {name}', left: { other: 'Quedan {n}' } }
  // @ts-expect-error the translation lost its placeholder
  const lost: Translation<(typeof english)['deep']> = { of: '{n} de muchos' }
  // @ts-expect-error English has no such sentence
  const surplus: Translation<(typeof english)['deep']> = { of: '{n} de {most}', bye: 'Adiós' }
  expect([neverRun, missing, lost, surplus]).toHaveLength(4)
})

it('an error code is recognized once a language that has a sentence for it is downloaded', async () => {
  expect(isErrorCode('not_found')).toBe(false)
  await frameMessages.load('fr')
  expect(errorCodes.filter((code) => !isErrorCode(code))).toEqual([])
  expect(['odd', 'toString', ''].filter(isErrorCode)).toEqual([])
})
