import * as z from 'zod/mini'
import { priorities } from '#shared/priority.ts'
import { checkStates, pairChecks } from '#shared/thumbnail/kinds.ts'

const share = z.number().check(z.minimum(0), z.maximum(1))
const percent = z.number().check(z.minimum(0), z.maximum(100))
const count = z.int().check(z.minimum(0))

/** A part of an image, in shares of its width and height: 0, 0 is the top left corner, 1, 1 the bottom right one. */
export const Region = z.object({ x: share, y: share, width: share, height: share })
export type Region = z.infer<typeof Region>

/** One line of text on the image; `readableWords` of its `words` were read again at the size of a sidebar, 168 x 94. */
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

/** `rgb(12, 34, 56)` and the share of the image's pixels it stands for. */
export const DominantColor = z.object({ rgb: z.string(), share })
export type DominantColor = z.infer<typeof DominantColor>

/** What the pixels alone say; browser and function compute it alike. */
export const ColorAnalysis = z.object({
  /** At most five, the commonest first. */
  dominantColors: z.array(DominantColor).check(z.maxLength(5)),
  colorfulness: percent,
  contrast: percent,
  /** Mean luma: 0 is black, 1 white. */
  brightness: share,
})
export type ColorAnalysis = z.infer<typeof ColorAnalysis>

/** What is seen on a thumbnail: SPEC's vision analysis, with where it was seen. */
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
    /** The figures its sentence names. */
    seen: z.object(seen),
    /** What it is about; none for the image as a whole. */
    regions: z.array(Region),
  })

/** One check as it came out; those that do not apply, such as the text's where there is none, are absent. */
export const ThumbnailCheck = z.discriminatedUnion('check', [
  check('size', { width: count, height: count }),
  /** `ratio` is width by height; 16:9 is 1.78. */
  check('shape', { ratio: z.number() }),
  check('weight', { bytes: count }),
  check('brightness', { brightness: share }),
  check('contrast', { contrast: percent }),
  check('colorfulness', { colorfulness: percent }),
  /** `elements` are faces and blocks of text, unknown (absent) until they are looked for; `bits` are JPEG bits per pixel at 320 x 180. */
  check('clutter', { elements: z.optional(count), bits: z.number() }),
  check('word_count', { words: count }),
  /** Words, and how many of them can be read at 168 x 94. */
  check('text_readable', { words: count, readable: count }),
  /** The lowest contrast ratio of a block of text against what is behind it: 1 to 21. */
  check('text_contrast', { ratio: z.number() }),
  /** How many blocks of text and faces the duration badge would cover. */
  check('badge_zone', { texts: count, faces: count }),
])
export type ThumbnailCheck = z.infer<typeof ThumbnailCheck>

/** A check that could come out better; `gain` is what the score would win by that, in points of 0-100. */
export const ThumbnailSuggestion = z.object({ priority: z.enum(priorities), gain: z.int(), about: ThumbnailCheck })
export type ThumbnailSuggestion = z.infer<typeof ThumbnailSuggestion>

/** `score` is legibility and craft (`functions/vision/score.ts` has its weights): no prediction of clicks or views. */
export const ThumbnailAnalysis = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  width: count,
  height: count,
  vision: Vision,
  checks: z.array(ThumbnailCheck),
  suggestions: z.array(ThumbnailSuggestion).check(z.maxLength(3)),
})
export type ThumbnailAnalysis = z.infer<typeof ThumbnailAnalysis>

/** What title and thumbnail say together; `words` are those of the title that stand on the image too. */
export const PairCheck = z.object({
  check: z.enum(pairChecks),
  state: z.enum(checkStates),
  words: z.array(z.string()),
  regions: z.array(Region),
})
export type PairCheck = z.infer<typeof PairCheck>

/** SHA-256 of the file, in hexadecimal: what a checked thumbnail is called from then on. */
export const ContentHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
