import type { OwnPattern } from '#shared/contract/advice.ts'
import { contract } from '#shared/contract/index.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { Failed } from '#web/layout/failed.tsx'
import { PlanNote } from '#web/layout/plan-note.tsx'
import { CountedVideos } from '#web/layout/usual.tsx'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { useConfig, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { ownPatternsMessages } from '#web/messages/own-patterns.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePatternName } from './own-pattern-name.ts'

/**
 * Shows which forms, topics and lengths performed above or below the channel's average, or which plan includes this, as a card or a
 * section of a card. Renders nothing if derived metrics are off.
 */
export function OwnPatterns({ as }: { as: 'card' | 'section' }) {
  const { t } = useMessages(ownPatternsMessages)
  const config = useConfig()
  const { data: account } = useRead(contract.account.get, {})
  if (!config?.derivedMetrics || !account) return null
  const isIncluded = planIncludes(account.plan, 'own_patterns')
  const content = isIncluded ? (
    <Content />
  ) : (
    <PlanNote feature="own_patterns" text={t('ownPatterns.notInPlan')} link={t('ownPatterns.toPlan')} />
  )
  const badge = isIncluded && <Badge>{t('ownPatterns.ours')}</Badge>
  if (as === 'card')
    return (
      <Card title={t('ownPatterns.heading')} description={t('ownPatterns.what')} aside={badge}>
        {content}
      </Card>
    )
  return (
    <section>
      <header className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t('ownPatterns.heading')}</h3>
        {badge}
      </header>
      {content}
    </section>
  )
}

function Content() {
  const { t, format } = useMessages(ownPatternsMessages)
  const { data, error, refetch, isFetching } = useRead(contract.advice.patterns, {})
  const patterns = data?.patterns
  if (!data && !error) return <Skeleton className="h-24" />
  if (patterns?.state === 'too_few')
    return (
      <p className="text-sm text-muted">
        {t('ownPatterns.tooFew', { n: patterns.videos, fewest: patterns.minVideos })}
      </p>
    )
  if (patterns?.state !== 'compared')
    return (
      <Failed tone="warning" pending={isFetching} onRetry={refetch}>
        {error ? t(`errors.codes.${error.code}`) : t('ownPatterns.unavailable')}
      </Failed>
    )
  const { found, videos, latest, isShort, fetchedAt } = patterns
  const [above, below] = [found.filter(({ times }) => times > 1), found.filter(({ times }) => times < 1)]
  return (
    <div className="flex flex-col gap-4">
      {found.length === 0 ? (
        <p className="text-sm">{t('ownPatterns.none')}</p>
      ) : (
        <>
          <PatternList heading={t('ownPatterns.above')} patterns={above} />
          <PatternList heading={t('ownPatterns.below')} patterns={below.toReversed()} />
          <p className="text-sm text-muted">{t('ownPatterns.caution')}</p>
        </>
      )}
      <p className="text-xs text-muted">
        {t('ownPatterns.how', { date: format.date(fetchedAt) })}{' '}
        <CountedVideos videos={videos} latest={latest} as="rated" length={isShort ? 'short' : 'long'} />
      </p>
    </div>
  )
}

function PatternList({ heading, patterns }: { heading: string; patterns: readonly OwnPattern[] }) {
  if (patterns.length === 0) return null
  return (
    <div>
      <p className="text-sm font-medium">{heading}</p>
      <ul className="divide-y divide-line">
        {patterns.map((pattern) => (
          <Pattern key={JSON.stringify([pattern.isTopic, pattern.name, pattern.seconds])} pattern={pattern} />
        ))}
      </ul>
    </div>
  )
}

function Pattern({ pattern }: { pattern: OwnPattern }) {
  const { t, format } = useMessages(ownPatternsMessages)
  const { low, high, videos, examples } = pattern
  const [times, from, to] = [pattern.times, low, high].map((multiple) => format.times(multiple))
  return (
    <li className="py-2 text-sm">
      <p className="font-medium break-words">{usePatternName(pattern)}</p>
      <p className="tabular-nums">
        {t('ownPatterns.measured', { times: times ?? '', low: from ?? '', high: to ?? '', n: videos })}
      </p>
      <ul className="mt-1 text-sm">
        {examples.map((video) => (
          <li key={video.id} className="py-1">
            <VideoLink video={video} />
          </li>
        ))}
      </ul>
    </li>
  )
}
