import { minChange, minViews } from '#shared/analytics.ts'
import type { Analytics, TopVideo } from '#shared/contract/youtube.ts'

/**
 * What happened to a channel's views since the period before. `waiting`: YouTube has no figures yet. `redefined`: YouTube has
 * counted views differently since a day within the periods, so they cannot be compared. `fresh`: there were none before. `few`:
 * too few for a trend.
 */
export type WhatChanged =
  | { readonly kind: 'waiting' | 'noViews' | 'redefined' | 'fresh' | 'few' | 'same' }
  /** `by` is a share of the views before, in whole percent. */
  | { readonly kind: 'up' | 'down'; readonly by: number }
  /** At least twice as many. */
  | { readonly kind: 'times'; readonly times: number }

const wholePercent = (share: number) => Math.round(share * 100) / 100

/** Returns what can be said about a channel's views of a period. */
export function whatChanged({
  hasFigures,
  viewsRedefinedOn,
  changes: { views },
}: Pick<Analytics, 'hasFigures' | 'viewsRedefinedOn' | 'changes'>): WhatChanged {
  const { now, previous, ratio } = views
  if (!hasFigures) return { kind: 'waiting' }
  if (now === 0) return { kind: 'noViews' }
  if (viewsRedefinedOn !== null) return { kind: 'redefined' }
  if (ratio === null) return { kind: 'fresh' }
  if (Math.min(now, previous) < minViews) return { kind: 'few' }
  if (Math.abs(ratio) < minChange) return { kind: 'same' }
  if (ratio >= 1) return { kind: 'times', times: now / previous }
  // Some views remain, so the change is not shown as -100%.
  return ratio > 0
    ? { kind: 'up', by: wholePercent(ratio) }
    : { kind: 'down', by: Math.min(0.99, wholePercent(-ratio)) }
}

/** A video with a smaller share is one of many. */
const minShare = 0.1
/** How far a share may be from a fraction that stands for it, relative to the fraction. */
const tolerance = 0.05
const fractions = [
  ['threeQuarters', 3 / 4],
  ['twoThirds', 2 / 3],
  ['half', 1 / 2],
  ['third', 1 / 3],
  ['quarter', 1 / 4],
  ['fifth', 1 / 5],
  ['sixth', 1 / 6],
  ['eighth', 1 / 8],
  ['tenth', 1 / 10],
] as const

/** The share of the views that one video brought: near a fraction, else in whole percent. */
export type Lead = { readonly fraction: (typeof fractions)[number][0] } | { readonly share: number }

/** Returns the share of the video that brought the most views, if it stands out and there are enough views to speak of. */
export function leadOf({ kind }: WhatChanged, videos: readonly Pick<TopVideo, 'viewsShare'>[]): Lead | undefined {
  if (kind === 'waiting' || kind === 'noViews' || kind === 'fresh' || kind === 'few') return undefined
  const share = Math.max(0, ...videos.map(({ viewsShare }) => viewsShare))
  const [fraction] = fractions.find(([, value]) => Math.abs(share / value - 1) <= tolerance) ?? []
  if (fraction) return { fraction }
  if (share < minShare) return undefined
  return { share: share === 1 ? 1 : Math.min(0.99, wholePercent(share)) }
}
