import type { ErrorCode } from '#shared/errors.ts'
import type { BrowserChecks } from './browser-checks.ts'

interface Fields {
  file: File
  /** The file's object URL. */
  url: string
  /** The result of the browser's own checks. Kept if a later step fails. */
  browserChecks: BrowserChecks
  /** The share of the file that is uploaded, 0 to 1. */
  uploadedShare: number
  /** Why the function returned no result. */
  problem: ErrorCode
  /** Why the last dropped file was rejected. */
  rejection: string
}

type Field = keyof Fields

/** A state with exactly these required and optional fields. */
type State<Stage, Required extends Field, Optional extends Field> = { readonly stage: Stage } & {
  readonly [K in Required]: Fields[K]
} & { readonly [K in Optional]?: Fields[K] | undefined } & {
  readonly [K in Exclude<Field, Required | Optional>]?: undefined
}

/** A slot for a thumbnail: empty, or an image and its progress. It becomes empty again once the image is checked. */
export type Slot =
  | State<'empty', never, 'rejection'>
  | State<'looking', 'file' | 'url', 'rejection'>
  | State<'uploading', 'file' | 'url' | 'browserChecks' | 'uploadedShare', 'rejection'>
  | State<'checking', 'file' | 'url' | 'browserChecks', 'rejection'>
  | State<'failed', 'file' | 'url' | 'problem', 'browserChecks' | 'rejection'>

export type SlotEvent =
  | { readonly type: 'started'; readonly file: File; readonly url: string }
  | { readonly type: 'uploading'; readonly browserChecks: BrowserChecks; readonly uploadedShare: number }
  | { readonly type: 'checking'; readonly browserChecks: BrowserChecks }
  | { readonly type: 'failed'; readonly problem: ErrorCode }
  | { readonly type: 'rejected'; readonly rejection: string }
  | { readonly type: 'removed' }

export const emptySlot: Slot = { stage: 'empty' }

/** Returns the slot after an event. Progress and results are ignored unless an image is being processed. */
export function reduceSlot(slot: Slot, event: SlotEvent): Slot {
  switch (event.type) {
    case 'started':
      return { stage: 'looking', file: event.file, url: event.url }
    case 'rejected':
      return { ...slot, rejection: event.rejection }
    case 'removed':
      return emptySlot
    default:
      return reduceProgress(slot, event)
  }
}

type Progress = Extract<SlotEvent, { type: 'uploading' | 'checking' | 'failed' }>

function reduceProgress(slot: Slot, event: Progress): Slot {
  if (slot.stage !== 'looking' && slot.stage !== 'uploading' && slot.stage !== 'checking') return slot
  const { file, url, browserChecks, rejection } = slot
  const image = { file, url, rejection }
  switch (event.type) {
    case 'uploading':
      return { ...image, stage: 'uploading', browserChecks: event.browserChecks, uploadedShare: event.uploadedShare }
    case 'checking':
      return { ...image, stage: 'checking', browserChecks: event.browserChecks }
    case 'failed':
      return { ...image, stage: 'failed', browserChecks, problem: event.problem }
  }
}
