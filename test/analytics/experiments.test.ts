import { describe, expect, test } from 'vitest'
import { checkPlan, findDifferences, findSide, findTraits, type Picture } from '#shared/experiments/differences.ts'
import { minTests } from '#shared/experiments/kinds.ts'
import { buildLedger, type LedgerExperiment } from '#shared/experiments/ledger.ts'
import { predictWinner } from '#shared/experiments/prediction.ts'
import { isTestableTitle } from '#shared/experiments/testable.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'

const titles = (...texts: string[]) => texts.map((title) => ({ title }))

interface Look {
  face?: boolean
  text?: boolean
  rgb?: string
  colorfulness?: number
}
const picture = ({ face = false, text = false, rgb = 'rgb(40, 90, 160)', colorfulness = 40 }: Look): Picture => ({
  text: { hasText: text },
  composition: { hasFaces: face },
  color: { dominantColors: [{ rgb, share: 1 }], colorfulness, contrast: 50, brightness: 0.5 },
})
const pictures = (...looks: Look[]) => looks.map((look) => ({ picture: picture(look) }))

describe('what variants differ in', () => {
  test.each([
    ['I Built a Cabin in the Woods', 'I Built a Cabin in 30 Days', ['number']],
    ['I Built a Cabin in the Woods', 'I Built a Cabin in the Woods?', ['question']],
    ['I Built a Cabin in the Woods', 'I Built a Cabin', ['length']],
    ['I Built a Cabin in the Woods', 'My First Winter Off the Grid', ['words']],
    [
      'I Built a Cabin in the Woods',
      'Can 3 Beginners Survive a Winter Alone up in Alaska?',
      ['number', 'question', 'length', 'words'],
    ],
    ['I Built a Cabin', 'I built a cabin', []],
    // Only the numbers differ.
    ['1, 10 and 100 Cabins', '2, 20 and 200 Cabins', []],
    ['家を建てた', '森で暮らす', []],
  ])('%s and %s', (one, other, expected) => {
    expect(findDifferences(titles(one, other))).toEqual(expected)
    expect(findDifferences(titles(other, one))).toEqual(expected)
  })

  test('is faces, text and color for pictures', () => {
    expect(findDifferences(pictures({}, { face: true }))).toEqual(['face'])
    expect(findDifferences(pictures({}, {}, { text: true }))).toEqual(['text'])
    expect(findDifferences(pictures({}, { rgb: 'rgb(230, 80, 40)' }))).toEqual(['color'])
    expect(findDifferences(pictures({}, { rgb: 'rgb(45, 92, 150)' }))).toEqual([])
    // The colors of a picture do not have to cover all of it.
    const half = picture({})
    const { color } = half
    const dominantColors = color.dominantColors.map((one) => ({ ...one, share: 0.5 }))
    expect(
      findDifferences([{ picture: picture({}) }, { picture: { ...half, color: { ...color, dominantColors } } }]),
    ).toEqual([])
  })

  test('is reported besides the named difference, as is a missing named difference', () => {
    const numbered = titles('I Built a Cabin in the Woods', 'I Built a Cabin in 30 Days?')
    expect(checkPlan(numbered, 'number')).toEqual({ besides: ['question'], isMissing: false, changesBoth: false })
    expect(checkPlan(numbered, 'face')).toMatchObject({ isMissing: true })
    const topics = titles('I Built a Cabin in the Woods', 'My First Winter Off the Grid')
    expect(checkPlan(topics, 'topic')).toEqual({ besides: [], isMissing: false, changesBoth: false })
    expect(checkPlan(topics, 'custom')).toEqual({ besides: [], isMissing: false, changesBoth: false })
    const other = titles('5 Cabins in the Woods', 'My First Winter Off the Grid')
    expect(checkPlan(other, 'number').besides).not.toContain('words')
    expect(checkPlan(topics, 'question')).toMatchObject({ besides: ['words'], isMissing: true })
    const both = [
      { title: 'One', picture: picture({}) },
      { title: 'Two', picture: picture({ face: true }) },
    ]
    expect(checkPlan(both, 'face').changesBoth).toBe(true)
  })
})

describe('the side of a variant', () => {
  const sidesOf = (...texts: string[]) => {
    const traits = titles(...texts).map(findTraits)
    return traits.map((_, index) => findSide('length', traits, index))
  }

  test('is the longer or the shorter one, not one in between', () => {
    expect(sidesOf('Cabin', 'I Built a Cabin in the Woods')).toEqual(['less', 'more'])
    expect(sidesOf('Cabin', 'I Built a Small Cabin', 'I Built a Small Cabin Deep in the Woods')).toEqual([
      'less',
      undefined,
      'more',
    ])
    expect(sidesOf('I Built a Cabin', 'I Built a Hut')).toEqual([undefined, undefined])
  })

  test('is unknown if a picture was not checked', () => {
    expect(findSide('face', [{ face: 1 }, {}], 0)).toBeUndefined()
    expect(findSide('face', [{ face: 1 }, { face: 0 }, {}], 0)).toBeUndefined()
  })
})

test.each([
  ['length', 12],
  ['color', 10],
] as const)('variants are on different sides of %s from a difference of %i on', (difference, contrast) => {
  const sideOf = (higher: number) => findSide(difference, [{ [difference]: 20 }, { [difference]: 20 + higher }], 1)
  expect(sideOf(contrast)).toBe('more')
  expect(sideOf(contrast - 1)).toBeUndefined()
})

test('titles that phones cut off can be tested, and those that YouTube refuses cannot', () => {
  expect(isTestableTitle('I Built a Cabin '.repeat(5))).toBe(true)
  for (const title of [' ', 'I <3 Cabins', 'x'.repeat(101)]) expect(isTestableTitle(title)).toBe(false)
})

