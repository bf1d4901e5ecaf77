import type { Face, Region, TextBlock, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import type { CheckState } from '#shared/thumbnail/kinds.ts'
import { isCoveredByBadge } from './region.ts'

/** A block of text and its contrast ratio against what is behind it, 1 to 21. */
export type RecognizedBlock = TextBlock & { readonly contrast: number }

/** The checks of what was found on the image. Those of text are left out where there is none. */
export function checkContent(blocks: readonly RecognizedBlock[], faces: readonly Face[]): ThumbnailCheck[] {
  return [...(blocks.length > 0 ? textChecks(blocks) : []), badgeCheck(blocks, faces)]
}

function textChecks(blocks: readonly RecognizedBlock[]): ThumbnailCheck[] {
  const words = sum(blocks.map((block) => block.words))
  const readable = sum(blocks.map((block) => block.readableWords))
  const faintest = blocks.reduce((least, block) => (block.contrast < least.contrast ? block : least))
  const ratio = Number(faintest.contrast.toFixed(1))
  const unread = blocks.filter((block) => block.readableWords < block.words)
  return [
    {
      check: 'word_count',
      state: wordState(words),
      seen: { words },
      regions: words > fewWords ? regionsOf(blocks) : [],
    },
    {
      check: 'text_readable',
      state: readableState(readable / words),
      seen: { words, readable },
      regions: regionsOf(unread),
    },
    {
      check: 'text_contrast',
      state: textContrastState(ratio),
      seen: { ratio },
      regions: ratio < enoughContrast ? [faintest.region] : [],
    },
  ]
}

const fewWords = 4
const manyWords = 6
const wordState = (words: number): CheckState => (words <= fewWords ? 'good' : words <= manyWords ? 'warn' : 'fail')

const readableState = (share: number): CheckState => (share >= 0.75 ? 'good' : share >= 0.5 ? 'warn' : 'fail')

/** WCAG 2.2, 1.4.3: 4.5 for text, 3 for large text. */
const enoughContrast = 4.5
const leastContrast = 3
const textContrastState = (ratio: number): CheckState =>
  ratio >= enoughContrast ? 'good' : ratio >= leastContrast ? 'warn' : 'fail'

/** Text under the badge is lost, a face may still be known. */
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
