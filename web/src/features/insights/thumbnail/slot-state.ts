import type { Output } from '#shared/contract/endpoint.ts'
import type { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Look } from './look.ts'

/** The function's result; `thumbnail` is the image's id from then on. */
export type Checked = Output<typeof contract.advice.thumbnail>

interface Fields {
  file: File
  /** The file's address within this page. */
  url: string
  /** The result of the browser's own checks. Kept if a later step fails. */
  look: Look
  /** The share of the file that is uploaded, 0 to 1. */
  sent: number
  checked: Checked
  /** Why there is no result of the function. */
  problem: ErrorCode
  /** Why the last dropped file was rejected. */
  refused: string
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
  | State<'empty', never, 'refused'>
  | State<'looking', 'file' | 'url', 'refused'>
  | State<'uploading', 'file' | 'url' | 'look' | 'sent', 'refused'>
  | State<'checking', 'file' | 'url' | 'look', 'refused'>
  | State<'done', 'file' | 'url' | 'checked', 'look' | 'refused'>
  | State<'failed', 'file' | 'url' | 'problem', 'look' | 'refused'>
  | State<'cancelled', 'file' | 'url', 'look' | 'checked' | 'refused'>

export type SlotEvent =
  | { readonly type: 'started'; readonly file: File; readonly url: string }
  | { readonly type: 'restored'; readonly file: File; readonly url: string; readonly checked: Checked }
  | { readonly type: 'uploading'; readonly look: Look; readonly sent: number }
  | { readonly type: 'checking'; readonly look: Look }
  | { readonly type: 'checked'; readonly checked: Checked }
  | { readonly type: 'failed'; readonly problem: ErrorCode }
  | { readonly type: 'refused'; readonly refused: string }
  | { readonly type: 'cancelled' }
  | { readonly type: 'removed' }

export const emptySlot: Slot = { stage: 'empty' }

/** Returns the slot after an event. Progress and results are ignored unless an image is being processed. */
export function reduceSlot(slot: Slot, event: SlotEvent): Slot {
  switch (event.type) {
    case 'started':
      return { stage: 'looking', file: event.file, url: event.url }
    case 'restored':
      return { stage: 'done', file: event.file, url: event.url, checked: event.checked }
    case 'refused':
      return { ...slot, refused: event.refused }
    case 'removed':
      return emptySlot
    case 'cancelled': {
      if (slot.stage === 'empty') return slot
      const { file, url, look, checked, refused } = slot
      return { stage: 'cancelled', file, url, look, checked, refused }
    }
    default:
      return reduceProgress(slot, event)
  }
}

type Progress = Extract<SlotEvent, { type: 'uploading' | 'checking' | 'checked' | 'failed' }>

function reduceProgress(slot: Slot, event: Progress): Slot {
  if (slot.stage !== 'looking' && slot.stage !== 'uploading' && slot.stage !== 'checking') return slot
  const { file, url, look, refused } = slot
  const image = { file, url, refused }
  switch (event.type) {
    case 'uploading':
      return { ...image, stage: 'uploading', look: event.look, sent: event.sent }
    case 'checking':
      return { ...image, stage: 'checking', look: event.look }
    case 'checked':
      return { ...image, stage: 'done', look, checked: event.checked }
    case 'failed':
      return { ...image, stage: 'failed', look, problem: event.problem }
  }
}
