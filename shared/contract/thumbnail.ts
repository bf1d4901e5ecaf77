import * as z from 'zod/mini'
import { priorities } from '#shared/priority.ts'
import type * as thumbnail from '#shared/thumbnail/analysis.ts'
import { checkStates, pairChecks } from '#shared/thumbnail/kinds.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))
const percent = z.number().check(z.minimum(0), z.maximum(100))
const count = z.int().check(z.minimum(0))

/** A rectangle in an image, in shares of its width and height: (0, 0) is the top left corner, (1, 1) the bottom right. */
export const Region = z.object({
  x: share,
  y: share,
  width: share,
  height: share,
}) satisfies z.ZodMiniType<thumbnail.Region>
export type Region = z.infer<typeof Region>

/** A line of text on the image. `readableWords` of its `words` can still be read at sidebar size, 168 x 94. */
export const TextBlock = z.object({
  text: z.string(),
  confidence: share,
  words: count,
  readableWords: count,
  region: Region,
})
export type TextBlock = z.infer<typeof TextBlock>

export const Face = z.object({ confidence: share, region: Region })
export type Face = z.infer<typeof Face>

/** A color such as `rgb(12, 34, 56)` and its share of the image's pixels. */
export const DominantColor = z.object({ rgb: z.string(), share })
export type DominantColor = z.infer<typeof DominantColor>

/** The color measurements. The browser and the function compute the same values. */
export const ColorAnalysis = z.object({
  /** At most five, the most common first. */
  dominantColors: z.array(DominantColor).check(z.maxLength(5)),
  colorfulness: percent,
  contrast: percent,
  /** Mean luma: 0 is black, 1 white. */
  brightness: share,
}) satisfies z.ZodMiniType<thumbnail.ColorAnalysis>
export type ColorAnalysis = z.infer<typeof ColorAnalysis>

/** The text, colors, faces and objects detected on a thumbnail. */
export const Vision = z.object({
  text: z.object({
    hasText: z.boolean(),
    /** In reading order. */
    textBlocks: z.array(TextBlock),
    detectedText: z.string(),
  }),
  color: ColorAnalysis,
  composition: z.object({
    hasFaces: z.boolean(),
    faceCount: count,
    faces: z.array(Face),
    /** A `person` per face, a `text` per block. */
    objects: z.array(z.object({ kind: z.enum(['person', 'text']), region: Region })),
    isCluttered: z.boolean(),
  }),
})
export type Vision = z.infer<typeof Vision>

const check = <const N extends string, S extends Readonly<Record<string, z.ZodMiniType>>>(name: N, seen: S) =>
  z.object({
    check: z.literal(name),
    state: z.enum(checkStates),
    /** The values that the sentence on screen mentions. */
    seen: z.object(seen),
    /** The regions that the check concerns; empty if it concerns the whole image. */
    regions: z.array(Region),
  })

/** The result of one check. Checks that do not apply, such as those of text on an image without any, are absent. */
export const ThumbnailCheck = z.discriminatedUnion('check', [
  check('size', { width: count, height: count }),
  /** `ratio` is width / height; 16:9 is 1.78. */
  check('shape', { ratio: z.number() }),
  check('weight', { bytes: count }),
  check('brightness', { brightness: share }),
  check('contrast', { contrast: percent }),
  check('colorfulness', { colorfulness: percent }),
  /**
   * `elements` counts faces and blocks of text, absent in the browser; `bits` are JPEG bits per pixel at 320 x 180;
   * `congestion` is the variety of colors next to each other, absent in earlier results.
   */
  check('clutter', { elements: z.optional(count), bits: z.number(), congestion: z.optional(z.number()) }),
  check('word_count', { words: count }),
  /** All words, and those that can be read at 168 x 94. */
  check('text_readable', { words: count, readable: count }),
  /** The contrast ratio with the background, 1 to 21, that nine of ten letters reach. */
  check('text_contrast', { ratio: z.number() }),
  /** The number of blocks of text and of faces that the duration badge would cover. */
  check('badge_zone', { texts: count, faces: count }),
  /** The number of blocks of text that an edge of the image cuts off. */
  check('cut_text', { texts: count }),
]) satisfies z.ZodMiniType<thumbnail.ThumbnailCheck>
export type ThumbnailCheck = z.infer<typeof ThumbnailCheck>

/** A check of title and thumbnail together. `words` are the title's words that also appear on the image. */
export const PairCheck = z.object({
  check: z.enum(pairChecks),
  state: z.enum(checkStates),
  words: z.array(z.string()),
  regions: z.array(Region),
})
export type PairCheck = z.infer<typeof PairCheck>

/**
 * What to do about a check that is not `good`. `gain` is how many points of 100 the score would rise if it were; 0 for a check of title
 * and thumbnail together, which the score does not include. If all checks are good and the image has no text, the only suggestion is
 * about `word_count`, with 0 words and no gain.
 */
export const ThumbnailSuggestion = z.object({
  priority: z.enum(priorities),
  gain: z.int(),
  about: z.discriminatedUnion('check', [ThumbnailCheck, PairCheck]),
})
export type ThumbnailSuggestion = z.infer<typeof ThumbnailSuggestion>

/**
 * The analysis of a thumbnail. `score` rates legibility and craft (weights in `functions/vision/score.ts`), not clicks or
 * views, and does not depend on the title. It is absent, and there are no suggestions, if the image is blank: it has hardly any
 * shapes and no text.
 */
export const ThumbnailAnalysis = z.object({
  score: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  width: count,
  height: count,
  vision: Vision,
  checks: z.array(ThumbnailCheck),
  suggestions: z.array(ThumbnailSuggestion).check(z.maxLength(3)),
})
export type ThumbnailAnalysis = z.infer<typeof ThumbnailAnalysis>

/** The SHA-256 of the file in hexadecimal, which identifies a checked thumbnail. */
export const ContentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
