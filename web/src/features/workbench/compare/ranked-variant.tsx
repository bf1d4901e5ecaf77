import type { RankedTitle } from '#shared/prediction/wording/compare.ts'
import { ExplainedVerdict } from '#web/layout/verdict/verdict-line.tsx'
import type { Judgment } from '#web/layout/yardstick/judgment.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChanceBar } from '#web/ui/chance-bar.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { AnnotatedTitle } from '../annotated-title.tsx'
import { Movers } from '../movers.tsx'
import { compareMessages } from './messages.ts'

interface RankedVariantProps {
  ranked: RankedTitle
  judgment: Judgment | undefined
  /** The number of its field, starting at 1. */
  n: number
  /** Whether it is clearly the best. */
  isBest: boolean
  /** The number of ranked titles. */
  of: number
  onAnalyze: () => void
}

/** A ranked title with its number and its chance of being the best. Expanded, it shows what affects the chance. */
export function RankedVariant({ ranked, judgment, n, isBest, of, onAnalyze }: RankedVariantProps) {
  const { t, format } = useMessages(compareMessages)
  const { title, chance, contributions, isTooClose } = ranked
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-xs font-medium text-muted">{t('compare.title', { n })}</p>
        {isTooClose && <Badge>{t('compare.tooClose')}</Badge>}
        {isBest && <Badge tone="good">{t('compare.first')}</Badge>}
      </div>
      <AnnotatedTitle title={title} contributions={contributions} />
      {judgment?.state === 'judged' && <ExplainedVerdict verdict={judgment.verdict} />}
      <Chance chance={chance} of={of} isBest={isBest} />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4">
        <Disclosure summary={t('compare.why')} className="min-w-0 flex-1 basis-56 text-muted">
          <p className="mb-3">{t('compare.whyNote')}</p>
          <div className="text-text">
            <Movers title={title} contributions={contributions} most={8} explained asPoints />
          </div>
        </Disclosure>
        <Button variant="link" className="min-h-8" aria-label={t('compare.analyzeLabel', { n })} onClick={onAnalyze}>
          {t('compare.analyze')}
        </Button>
      </div>
      <span className="sr-only">{t('compare.chanceOf', { n, chance: format.chance(chance) })}</span>
    </li>
  )
}

/** The chance as a number and a bar, with a mark at an equal chance. */
function Chance({ chance, of, isBest }: { chance: number; of: number; isBest: boolean }) {
  const { format } = useMessages(compareMessages)
  return (
    <div aria-hidden="true" className="mt-1 flex items-center gap-3">
      <ChanceBar chance={chance} of={of} isBest={isBest} />
      <span className="w-12 text-end text-lg font-semibold tabular-nums">{format.chance(chance)}</span>
    </div>
  )
}
