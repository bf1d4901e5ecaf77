import type { Face, Region, TextBlock, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import type { CheckState } from '#shared/thumbnail/kinds.ts'
import { isCoveredByBadge } from './region.ts'

/** A block of text, with its contrast ratio, 1 to 21, against its background. */
export type RecognizedBlock = TextBlock & { readonly contrast: number }

/** Runs the checks of text and faces. Omits the checks of text if there is none. */
export function checkContent(blocks: readonly RecognizedBlock[], faces: readonly Face[]): ThumbnailCheck[] {
  return [...(blocks.length > 0 ? textChecks(blocks) : []), badgeCheck(blocks, faces)]
}

function textChecks(blocks: readonly RecognizedBlock[]): ThumbnailCheck[] {
  const words = sum(blocks.map((block) => block.words))
  const readable = sum(blocks.map((block) => block.readableWords))
  const lowestContrast = blocks.reduce((least, block) => (block.contrast < least.contrast ? block : least))
  const ratio = Number(lowestContrast.contrast.toFixed(1))
  const unreadable = blocks.filter((block) => block.readableWords < block.words)
  return [
    {
      check: 'word_count',
      state: wordState(words),
      seen: { words },
      regions: words > goodWordCount ? regionsOf(blocks) : [],
    },
    {
      check: 'text_readable',
      state: readableState(readable / words),
      seen: { words, readable },
      regions: regionsOf(unreadable),
    },
    {
      check: 'text_contrast',
      state: textContrastState(ratio),
      seen: { ratio },
      regions: ratio < goodContrast ? [lowestContrast.region] : [],
    },
  ]
}

const goodWordCount = 4
const maxWordCount = 6
const wordState = (words: number): CheckState =>
  words <= goodWordCount ? 'good' : words <= maxWordCount ? 'warn' : 'fail'

const readableState = (share: number): CheckState => (share >= 0.75 ? 'good' : share >= 0.5 ? 'warn' : 'fail')

/** The minimum contrast ratios of WCAG 2.2, 1.4.3: 4.5 for text, 3 for large text. */
const goodContrast = 4.5
const minContrast = 3
const textContrastState = (ratio: number): CheckState =>
  ratio >= goodContrast ? 'good' : ratio >= minContrast ? 'warn' : 'fail'

/** Checks the duration badge. Covered text is unreadable; a covered face may still be recognizable. */
function badgeCheck(blocks: readonly TextBlock[], faces: readonly Face[]): ThumbnailCheck {
  const [texts, people] = [regionsOf(blocks).filter(isCoveredByBadge), regionsOf(faces).filter(isCoveredByBadge)]
  return {
    check: 'badge_zone',
    state: texts.length > 0 ? 'fail' : people.length > 0 ? 'warn' : 'good',
    seen: { texts: texts.length, faces: people.length },
    regions: [...texts, ...people],
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const regionsOf = (found: readonly { readonly region: Region }[]) => found.map(({ region }) => region)
