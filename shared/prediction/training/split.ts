import { createHash } from 'node:crypto'

/** Normalizes case and spacing of a channel's name, so that different spellings count as one channel. */
export const normalizeChannelName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/** Returns a hash of 12 hex digits, which identifies a channel without publishing its name. */
export const hashChannel = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 12)

/** Returns a channel's position in [0, 1), which determines its split. It does not depend on the other channels. */
export const splitPosition = (key: string): number => Number.parseInt(hashChannel(key), 16) / 16 ** 12

/** The share of channels that is never used for fitting or tuning, only for the reported results. */
export const heldOutShare = 0.13
export const isHeldOut = (key: string): boolean => splitPosition(key) < heldOutShare

/** The number of folds of the cross-validation. */
export const folds = 5

/** Returns the cross-validation fold of a channel that is not held out. */
export const assignFold = (key: string, folds: number): number =>
  Math.floor(((splitPosition(key) - heldOutShare) / (1 - heldOutShare)) * folds)
