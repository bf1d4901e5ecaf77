import { expect, test } from 'vitest'
import type { BrowserChecks } from '#web/layout/thumbnail/browser-checks.ts'
import { emptySlot, reduceSlot, type SlotEvent } from '#web/layout/thumbnail/slot-state.ts'

const file = new File(['image'], 'image.png', { type: 'image/png' })
const image = { file, url: 'blob:image' }
const color = { dominantColors: [], colorfulness: 50, contrast: 50, brightness: 0.5 }
const look: BrowserChecks = { type: 'image/png', color, checks: [] }

const started: SlotEvent = { type: 'started', ...image }
const uploading: SlotEvent = { type: 'uploading', browserChecks: look, uploadedShare: 0.5 }
const checking: SlotEvent = { type: 'checking', browserChecks: look }
const failed: SlotEvent = { type: 'failed', problem: 'image_corrupt' }
const rejected: SlotEvent = { type: 'rejected', rejection: 'Too large' }
const removed: SlotEvent = { type: 'removed' }

const slotAfter = (...events: SlotEvent[]) => events.reduce(reduceSlot, emptySlot)

test('moves through the stages of an image', () => {
  expect(slotAfter(started)).toEqual({ stage: 'looking', ...image })
  expect(slotAfter(started, uploading)).toEqual({
    stage: 'uploading',
    ...image,
    browserChecks: look,
    uploadedShare: 0.5,
  })
  expect(slotAfter(started, uploading, checking)).toEqual({ stage: 'checking', ...image, browserChecks: look })
})

test('keeps what the browser found when a later step fails', () => {
  expect(slotAfter(started, failed)).toEqual({ stage: 'failed', ...image, problem: 'image_corrupt' })
  expect(slotAfter(started, checking, failed)).toEqual({
    stage: 'failed',
    ...image,
    browserChecks: look,
    problem: 'image_corrupt',
  })
})

test('keeps the image and the reason when another file is rejected, until an image starts', () => {
  expect(slotAfter(rejected)).toEqual({ stage: 'empty', rejection: 'Too large' })
  expect(slotAfter(started, rejected, checking)).toEqual({
    stage: 'checking',
    ...image,
    browserChecks: look,
    rejection: 'Too large',
  })
  expect(slotAfter(started, failed, rejected, started)).toEqual({ stage: 'looking', ...image })
})

test('is empty once the image is removed', () => {
  expect(slotAfter(started, checking, rejected, removed)).toEqual(emptySlot)
})

test.each([
  ['empty', []],
  ['failed', [started, checking, failed]],
] as const)('ignores progress and results when %s', (stage, events) => {
  const slot = slotAfter(...events)
  expect(slot.stage).toBe(stage)
  for (const event of [uploading, checking, failed]) expect(reduceSlot(slot, event)).toBe(slot)
})
