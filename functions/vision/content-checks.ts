import type { Face, Region, TextBlock, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import type { CheckState } from '#shared/thumbnail/kinds.ts'
import { isCoveredByBadge, isMostlyUnderBadge, unionRegion } from './region.ts'

/** The region of a letter, and its contrast ratio, 1 to 21, against its background. */
interface Letter {
  readonly region: Region
  readonly contrast: number
}

/** A block of text with the measurements that the checks need. */
export type RecognizedBlock = TextBlock & {
  /** In order. */
  readonly letters: readonly Letter[]
  /** Its height in a sidebar, in pixels. */
  readonly sidebarHeight: number
  /** Whether an edge of the image cuts letters off. */
  readonly isCut: boolean
}

/** Runs the checks of text and faces. Omits the text checks if there is no text. */
export function checkContent(blocks: readonly RecognizedBlock[], faces: readonly Face[]): ThumbnailCheck[] {
  if (blocks.length === 0) return [badgeCheck(blocks, faces)]
  const contrast = contrastCheck(blocks)
  return [...wordChecks(blocks, contrast.state), contrast, badgeCheck(blocks, faces), edgeCheck(blocks)]
}

/** Checks the number of words, and how many are readable. Words without enough contrast never count as well readable. */
function wordChecks(blocks: readonly RecognizedBlock[], contrast: CheckState): ThumbnailCheck[] {
  const words = sum(blocks.map((block) => block.words))
  const readable = sum(blocks.map((block) => block.readableWords))
  return [
    {
      check: 'word_count',
      state: wordState(words),
      seen: { words },
      regions: words > goodWordCount ? regionsOf(blocks) : [],
    },
    {
      check: 'text_readable',
      state:
        contrast === 'fail' && readableState(readable / words) === 'good' ? 'warn' : readableState(readable / words),
      seen: { words, readable },
      regions: regionsOf(blocks.filter((block) => block.readableWords < block.words)),
    },
  ]
}

const goodWordCount = 4
const maxWordCount = 6
const wordState = (words: number): CheckState =>
  words <= goodWordCount ? 'good' : words <= maxWordCount ? 'warn' : 'fail'

const readableState = (share: number): CheckState => (share >= 0.75 ? 'good' : share >= 0.5 ? 'warn' : 'fail')

/** The minimum height in a sidebar, in pixels, of text that is meant to be read there. */
const largeHeight = 8

/** Whether viewers would read a block. Small print, such as a channel's name in a corner, may be hidden without loss. */
const isMeantToBeRead = ({ readableWords, sidebarHeight }: RecognizedBlock) =>
  readableWords > 0 || sidebarHeight >= largeHeight

/** The minimum contrast ratios of WCAG 2.2, 1.4.3: 4.5 for text, 3 for large text. */
const goodContrast = 4.5
const minContrast = 3
const contrastState = (ratio: number): CheckState =>
  ratio >= goodContrast ? 'good' : ratio >= minContrast ? 'warn' : 'fail'

/** The share of letters that may have less contrast: an apparently weak letter may be a comma, or a misplaced letter. */
const ignoredLetters = 0.1

/** Checks the contrast that nine out of ten letters reach. Small print counts only if there is no other text. */
function contrastCheck(blocks: readonly RecognizedBlock[]): ThumbnailCheck {
  const large = blocks.filter(({ sidebarHeight }) => sidebarHeight >= largeHeight)
  const checked = large.length > 0 ? large : blocks
  const contrasts = checked.flatMap(({ letters }) => letters.map(({ contrast }) => contrast)).sort((a, b) => a - b)
  const ratio = Number((contrasts[Math.floor(ignoredLetters * contrasts.length)] ?? 1).toFixed(1))
  const state = contrastState(ratio)
  return {
    check: 'text_contrast',
    state,
    seen: { ratio },
    regions:
      state === 'good' ? [] : checked.flatMap((block) => findRuns(block, ({ contrast }) => contrast < goodContrast)),
  }
}

const isHidden = ({ region }: Letter) => isMostlyUnderBadge(region)

/**
 * Whether the badge would cover at least two letters of a block, or all of them. A single letter at the badge's border can still be read.
 */
function isCovered({ letters }: RecognizedBlock): boolean {
  const hidden = letters.filter(isHidden).length
  return hidden >= 2 || (hidden > 0 && hidden === letters.length)
}

/** Checks the duration badge. Text that it covers cannot be read; a covered face may still be recognizable. */
function badgeCheck(blocks: readonly RecognizedBlock[], faces: readonly Face[]): ThumbnailCheck {
  const covered = blocks.filter(isCovered)
  const people = regionsOf(faces).filter(isCoveredByBadge)
  const texts = covered.flatMap((block) => findRuns(block, isHidden))
  return {
    check: 'badge_zone',
    state: covered.some(isMeantToBeRead) ? 'fail' : covered.length + people.length > 0 ? 'warn' : 'good',
    seen: { texts: covered.length, faces: people.length },
    regions: [...texts, ...people],
  }
}

/**
 * The minimum height in a sidebar, in pixels, at which the visible part of a cut line counts as large text. On 46 real thumbnails, all
 * cut lines were small print on paper, below this height.
 */
const largeRest = 6

function edgeCheck(blocks: readonly RecognizedBlock[]): ThumbnailCheck {
  const cut = blocks.filter((block) => block.isCut && (isMeantToBeRead(block) || block.sidebarHeight >= largeRest))
  return {
    check: 'cut_text',
    state: cut.length > 0 ? 'fail' : 'good',
    seen: { texts: cut.length },
    regions: regionsOf(cut),
  }
}

/** Returns the regions of runs of adjacent letters that meet a condition. */
function findRuns({ letters }: RecognizedBlock, holds: (letter: Letter) => boolean): Region[] {
  const runs: Region[] = []
  letters.forEach((letter, index) => {
    if (!holds(letter)) return
    const [last, before] = [runs.at(-1), letters[index - 1]]
    if (last && before && holds(before)) runs[runs.length - 1] = unionRegion(last, letter.region)
    else runs.push(letter.region)
  })
  return runs
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const regionsOf = (found: readonly { readonly region: Region }[]) => found.map(({ region }) => region)
