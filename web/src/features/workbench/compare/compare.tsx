import type { DraftTitle } from '#shared/contract/drafts.ts'
import { maxVariants } from '#shared/prediction/checks.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Card } from '#web/ui/card.tsx'
import type { DraftedVideo } from '../base.ts'
import { compareMessages } from './messages.ts'
import { Ranking } from './ranking.tsx'
import { VariantFields } from './variant-fields.tsx'
import type { Variants } from './variants.ts'

interface CompareProps {
  variants: Variants
  /** The video of the titles. Undefined until it is known. */
  drafted: DraftedVideo | undefined
  onVariants: (variants: Variants) => void
  /** Analyzes a title. `base` holds the titles that the creator wrote for the video. */
  onAnalyze: (title: DraftTitle, base: readonly string[]) => void
}

/** Compares titles of a video with the wording model, which was trained on headline A/B tests. */
export function Compare({ variants, drafted, onVariants, onAnalyze }: CompareProps) {
  const { t } = useMessages(compareMessages)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card
        className="lg:sticky lg:top-6"
        title={t('compare.heading')}
        description={t('compare.hint', { most: maxVariants })}
      >
        <VariantFields variants={variants} onVariants={onVariants} />
      </Card>
      <Card title={t('compare.ranking')}>
        <Ranking variants={variants} drafted={drafted} onAnalyze={onAnalyze} />
      </Card>
    </div>
  )
}
