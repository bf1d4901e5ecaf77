import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { PairCheck, TextBlock, ThumbnailAnalysis, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { badgeZone } from '#shared/thumbnail/kinds.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { renderAt } from '#test/support/render.tsx'
import { insightsMessages } from '#web/features/workbench/messages.ts'
import { ThumbnailResult } from '#web/features/workbench/thumbnail/thumbnail-result.tsx'

const block = (text: string, readableWords: number, y: number): TextBlock => ({
  text,
  confidence: 0.9,
  words: text.split(' ').length,
  readableWords,
  region: { x: 0.1, y, width: 0.4, height: 0.1 },
})
const analysis = (textBlocks: TextBlock[], score?: number): ThumbnailAnalysis => ({
  ...(score === undefined ? {} : { score }),
  width: 1280,
  height: 720,
  checks: [],
  suggestions: [],
  vision: {
    text: { hasText: textBlocks.length > 0, textBlocks, detectedText: '' },
    color: { dominantColors: [], colorfulness: 50, contrast: 50, brightness: 0.5 },
    composition: { hasFaces: false, faceCount: 0, faces: [], objects: [], isCluttered: false },
  },
})
async function show(shown: ThumbnailAnalysis, pairs: readonly PairCheck[] = [], isOther = false) {
  await insightsMessages.load('en')
  await renderAt(
    '/',
    <main>
      <ThumbnailResult analysis={shown} pairChecks={pairs} src={undefined} isOther={isOther} advice={null} />
    </main>,
  )
}

/** Returns the places of the marks of a kind, each as its x and y, or null if they are not drawn. */
const marked = (kind: string) => {
  const marks = screen.queryByTestId(`marks-${kind}`)
  return (
    marks &&
    [...marks.querySelectorAll('g')].map((mark) =>
      ['x', 'y'].map((name) => Number(mark.firstElementChild?.getAttribute(name))),
    )
  )
}

test('unreadable lines and the corner of the duration badge are marked, and the lines are named', async () => {
  await show(analysis([block('BIG WORDS', 2, 0.2), block('small print here', 1, 0.7)], 71))
  // The frame leaves some space around the letters.
  expect(marked('unreadable')).toEqual([[expect.closeTo(0.088, 5), expect.closeTo(0.68, 5)]])
  expect(marked('badge')).toEqual([[badgeZone.x, badgeZone.y]])
  expect(marked('text')).toBeNull()
  screen.getByText('Not fully readable at sidebar size: “small print here”')
  const layers = within(screen.getByRole('group', { name: 'Show on the image' }))
  const unreadable = layers.getByRole('button', { name: 'Unreadable text: 1', pressed: true })
  layers.getByRole('button', { name: 'Duration badge', pressed: true })
  await userEvent.click(unreadable)
  await userEvent.click(layers.getByRole('button', { name: 'Text: 2', pressed: false }))
  expect(marked('unreadable')).toBeNull()
  expect(marked('text')).toHaveLength(2)
  expect(await accessibilityFaults()).toEqual([])
})

test('a thumbnail whose words are all readable names no unreadable line', async () => {
  await show(analysis([block('BIG WORDS', 2, 0.2)], 90))
  expect(marked('unreadable')).toBeNull()
  expect(screen.getByRole('button', { name: 'Unreadable text: 0' })).toHaveProperty('disabled', true)
  expect(screen.queryByText(/^Not fully readable/)).toBeNull()
})

test('a blank thumbnail has no score, no benchmark and no praise, and the screen says what to do', async () => {
  await show(analysis([]))
  screen.getByText('No score')
  screen.getByText('There’s hardly anything on this image')
  screen.getByText(/^We found hardly any shapes and no words, .* upload it again\.$/)
  expect(screen.queryByText(/benchmark/)).toBeNull()
  expect(screen.queryByText('Every check passed. We have no suggestions.')).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})

test('text under the duration badge or cut off is marked from the start', async () => {
  const [covered, cut] = [
    { x: 0.85, y: 0.88, width: 0.12, height: 0.1 },
    { x: 0, y: 0.3, width: 0.3, height: 0.2 },
  ]
  await show({
    ...analysis([block('$4 FIX', 2, 0.2)], 45),
    checks: [
      { check: 'badge_zone', state: 'fail', seen: { texts: 1, faces: 0 }, regions: [covered] },
      { check: 'cut_text', state: 'fail', seen: { texts: 1 }, regions: [cut] },
    ],
  })
  expect(marked('hidden')).toEqual([
    [covered.x, covered.y],
    [cut.x, cut.y],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Covered or cut off: 2', pressed: true }))
  expect(marked('hidden')).toBeNull()
  expect(await accessibilityFaults()).toEqual([])
})

const passed = 'Every check passed. We have no suggestions.'
const repeated: PairCheck = { check: 'repeated_words', state: 'fail', words: ['Boat'], regions: [] }

test('the text that every check passed is not shown next to a check that did not pass', async () => {
  await show(analysis([block('BOAT', 1, 0.2)], 100))
  screen.getByText(passed)
  cleanup()
  await show(analysis([block('BOAT', 1, 0.2)], 100), [repeated])
  screen.getByText('Everything the image says is already in the title: “Boat”.')
  expect(screen.queryByText(passed)).toBeNull()
})

test('a suggestion about repeated words says how many points they cost', async () => {
  const suggestion = { priority: 'high', gain: 10, about: repeated } as const
  await show({ ...analysis([block('BOAT', 1, 0.2)], 90), suggestions: [suggestion] }, [repeated])
  screen.getByText('Say something the title doesn’t')
  screen.getByText('10 more points')
  // This is said once, not both as a check and as a suggestion.
  screen.getByText('Everything the image says is already in the title: “Boat”.')
})

test('the results of an image that the video no longer leads with say so', async () => {
  await show(analysis([block('BOAT', 1, 0.2)], 90), [], true)
  screen.getByText(/^These results are for another image/)
})

test('a suggestion never says “only” when all words are readable', async () => {
  const seen = { words: 2, readable: 2 }
  const about: ThumbnailCheck = { check: 'text_readable', state: 'warn', seen, regions: [] }
  await show({ ...analysis([block('BIG WORDS', 2, 0.2)], 86), suggestions: [{ priority: 'medium', gain: 7, about }] })
  screen.getByText('At sidebar size, the words hardly stand out from what’s behind them.')
  expect(screen.queryByText(/only 2 of 2/)).toBeNull()
})

test('an image without text gets advice that promises no points', async () => {
  const about: ThumbnailCheck = { check: 'word_count', state: 'good', seen: { words: 0 }, regions: [] }
  await show({ ...analysis([], 100), suggestions: [{ priority: 'low', gain: 0, about }] })
  screen.getByText('Try two to four large words on it')
  expect(screen.queryByText(/more points/)).toBeNull()
  expect(screen.queryByText(passed)).toBeNull()
})
