import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rewriters } from '#shared/prediction/rewrites.ts'
import { runsOf } from '#test/support/long.ts'

const names = ['iPhone', 'eBay', 'NASA', 'GTA', 'Maria', 'McKay', 'New York']
const first = fc.constantFrom<string>(
  'The boat sank',
  'Vlog',
  'Daily Vlog',
  'Update',
  'I fixed it',
  'NASA called us',
  'iPhone repair',
  'MY BIGGEST MISTAKE',
  'We slept in 3 lighthouses',
  'Official Video',
  '"The room" is bad',
  'Mr. Bean, the baker',
  'THE FINAL OF THE YEAR',
)
const next = fc.constantFrom<string>(
  'my day at sea',
  'here is why',
  'the truth about maria',
  'a new boat',
  'in the kitchen',
  'what now',
  'iPhone or eBay',
  'Maria and the sea',
  '"we lost" she said',
  '“the end” of it',
  'The Final',
  'vs the world',
  'McKay in New York',
  'HD',
)
const mark = fc.constantFrom<string>(
  '. ',
  ': ',
  '? ',
  '! ',
  ' | ',
  ' - ',
  ', ',
  '... ',
  ' (part 2) ',
  ' #7: ',
  ' [LIVE] ',
  ' "',
)
const titles = fc
  .tuple(first, fc.array(fc.tuple(mark, next), { minLength: 1, maxLength: 3 }))
  .map(([start, rest]) =>
    rest.reduce(
      (title, [separator, text]) => `${title}${separator}${text}${separator.endsWith('"') ? '"' : ''}`,
      start,
    ),
  )

/** A word in lower case that is not a name with a case of its own. */
const lowerWord = String.raw`\p{Ll}[\p{Ll}'’]*(?![\p{L}'’])`

it('every rewrite of a title that begins with a capital begins it and each sentence with one', () => {
  let rewrites = 0
  fc.assert(
    fc.property(titles, (original) => {
      for (const [kind, rewrite] of Object.entries(rewriters))
        for (const { title } of rewrite(original)) {
          rewrites++
          if (/^[^\p{L}]*\p{Lu}/u.test(original))
            expect([
              kind,
              original,
              title.match(new RegExp(`(?:^|(?<![.]|vs|Mr)[.!?] )["“]?${lowerWord}`, 'u'))?.[0],
            ]).toEqual([kind, original, undefined])
        }
    }),
    { numRuns: runsOf(100, 500) },
  )
  expect(rewrites).toBeGreaterThan(runsOf(100, 500))
})

it('every rewrite of such a title capitalizes words that it puts after a colon, a dash or a quotation mark', () => {
  const startPattern = new RegExp(`(?:[:–|-] |(?<=^|\\s)["“])["“]?(${lowerWord})`, 'gu')
  const lowerStarts = (title: string) => [...title.matchAll(startPattern)].map(([, word]) => word ?? '')
  fc.assert(
    fc.property(titles, (original) => {
      if (!/^[^\p{L}]*\p{Lu}/u.test(original)) return
      const own = lowerStarts(original)
      for (const [kind, rewrite] of Object.entries(rewriters))
        for (const { title } of rewrite(original))
          expect([kind, original, lowerStarts(title).filter((word) => !own.includes(word))]).toEqual([
            kind,
            original,
            [],
          ])
    }),
    { numRuns: runsOf(100, 500) },
  )
})

it('no rewrite changes a name, and only rewrites of letter case change a word inside a sentence', () => {
  const wordsOf = (title: string): string[] => title.match(/[\p{L}'’]+/gu) ?? []
  fc.assert(
    fc.property(titles, (original) => {
      for (const [kind, rewrite] of Object.entries(rewriters)) {
        const isOfLetterCase = kind === 'headline_case' || kind === 'calm_capitals'
        for (const { title } of rewrite(original)) {
          const added = wordsOf(title).filter(
            (word) => !wordsOf(original).includes(word) && word !== 'and' && word !== 'with',
          )
          for (const word of isOfLetterCase ? [] : added) {
            // Only the first letter of the word changed, and the word begins a part.
            expect(wordsOf(original).map((own) => own.toLowerCase())).toContain(word.toLowerCase())
            expect(title).toMatch(new RegExp(`(?:^|[:.!?|–-] |(?<=^|\\s)["“])[^\\p{L}\\p{N}]*${word}`, 'u'))
          }
          for (const name of names)
            if (
              title.toLowerCase().includes(name.toLowerCase()) &&
              original.includes(name) &&
              !original.includes(name.toLowerCase())
            )
              expect(title).toContain(name)
        }
      }
    }),
    { numRuns: runsOf(100, 500) },
  )
})

it.each([
  ['headline_case', 'the boat sank. here is why', 'The Boat Sank. Here is Why'],
  ['headline_case', 'Fender vs. the world', 'Fender vs. the World'],
  ['headline_case', 'how I sold "the room" on eBay', 'How I Sold "The Room" on eBay'],
  ['headline_case', 'it sank... and we swam', 'It Sank... and We Swam'],
  ['calm_capitals', 'THE FINAL: THE END OF A YEAR', 'The Final: The End of a Year'],
  ['calm_capitals', 'WE SAW "THE ROOM" IN THE CINEMA', 'We Saw "The Room" in the Cinema'],
  ['drop_phrase', 'Vlog: my day at sea', 'My day at sea'],
  ['drop_phrase', 'Update: iPhone repair at sea', 'iPhone repair at sea'],
  ['drop_phrase', 'Vlog: "we lost" she said', '"We lost" she said'],
] as const)('%s: "%s" becomes "%s"', (kind, original, edited) => {
  expect(rewriters[kind](original).map(({ title }) => title)).toContain(edited)
})
