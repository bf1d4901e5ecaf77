import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { cleanUp } from '#shared/prediction/editing.ts'
import { editors } from '#shared/prediction/edits.ts'
import { suggestionKinds } from '#shared/prediction/kinds.ts'
import { analyzeTitle, scoreTitle } from '#shared/prediction/score.ts'
import { getViewsModel } from '#shared/prediction/shipped.ts'
import { priorityOfKind } from '#shared/prediction/suggest.ts'
import { detectPriority } from '#shared/priority.ts'
import { prediction as en } from '#web/messages/prediction/en.ts'
import { prediction as es } from '#web/messages/prediction/es.ts'
import { prediction as fr } from '#web/messages/prediction/fr.ts'

const clause = fc.constantFrom(
  ...[
    'How I built a bicycle',
    'Why planes fly in circles',
    'MY BIGGEST MISTAKE EVER',
    'Minecraft Survival',
    'What happened next',
  ],
  ...[
    'My Channel',
    'Gaming News',
    'Official Video',
    'Daily Vlog',
    'Q&A',
    'the update, and what it means for all of you',
  ],
)
const extra = fc.constantFrom(
  ...['', '', '!!!', '?!?', '...', ' #shorts #fun', ' (part 2)', ' [LIVE]', ' - Episode 12', ' | Ep. 3', ' #7', ' HD'],
)
const separator = fc.constantFrom(' | ', ' - ', ' • ', ', ', ' ')
/** Titles with the patterns that the editors look for. */
const titles = fc.array(fc.tuple(clause, extra, separator), { minLength: 1, maxLength: 3 }).map((pieces) =>
  pieces
    .map((piece) => piece.join(''))
    .join('')
    .trim(),
)

describe('suggestions', () => {
  it('each lead to a different title', () => {
    let several = 0
    fc.assert(
      fc.property(titles, (title) => {
        const edited = analyzeTitle(title).suggestions.map(({ examples }) => examples[0]?.title)
        expect(new Set(edited).size).toBe(edited.length)
        if (edited.length > 1) several += 1
      }),
    )
    expect(several).toBeGreaterThan(0)
  })

  it('are at most three edits that raise the score, by descending gain', () => {
    let seen = 0
    fc.assert(
      fc.property(titles, (title) => {
        const { suggestions } = analyzeTitle(title)
        const { score } = scoreTitle(title)
        expect(suggestions.length).toBeLessThanOrEqual(3)
        expect(suggestions.map(({ gain }) => gain)).toEqual(suggestions.map(({ gain }) => gain).sort((a, b) => b - a))
        for (const { gain, examples, words } of suggestions) {
          seen++
          expect(gain).toBeGreaterThan(0)
          expect(examples[0]?.score).toBe(score + gain)
          expect(words.length).toBeGreaterThan(0)
          for (const word of words) expect(title).toContain(word)
          for (const example of examples) {
            expect(example.title.length).toBeLessThanOrEqual(maxTitleLength)
            expect(example.score).toBe(scoreTitle(example.title).score)
            expect(example.score).toBeGreaterThan(score)
          }
        }
      }),
    )
    expect(seen).toBeGreaterThan(0)
  })

  it('do not repeat after they are applied', () => {
    fc.assert(
      fc.property(titles, (title) => {
        for (const { kind, examples } of analyzeTitle(title).suggestions) {
          const applied = analyzeTitle(examples[0]?.title ?? '')
          expect(applied.suggestions.map((one) => one.kind)).not.toContain(kind)
        }
      }),
    )
  })

  it('never add a word, such as a name, brand or slur that the model learned, even if it would raise the score', () => {
    const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const learned = fc.array(fc.oneof(fc.constantFrom(...getViewsModel().gramPoints.keys()), titles), { maxLength: 4 })
    fc.assert(
      fc.property(
        fc.oneof(
          titles,
          learned.map((parts) => parts.join(' ')),
        ),
        (title) => {
          const own = new Set(wordsOf(title))
          for (const { examples } of analyzeTitle(title).suggestions)
            for (const example of examples) expect(wordsOf(example.title).filter((word) => !own.has(word))).toEqual([])
        },
      ),
    )
  })

  it('are empty if the score is not based on the model', () => {
    expect(analyzeTitle('Cómo hacer pan en casa | Episodio 12 #pan').suggestions).toEqual([])
    expect(analyzeTitle('').suggestions).toEqual([])
  })
})

describe('edits', () => {
  const firstEdit = (kind: (typeof suggestionKinds)[number], title: string) => editors[kind](title)[0]

  it.each([
    ['drop_segment', 'Short one - Why planes fly in circles -', 'Why planes fly in circles', ['Short one']],
    ['drop_segment', 'How I built a bicycle | My Channel', 'How I built a bicycle', ['My Channel']],
    ['drop_episode', 'Minecraft Survival - Episode 12', 'Minecraft Survival', ['Episode 12']],
    ['drop_episode', 'Minecraft Survival (Part 3) with friends', 'Minecraft Survival with friends', ['(Part 3)']],
    ['drop_hashtags', 'My #bike is #fast #shorts', 'My bike is', ['#bike', '#fast', '#shorts']],
    ['drop_brackets', 'My bicycle (new) rides', 'My bicycle rides', ['(new)']],
    ['calm_capitals', 'THE BEST PC OF MY LIFE', 'The Best PC of My Life', ['THE', 'BEST', 'OF', 'MY', 'LIFE']],
    ['calm_punctuation', 'Really?! Yes!!!', 'Really? Yes!', ['?!', '!!!']],
    ['drop_phrase', 'Halo Official Video', 'Halo', ['Official Video']],
  ] as const)('%s: %s', (kind, title, edited, words) => {
    expect(firstEdit(kind, title)).toEqual({ title: edited, words })
  })

  it('shorten only long titles, at the end of a clause', () => {
    const long = 'How I built a bicycle out of wood in one afternoon, and why it fell apart the next day'
    expect(editors.shorten(long)).toContainEqual({
      title: 'How I built a bicycle out of wood in one afternoon',
      words: ['and why it fell apart the next day'],
    })
    expect(editors.shorten('How I built a bicycle, and why')).toEqual([])
  })

  it('leave no dangling separators', () => {
    expect(cleanUp('| Halo - - (  ) live , now |')).toBe('Halo - live, now')
  })
})

describe('priorities', () => {
  it.each(locales)('match the keywords of the sentences in %s', (locale) => {
    const { suggestions } = { en, es, fr }[locale]
    for (const kind of suggestionKinds)
      expect([kind, detectPriority(suggestions[kind].text, locale)]).toEqual([kind, priorityOfKind[kind]])
  })
})
