import { createHash } from 'node:crypto'

/** The same channel written in other case, or with other spaces, is one channel. */
export const normalizeChannelName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** 12 hex digits that stand for a channel: enough to recognise it, and its name is not published. */
export const hashChannel = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 12)

/** A channel's place in [0, 1): which part of a split it belongs to, the same whatever other channels there are. */
export const splitPosition = (key: string): number => Number.parseInt(hashChannel(key), 16) / 16 ** 12

/** This part of the channels is never fitted or tuned on: the reported figures are measured on it. */
export const heldOutShare = 0.13
export const isHeldOut = (key: string): boolean => splitPosition(key) < heldOutShare

/** The rest in `folds` parts for cross-validation. */
export const assignFold = (key: string, folds: number): number =>
  Math.floor(((splitPosition(key) - heldOutShare) / (1 - heldOutShare)) * folds)
