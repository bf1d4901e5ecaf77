/** What a thumbnail is checked for. Each has its sentences in `web/src/messages`. */
export const thumbnailChecks = [
  'size',
  'shape',
  'weight',
  'brightness',
  'contrast',
  'colorfulness',
  'clutter',
  'word_count',
  'text_readable',
  'text_contrast',
  'badge_zone',
] as const
export type ThumbnailCheckName = (typeof thumbnailChecks)[number]

/** What title and thumbnail are checked for together. */
export const pairChecks = ['repeated_words'] as const

/** How a check came out, best first. */
export const checkStates = ['good', 'warn', 'fail'] as const
export type CheckState = (typeof checkStates)[number]

/** What may be uploaded, as browsers name it. */
export const thumbnailTypes = ['image/jpeg', 'image/png'] as const
export type ThumbnailType = (typeof thumbnailTypes)[number]

/** Bytes a thumbnail may have. */
export const maxThumbnailBytes = 10 * 1024 * 1024

/** Pixels a thumbnail may have, all told. */
export const maxThumbnailPixels = 50_000_000

/** Where players lay the duration over a thumbnail: the bottom right corner. */
export const badgeZone = { x: 0.83, y: 0.86, width: 0.17, height: 0.14 } as const
