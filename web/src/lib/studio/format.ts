import { maxShortSeconds } from '#shared/outliers/multiples.ts'

/** Videos of up to three minutes, longer ones, and those whose length is unknown. */
export const formats = ['short', 'long', 'unknown'] as const
export type Format = (typeof formats)[number]

/** Returns the format of a video. An export does not say whether a video is vertical, so the length alone decides. */
export const formatOf = ({ seconds }: { readonly seconds: number | null }): Format =>
  seconds === null ? 'unknown' : seconds <= maxShortSeconds ? 'short' : 'long'