describe('the prediction', () => {
  test('gives chances in the order of the variants', () => {
    const [one, other] = titles('I Spent 30 Days in the Worst Prison on Earth', 'Bread update part 3')
    const forward = predictWinner([one, other].flatMap((each) => each ?? []))
    const backward = predictWinner([other, one].flatMap((each) => each ?? []))
    if (forward.state !== 'made' || backward.state !== 'made') throw new Error('no prediction')
    expect(forward.chances.toReversed()).toEqual(backward.chances)
    expect(forward.chances[0]).toBeGreaterThan(0.5)
    expect((forward.chances[0] ?? 0) + (forward.chances[1] ?? 0)).toBeCloseTo(1, 12)
  })

  test('is not made for thumbnails or other languages', () => {
    const [english, other] = ['How to Bake Sourdough Bread', 'How to Bake Rye Bread']
    expect(predictWinner([{ thumbnail: 'a' }, { thumbnail: 'b' }])).toEqual({ state: 'none', reason: 'thumbnails' })
    const both = [
      { title: english, thumbnail: 'a' },
      { title: other, thumbnail: 'b' },
    ]
    expect(predictWinner(both)).toEqual({ state: 'none', reason: 'thumbnails' })
    const withOnePicture = both.map(({ title }) => ({ title, thumbnail: 'a' }))
    expect(predictWinner(withOnePicture)).toMatchObject({ state: 'made' })
    const spanish = titles(english, 'Cómo hacer pan de masa madre en casa paso a paso')
    expect(predictWinner(spanish)).toEqual({ state: 'none', reason: 'other_language' })
  })
})

describe('the ledger', () => {
  const numbered = (number: number) => ({ traits: { number, question: 0, length: 30 } })
  const made = (...chances: number[]) => ({ state: 'made', chances }) as const
  const makeExperiment = (
    outcome?: LedgerExperiment['outcome'],
    more: Partial<LedgerExperiment> = {},
  ): LedgerExperiment => ({
    difference: 'number',
    variants: [numbered(1), numbered(0)],
    prediction: made(0.6, 0.4),
    outcome,
    ...more,
  })
  const won = (variant: number) => ({ label: 'winner', variant }) as const

  test('counts which side won', () => {
    const none = { state: 'none', reason: 'thumbnails' } as const
    const { differences, tests, open } = buildLedger([
      makeExperiment(won(0)),
      makeExperiment(won(0)),
      makeExperiment(won(1)),
      makeExperiment({ label: 'preferred', variant: 0 }),
      makeExperiment({ label: 'inconclusive' }),
      makeExperiment(won(1), { variants: [numbered(1), numbered(1)] }),
      makeExperiment(won(2), { variants: [numbered(0), numbered(0), numbered(1)], prediction: made(0.2, 0.3, 0.5) }),
      makeExperiment(won(1), { difference: 'topic', prediction: none }),
      makeExperiment(),
    ])
    expect({ tests, open }).toEqual({ tests: 9, open: 1 })
    expect(differences).toEqual([
      // Three tests have two variants, and one has three. One variant of each is on the side.
      { difference: 'number', more: 3, less: 1, neither: 1, moreByChance: 3 / 2 + 1 / 3, undecided: 2 },
      { difference: 'topic', more: 0, less: 0, neither: 1, moreByChance: 0, undecided: 0 },
    ])
  })

  test('does not count a prediction if the comparison of the titles says that they are too close', () => {
    const predictions = [
      ['How to Bake Bread', 'How to Bake Good Bread'],
      ['How to Bake Bread', 'I Baked Bread Every Day for a Year. Here’s What Nobody Tells You'],
      [
        'How to Bake Bread',
        'How to Bake Good Bread',
        'I Baked Bread Every Day for a Year. Here’s What Nobody Tells You',
      ],
    ].map((titles) => ({ isTooClose: compareTitles(titles).ranked[0]?.isTooClose, titles }))
    expect(predictions.map(({ isTooClose }) => isTooClose)).toEqual([true, false, false])
    const tests = predictions.map(({ titles }) => {
      const prediction = predictWinner(titles.map((title) => ({ title })))
      const chances = prediction.state === 'made' ? prediction.chances : []
      const variants = titles.map(() => numbered(0))
      return makeExperiment(won(chances.indexOf(Math.max(...chances))), { prediction, variants })
    })
    const { of, right, tooClose } = buildLedger(tests).predictions
    expect({ of, right, tooClose }).toEqual({ of: 2, right: 2, tooClose: 1 })
  })

  test('counts predictions of decided tests, with an interval once there are enough', () => {
    const few = Array.from({ length: minTests - 1 }, (_, index) => makeExperiment(won(index % 3 === 0 ? 1 : 0)))
    expect(buildLedger(few).predictions).toEqual({ of: 9, right: 6, tooClose: 0, guessing: 4.5, interval: null })
    const three = makeExperiment(won(2), { variants: [0, 0, 1].map(numbered), prediction: made(0.2, 0.3, 0.5) })
    const { predictions } = buildLedger([...few, three, makeExperiment({ label: 'inconclusive' }), makeExperiment()])
    expect(predictions).toMatchObject({ of: 10, right: 7 })
    expect(predictions.guessing).toBeCloseTo(4.5 + 1 / 3, 12)
    // Wilson for 7 of 10.
    expect(predictions.interval?.low).toBeCloseTo(0.3968, 4)
    expect(predictions.interval?.high).toBeCloseTo(0.8922, 4)
  })

  test('is empty without tests', () => {
    expect(buildLedger([])).toEqual({
      tests: 0,
      open: 0,
      differences: [],
      predictions: { of: 0, right: 0, tooClose: 0, guessing: 0, interval: null },
    })
  })
})
