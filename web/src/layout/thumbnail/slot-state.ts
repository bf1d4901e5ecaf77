import type { Output } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { BrowserChecks } from './browser-checks.ts'

/** The result of the function's checks. Its `thumbnail` identifies the image from then on. */
export type CheckResult = Output<typeof contract.advice.thumbnail>

/** Why an image's checks ended without a result: the user canceled them, or an error. */
export type Stop = 'cancelled' | ErrorCode

interface Fields {
  file: File
  /** The file's address within this page. */
  url: string
  /** The result of the browser's own checks. Kept if a later step fails. */
  browserChecks: BrowserChecks
  /** The share of the file that is uploaded, 0 to 1. */
  uploadedShare: number
  checked: CheckResult
  /** Why there is no result of the function. */
  problem: ErrorCode
  /** Why the last dropped file was rejected. */
  rejection: string
}

type Field = keyof Fields

/** A state with its required and optional fields. It has no others. */
type State<Stage, Required extends Field, Optional extends Field> = { readonly stage: Stage } & {
  readonly [K in Required]: Fields[K]
} & { readonly [K in Optional]?: Fields[K] | undefined } & {
  readonly [K in Exclude<Field, Required | Optional>]?: undefined
}

/** A thumbnail slot: empty, or an image and its progress. */
export type Slot =
  | State<'empty', never, 'rejection'>
  | State<'looking', 'file' | 'url', 'rejection'>
  | State<'uploading', 'file' | 'url' | 'browserChecks' | 'uploadedShare', 'rejection'>
  | State<'checking', 'file' | 'url' | 'browserChecks', 'rejection'>
  | State<'done', 'file' | 'url' | 'checked', 'browserChecks' | 'rejection'>
  | State<'failed', 'file' | 'url' | 'problem', 'browserChecks' | 'rejection'>
  | State<'cancelled', 'file' | 'url', 'browserChecks' | 'checked' | 'rejection'>

export type SlotEvent =
  | { readonly type: 'started'; readonly file: File; readonly url: string }
  | { readonly type: 'restored'; readonly file: File; readonly url: string; readonly checked: CheckResult }
  | { readonly type: 'restored_stopped'; readonly file: File; readonly url: string; readonly stopped: Stop }
  | { readonly type: 'examined'; readonly url: string; readonly browserChecks: BrowserChecks }
  | { readonly type: 'expired'; readonly thumbnail: string }
  | { readonly type: 'uploading'; readonly browserChecks: BrowserChecks; readonly uploadedShare: number }
  | { readonly type: 'checking'; readonly browserChecks: BrowserChecks }
  | { readonly type: 'checked'; readonly checked: CheckResult }
  | { readonly type: 'failed'; readonly problem: ErrorCode }
  | { readonly type: 'refused'; readonly rejection: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'removed' }

/** A draft's thumbnail. `checked` is the result of its checks, once they are done, and `stopped` why there is none. */
export interface StoredThumbnail {
  readonly file: File
  readonly checked?: CheckResult | undefined
  readonly stopped?: Stop | undefined
}

export const emptySlot: Slot = { stage: 'empty' }

/** Returns the slot after an event. Progress and results are ignored unless an image is being processed. */
export function reduceSlot(slot: Slot, event: SlotEvent): Slot {
  switch (event.type) {
    case 'started':
      return { stage: 'looking', file: event.file, url: event.url }
    case 'restored':
      return { stage: 'done', file: event.file, url: event.url, checked: event.checked }
    case 'restored_stopped': {
      const { file, url, stopped } = event
      return stopped === 'cancelled' ? { stage: stopped, file, url } : { stage: 'failed', file, url, problem: stopped }
    }
    case 'examined':
      if (slot.url !== event.url || (slot.stage !== 'cancelled' && slot.stage !== 'failed')) return slot
      return { ...slot, browserChecks: event.browserChecks }
    case 'expired': {
      if (slot.stage === 'empty' || slot.checked?.thumbnail !== event.thumbnail) return slot
      const { file, url, browserChecks, rejection } = slot
      return { stage: 'failed', file, url, browserChecks, rejection, problem: 'thumbnail_not_found' }
    }
    case 'refused':
      return { ...slot, rejection: event.rejection }
    case 'removed':
      return emptySlot
    case 'cancelled': {
      if (slot.stage === 'empty') return slot
      const { file, url, browserChecks, checked, rejection } = slot
      return { stage: 'cancelled', file, url, browserChecks, checked, rejection }
    }
    default:
      return reduceProgress(slot, event)
  }
}

type Progress = Extract<SlotEvent, { type: 'uploading' | 'checking' | 'checked' | 'failed' }>

function reduceProgress(slot: Slot, event: Progress): Slot {
  if (slot.stage !== 'looking' && slot.stage !== 'uploading' && slot.stage !== 'checking') return slot
  const { file, url, browserChecks, rejection } = slot
  const image = { file, url, rejection }
  switch (event.type) {
    case 'uploading':
      return { ...image, stage: 'uploading', browserChecks: event.browserChecks, uploadedShare: event.uploadedShare }
    case 'checking':
      return { ...image, stage: 'checking', browserChecks: event.browserChecks }
    case 'checked':
      return { ...image, stage: 'done', browserChecks, checked: event.checked }
    case 'failed':
      return { ...image, stage: 'failed', browserChecks, problem: event.problem }
  }
}
