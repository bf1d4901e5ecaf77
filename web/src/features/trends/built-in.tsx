import type { BuiltInInsight, Impact } from '#shared/contract/trends.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { impactTones, Part } from './insight-part.tsx'
import { trendsMessages } from './messages.ts'
import { Remark } from './remark.tsx'

/** An insight computed by our own rules, labeled as such. */
export function BuiltIn({ insight }: { insight: BuiltInInsight }) {
  const { t } = useMessages(trendsMessages)
  const { title, description, keyStrategies, engagementFactors, words } = insight
  return (
    <>
      <h4 className="max-w-3xl text-xl font-semibold text-pretty">
        <Remark remark={title} />
      </h4>
      <p className="mt-1 text-base empty:hidden">
        {description.map((remark) => (
          <span key={remark.kind}>
            <Remark remark={remark} />{' '}
          </span>
        ))}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-2 text-xs text-muted">
        <Badge>{t('trends.insight.builtIn')}</Badge>
        {t('trends.insight.builtInNote')}
      </p>
      <div className="mt-6 flex flex-col gap-6">
        <Part heading={t('trends.insight.factors')}>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {engagementFactors.map(({ factor, impact }) => (
              <li key={factor.kind}>
                <Factor remark={factor} impact={impact} />
                {factor.kind === 'title_score' && words.length > 0 && (
                  <p className="mt-1 text-sm">
                    {t('trends.insight.words', { words: words.map((text) => t('trends.quoted', { text })).join(', ') })}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Part>
        {keyStrategies.length > 0 && (
          <Part heading={t('trends.insight.strategies')}>
            <ul className="flex list-disc flex-col gap-1.5 ps-4 text-sm marker:text-muted">
              {keyStrategies.map((remark) => (
                <li key={remark.kind}>
                  <Remark remark={remark} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </>
  )
}

const advised = ['pace', 'likes', 'comments', 'title_score'] as const

/** A figure compared with the other videos' figures, and what it means. */
function Factor({ remark, impact }: { remark: BuiltInInsight['engagementFactors'][number]['factor']; impact: Impact }) {
  const { t } = useMessages(trendsMessages)
  const topic = remark.kind === 'current_pace' ? 'pace' : remark.kind
  const name = advised.find((name) => name === topic)
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {name && t(`trends.factors.${name}`)}
        <Badge tone={impactTones[impact]}>{t(`trends.levels.${impact}`)}</Badge>
      </p>
      <p className="mt-1 text-sm">
        <Remark remark={remark} />
      </p>
      {name && <p className="mt-0.5 text-sm">{t(`trends.advice.${name}.${impact}`)}</p>}
    </>
  )
}
