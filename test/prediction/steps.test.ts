import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { structures } from '#shared/prediction/kinds.ts'
import { detectLanguage } from '#shared/prediction/language.ts'
import { fillTemplate, isKept, type MeasuredStep, type TemplatePart } from '#shared/prediction/next-step.ts'
import { prepareHistory } from '#shared/prediction/own-history/history.ts'
import { holds, lifts } from '#shared/prediction/patterns/lifts.ts'
import { findPatterns, matchPattern } from '#shared/prediction/patterns/matchers.ts'
import { rewriters } from '#shared/prediction/rewrites.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { structureFits, typicalValues } from '#shared/prediction/structures.ts'
import { generalYardstick, judgeTitle, type Yardstick } from '#shared/prediction/verdict.ts'
import { chanceOfBetterWording } from '#shared/prediction/wording/compare.ts'
import { runsOf } from '#test/support/long.ts'

const clause = fc.constantFrom(
  ...['How I built a bicycle', 'How to bake sourdough bread', 'Why planes fly in circles', 'MY BIGGEST MISTAKE EVER'],
  ...['Minecraft Survival', 'Building a boat from scrap', 'Mistakes every baker makes', 'What happened next'],
  ...['My Channel', 'Gaming News', 'Official Video', 'Daily Vlog', 'Q&A', 'Is it worth it?', 'Living without money'],
)
const extra = fc.constantFrom(
  ...['', '', '!!!', '?!?', '...', ' #shorts #fun', ' (part 2)', ' [LIVE]', ' - Episode 12', ' | Ep. 3', ' #7', ' HD'],
)
const separator = fc.constantFrom(' | ', ' - ', ' • ', ', ', ' ')
/** Titles with the patterns that next steps address. */
const originals = fc
  .array(fc.tuple(clause, extra, separator), { minLength: 1, maxLength: 3 })
  .map((pieces) => pieces.flat().join('').trim().slice(0, maxTitleLength))

/** A made-up channel on which numbered videos do badly and bread does well. */
const past = Array.from({ length: 40 }, (_, index) => ({
  title: index % 2 ? `Minecraft Survival Episode ${index}!` : `How to bake bread with ${index} ingredients`,
  views: index % 2 ? 800 + index : 4000 + 10 * index,
  ageDays: 10 + 7 * index,
}))
const history = prepareHistory(past)
if (!history) throw new Error('The channel has too few videos')

const stepsOf = new Map<string, readonly MeasuredStep[]>()

/** Returns the next steps of a title. They are computed once: with one seed, all properties get the same titles. */
function stepsFor(original: string): readonly MeasuredStep[] {
  const steps = stepsOf.get(original) ?? listNextSteps(original)
  stepsOf.set(original, steps)
  return steps
}

/** Returns every title that a step can lead to without the creator's own words. */
function resultsOf(step: MeasuredStep): string[] {
  if (step.kind === 'rephrase') return []
  if (step.kind === 'edit') return [step.title]
  const blank = step.template.find((part) => typeof part !== 'string')
  const values = !blank || typeof blank === 'string' ? [''] : typicalValues[blank.blank]
  return values.map((value) => fillTemplate(step.template, () => value))
}

describe.each<[string, Yardstick]>([
  ['real titles', generalYardstick],
  ['a channel', { name: 'channel', history }],
])('next steps judged by %s', (_, yardstick) => {
  it('never lower the verdict, and improve the wording', () => {
    let applied = 0
    fc.assert(
      fc.property(originals, (original) => {
        const verdict = judgeTitle(yardstick, original)
        for (const title of stepsFor(original).flatMap(resultsOf)) {
          applied++
          expect(title.length).toBeLessThanOrEqual(maxTitleLength)
          expect(chanceOfBetterWording(title, original)).toBeGreaterThan(0.5)
          const changed = judgeTitle(yardstick, title, { base: [original] })
          if (verdict && changed) expect(changed.score).toBeGreaterThanOrEqual(verdict.score)
        }
      }),
      { numRuns: runsOf(50, 200) },
    )
    expect(applied).toBeGreaterThan(runsOf(5, 20))
  })
})

