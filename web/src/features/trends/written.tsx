import { Sparkles } from 'lucide-react'
import type { AiInsight } from '#shared/contract/trends.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { impactTones, Part } from './insight-part.tsx'
import { trendsMessages } from './messages.ts'

/** An insight written by the AI, labeled as such. */
export function Written({ insight }: { insight: AiInsight }) {
  const { t } = useMessages(trendsMessages)
  const { title, description, thumbnailAnalysis, keyStrategies, engagementFactors } = insight
  return (
    <>
      <h4 dir="auto" className="max-w-3xl text-xl font-semibold text-pretty wrap-anywhere">
        {title}
      </h4>
      <p dir="auto" className="mt-1 text-base wrap-anywhere">
        {description}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge icon={Sparkles}>{t('advisers.ai')}</Badge>
        {t('trends.insight.aiNote')}
      </p>
      <div className="mt-6 flex flex-col gap-6">
        {engagementFactors.length > 0 && (
          <Part heading={t('trends.insight.factors')}>
            <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
              {engagementFactors.map(({ factor, impact, suggestion }) => (
                <li key={factor} dir="auto" className="wrap-anywhere">
                  <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                    {factor}
                    <Badge tone={impactTones[impact]}>{t(`trends.impacts.${impact}`)}</Badge>
                  </p>
                  <p className="mt-1 text-sm">{suggestion}</p>
                </li>
              ))}
            </ul>
          </Part>
        )}
        <div className="flex flex-col gap-6">
          {keyStrategies.length > 0 && (
            <Part heading={t('trends.insight.strategies')}>
              <ul className="flex list-disc flex-col gap-1.5 ps-4 text-sm marker:text-muted">
                {keyStrategies.map((text) => (
                  <li key={text} dir="auto" className="wrap-anywhere">
                    {text}
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part heading={t('trends.insight.thumbnail')}>
            <p dir="auto" className="text-sm wrap-anywhere">
              {thumbnailAnalysis}
            </p>
          </Part>
        </div>
      </div>
    </>
  )
}
