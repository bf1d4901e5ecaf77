import type { PairCheck, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { insightsMessages } from '../messages.ts'

const round = (value: number, decimals: number) => Number(value.toFixed(decimals))

/** Returns a function that describes a check's finding in the current language. */
export function useFindingText(): (check: ThumbnailCheck | PairCheck) => string {
  const { t, format } = useMessages(insightsMessages)
  return (result) => {
    if (result.check === 'repeated_words') {
      const words = result.words.map((text) => t('titles.quoted', { text })).join(', ')
      return t(`thumbnails.pairs.repeated_words.${result.state}`, { words })
    }
    const { check, state, seen } = result
    switch (check) {
      case 'size':
        // Dimensions are written without separators: 1280 × 720.
        return t(`thumbnails.checks.size.${state}`, { width: `${seen.width}`, height: `${seen.height}` })
      case 'shape':
      case 'clutter':
      case 'badge_zone':
      case 'cut_text':
        return t(`thumbnails.checks.${check}.${state}`)
      case 'weight':
        return t(`thumbnails.checks.weight.${state}`, { size: format.bytes(seen.bytes) })
      case 'brightness':
        return t(`thumbnails.checks.brightness.${state}`, { percent: format.percent(round(seen.brightness, 2)) })
      case 'contrast':
        return t(`thumbnails.checks.contrast.${state}`, { score: round(seen.contrast, 0) })
      case 'colorfulness':
        return t(`thumbnails.checks.colorfulness.${state}`, { score: round(seen.colorfulness, 0) })
      case 'word_count':
        return t(`thumbnails.checks.word_count.${state}`, { n: seen.words })
      case 'text_readable': {
        // The text was fully recognized although its contrast is low.
        if (state !== 'good' && seen.readable === seen.words) return t('thumbnails.faint', { n: seen.words })
        return t(`thumbnails.checks.text_readable.${state}`, { n: seen.words, readable: seen.readable })
      }
      case 'text_contrast':
        return t(`thumbnails.checks.text_contrast.${state}`, { ratio: round(seen.ratio, 1) })
    }
  }
}