describe('next steps', () => {
  const show = (template: readonly TemplatePart[]) => fillTemplate(template, (blank) => `[${blank}]`)
  /** The structures that the original's own words allow, before the models have a say. */
  const structuresFor = (original: string) =>
    structures.flatMap((structure) => {
      const template = structureFits[structure]?.(original)
      return template ? [show(template)] : []
    })

  it('are at most three besides patterns that stay, without repeats, each with a measurement', () => {
    fc.assert(
      fc.property(originals, (original) => {
        const steps = stepsFor(original)
        expect(steps.filter((step) => !isKept(step)).length).toBeLessThanOrEqual(3)
        expect(new Set(steps.map((step) => JSON.stringify(step))).size).toBe(steps.length)
        for (const step of steps) {
          if (step.kind === 'edit' && !step.evidence) expect(step.chance).toBeGreaterThanOrEqual(0.55)
          else expect(step.evidence).toMatchObject({ isMatched: true, channels: expect.any(Number) })
          // A lift of 1 is no difference. The interval of a harmful pattern lies below it, that of a structure above
          // it.
          if (step.kind === 'structure') expect(step.evidence.low).toBeGreaterThan(1)
          else if (step.evidence) expect(step.evidence.high).toBeLessThan(1)
        }
      }),
    )
  })

  it('are three if a title has more, and the others follow once those are done', () => {
    const patternsOf = (title: string) => stepsFor(title).map(({ evidence }) => evidence?.pattern)
    expect(patternsOf('Podcast | Living without money [LIVE] | Unboxing #shorts')).toEqual([
      'live',
      'hashtag',
      'unboxing',
    ])
    expect(patternsOf('Podcast | Living without money | Unboxing')).toEqual(['unboxing', 'interview'])
  })

  it('name every pattern of a title that goes with fewer views', () => {
    const harmfulOf = (title: string) => findPatterns(title).filter((pattern) => holds(pattern) === 'hurts')
    let named = 0
    fc.assert(
      fc.property(originals, (original) => {
        const steps = stepsFor(original)
        const harmful = detectLanguage(original) === 'en' ? harmfulOf(original) : []
        // With three steps to act on, other patterns may have to wait until those are done.
        if (steps.filter((step) => !isKept(step)).length > 2) return
        for (const pattern of harmful) {
          named++
          const words = matchPattern(pattern, original) ?? ''
          const isNamed = steps.some((step) =>
            step.kind === 'rephrase'
              ? step.words.includes(words)
              : step.kind === 'edit' && !harmfulOf(step.title).includes(pattern),
          )
          expect(isNamed || pattern).toBe(true)
        }
      }),
      { numRuns: runsOf(60, 300) },
    )
    expect(named).toBeGreaterThan(runsOf(20, 100))
  })

  it.each([
    'Fender vs Squier, can you hear the difference',
    'The Salt Mill',
    '7 Soups for a Cold Week',
    'Wood Stove vs Heat Pump',
    'WHY NOBODY VISITS THIS ISLAND ANYMORE',
    'Bread Got Expensive. Here’s Why',
    'Can You Bake Bread on a Campfire?',
  ])('do not ask for a change that makes no difference compared with similar titles: "%s"', (original) => {
    for (const step of stepsFor(original)) {
      if (step.kind === 'edit') expect(['calm_capitals', 'headline_case']).not.toContain(step.edit)
      if (step.kind === 'rephrase') expect(step.advice).toBe('keep')
      if (step.kind === 'structure') expect(['starts_with_count', 'heres_why', 'i_did']).not.toContain(step.structure)
    }
  })

  it('add nothing to the original except the frame of a structure', () => {
    const frames = new Set('in minutes for beginners days a with and'.split(' '))
    const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []
    fc.assert(
      fc.property(originals, (original) => {
        const own = new Set(wordsOf(original))
        for (const step of stepsFor(original)) {
          const text = step.kind === 'edit' ? step.title : step.kind === 'structure' ? show(step.template) : step.words
          const added = wordsOf(text.replace(/\[\w+\]/, '')).filter((word) => !own.has(word) && !frames.has(word))
          expect(added).toEqual([])
        }
      }),
    )
  })

  it.each([
    ['How to bake sourdough bread', 'How to bake sourdough bread in [minutes] minutes'],
    ['How to Write a Python Script', 'How to Write a Python Script for Beginners'],
    ['I Quit Social Media and Sugar', 'I Quit Social Media and Sugar for [days] Days'],
  ])('frame "%s" as "%s"', (original, framed) => {
    expect(structuresFor(original)).toContain(framed)
  })

  it.each([['How to dictate in GOOGLE DOCS', 'How to dictate in GOOGLE DOCS for beginners']])(
    'match the capitals of "%s"',
    (original, framed) => {
      expect(structuresFor(original)).toContain(framed)
    },
  )

  it.each([
    'My Bread Baking Course Is Finally Done',
    'HOW TO BAKE SOURDOUGH BREAD',
    'How to Bake 5 Breads',
    // Compared with the most similar titles, these frames no longer go with more views.
    'Mistakes Every Baker Makes',
    'Building a Log Cabin From Scrap Wood',
    'Why Your Bread Never Rises at Home',
    'Understanding Gluten and Why It Matters',
    'Why Is My Bread So Flat Today',
    'Best Laptop for Learning Python',
    'Living Room Tour of Our House',
  ])('have no structure for "%s"', (original) => {
    expect(structuresFor(original)).toEqual([])
  })

  it('start with what harms most, and say what to do if no edit helps', () => {
    const [first] = stepsFor('Interview With a Baker Who Lost Everything!')
    expect(first).toMatchObject({ kind: 'rephrase', advice: 'leave_off', words: 'Interview' })
    const [label] = stepsFor('Japan Travel Vlog')
    expect(label).toMatchObject({ kind: 'rephrase', advice: 'say_what_happens', words: 'Japan Travel Vlog' })
  })

  it('say why a pattern stays', () => {
    expect(stepsFor('Might Be a Vlog')).toContainEqual(
      expect.objectContaining({ advice: 'keep', words: 'Vlog', reason: 'part_of_title' }),
    )
    expect(stepsFor('Is the Old Ferry Faster Than the New Bridge?')).toContainEqual(
      expect.objectContaining({ advice: 'keep', reason: 'answer' }),
    )
    // The wording model prefers the title as it is.
    expect(stepsFor('How I Lost My Boat: Vlog 34')).toEqual([
      expect.objectContaining({ advice: 'keep', words: 'Vlog', reason: 'wording' }),
    ])
  })

  it('show for a label the measured lift of labels, compared with similar titles', () => {
    const [label] = stepsFor('Japan Travel Vlog')
    const { lift, low, high, channels } = lifts.patterns.label_only.matched ?? {}
    expect(label?.evidence).toEqual({ lift, low, high, channels, isMatched: true, pattern: 'label_only' })
  })

  it.each([
    ['calm_capitals', 'AMONG US NEW CHAT FUNNY MOMENTS', 'Among Us New Chat Funny Moments'],
    ['calm_capitals', 'BEST SNIPER IN BGMI VS PUBG', 'Best Sniper in BGMI vs PUBG'],
    ['calm_punctuation', 'Back to My World... A New Quest!', 'Back to My World... A New Quest'],
  ] as const)('%s: "%s" becomes "%s"', (kind, original, edited) => {
    expect(rewriters[kind](original).map(({ title }) => title)).toContain(edited)
  })

  it('never join two sentences at an ellipsis', () => {
    const titles = rewriters.calm_punctuation('Back to My World... A New Quest!').map(({ title }) => title)
    expect(titles).not.toContain('Back to My World A New Quest')
  })

  it('leave a hashtag whole', () => {
    expect(rewriters.drop_phrase('Three days at sea #vlog')).toEqual([])
  })

  it('quote only segments with words', () => {
    for (const { words } of rewriters.drop_segment('SQL Tutorial - Part 2 |¦| SQL for Beginners'))
      expect(words).not.toContain('¦')
  })

  it('keep the topic when they drop a label', () => {
    expect(stepsFor('COVID 19 - Build End to End Data Engineering Project | PART 1')).not.toContainEqual(
      expect.objectContaining({ words: ['COVID 19', 'PART 1'] }),
    )
  })

  it.each([
    'Data Science Mock Interview for Beginners in Tech',
    'Might Be a Vlog',
    "Escaramuzas Show - The Actor's Interview",
  ])('keep a label that is part of the sentence: "%s"', (original) => {
    expect(stepsFor(original)).not.toContainEqual(expect.objectContaining({ advice: 'leave_off' }))
  })

  it('are none for a title in another language', () => {
    expect(stepsFor('Cómo hacer pan casero sin horno! #receta')).toEqual([])
    expect(stepsFor('パンの作り方！')).toEqual([])
  })
})
