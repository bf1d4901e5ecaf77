import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { TextBlock, ThumbnailAnalysis } from '#shared/contract/thumbnail.ts'
import { badgeZone } from '#shared/thumbnail/kinds.ts'
import { accessibilityFaults } from '#test/support/axe.ts'
import { renderAt } from '#test/support/render.tsx'
import { insightsMessages } from '#web/features/insights/messages.ts'
import { ThumbnailResult } from '#web/features/insights/thumbnail/thumbnail-result.tsx'

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
async function show(shown: ThumbnailAnalysis) {
  await insightsMessages.load('en')
  await renderAt(
    '/',
    <main>
      <ThumbnailResult analysis={shown} titleThumbnailChecks={[]} src={undefined} advice={null} />
    </main>,
  )
}

/** Returns the places of the marks of a kind, each as its x and y; undefined if they are not drawn. */
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

test('a thumbnail whose words are all readable names none', async () => {
  await show(analysis([block('BIG WORDS', 2, 0.2)], 90))
  expect(marked('unreadable')).toBeNull()
  expect(screen.getByRole('button', { name: 'Unreadable text: 0' })).toHaveProperty('disabled', true)
  expect(screen.queryByText(/^Not readable/)).toBeNull()
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
