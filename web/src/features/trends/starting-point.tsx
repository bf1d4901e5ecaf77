import { Sparkles } from 'lucide-react'
import type { Pattern } from '#shared/contract/trends.ts'
import { patternParameter, writePattern } from '#web/lib/pattern.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { trendsMessages } from './messages.ts'

/** Links to Predictive Insights with a video's pattern, never its words. */
export function StartingPoint({ pattern }: { pattern: Pattern }) {
  const { t } = useMessages(trendsMessages)
  const query = new URLSearchParams({ [patternParameter]: writePattern(pattern) })
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <ButtonLink size="small" variant="primary" to={`${paths.insights}?${query}`} icon={<Sparkles aria-hidden />}>
        {t('trends.insight.start')}
      </ButtonLink>
      <p className="text-xs text-muted">{t('trends.insight.startNote')}</p>
    </div>
  )
}
