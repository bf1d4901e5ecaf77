/** The checks of a thumbnail. Each has sentences in the web messages. */
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
  'cut_text',
] as const
export type ThumbnailCheckName = (typeof thumbnailChecks)[number]

/** The checks of title and thumbnail together. */
export const pairChecks = ['repeated_words'] as const
export type PairCheckName = (typeof pairChecks)[number]

/** The results of a check, best first. */
export const checkStates = ['good', 'warn', 'fail'] as const
export type CheckState = (typeof checkStates)[number]

/** The accepted MIME types. */
export const thumbnailTypes = ['image/jpeg', 'image/png'] as const
export type ThumbnailType = (typeof thumbnailTypes)[number]

/** The maximum size of a file in bytes. */
export const maxThumbnailBytes = 10 * 1024 * 1024

/** The maximum number of pixels (width times height). */
export const maxThumbnailPixels = 50_000_000

/** The region in the bottom right corner where players show the duration badge, in shares of width and height. */
export const badgeZone = { x: 0.83, y: 0.86, width: 0.17, height: 0.14 } as const
