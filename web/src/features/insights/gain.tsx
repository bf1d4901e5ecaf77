import { ArrowUp } from 'lucide-react'
import { useMessages } from '#web/messages/messages.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { insightsMessages } from './messages.ts'

/** The points an edit adds and the resulting score. */
export function Gain({ points, score }: { points: number; score: number }) {
  const { t } = useMessages(insightsMessages)
  return (
    <span className="inline-flex items-center gap-0.5 text-sm font-medium text-good tabular-nums">
      <ArrowUp aria-hidden className="size-3.5" />
      <span aria-hidden>{t('insights.results.gain', { n: points })}</span>
      <VisuallyHidden>{t('insights.results.gainLabel', { n: points, score })}</VisuallyHidden>
    </span>
  )
}
