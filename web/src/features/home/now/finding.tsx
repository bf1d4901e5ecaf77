import { useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { Analytics } from '#shared/contract/youtube.ts'
import { useRead } from '#web/lib/query.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { Answer } from '#web/ui/answer.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { usePeriod } from '../use-period.ts'
import { recordVisit } from './last-visit.ts'
import { nowMessages } from './messages.ts'
import { leadOf, type WhatChanged, whatChanged } from './what-changed.ts'

/** What changed in one sentence, the figures behind it, and what is new since the last visit. */
export function Finding({ analytics }: { analytics: Analytics }) {
  const { t, format } = useMessages(nowMessages)
  const [period] = usePeriod()
  const top = useRead(contract.youtube.top, { period }, { keepsLast: true })
  const changed = whatChanged(analytics)
  const lead = leadOf(changed, top.data?.videos ?? [])
  const { sentence, detail } = useWording(changed, analytics)
  // Waits for the videos, so that the sentence does not grow later, but not if their request failed.
  if (top.isPending && top.failureCount === 0) return <Skeleton className="h-29 sm:h-17" />
  return (
    <div>
      <Answer>
        {sentence}{' '}
        {lead &&
          t('finding.lead', {
            part:
              'fraction' in lead
                ? t(`finding.fractions.${lead.fraction}`)
                : t('finding.share', { share: format.percent(lead.share) }),
          })}
      </Answer>
      <p className="mt-1.5 text-base text-muted tabular-nums">
        {detail} <Since analytics={analytics} />
      </p>
    </div>
  )
}

/** Returns the finding as a sentence and the figures behind it. */
function useWording(changed: WhatChanged, { changes: { views }, period, viewsRedefinedOn }: Analytics) {
  const { t, format } = useMessages(nowMessages)
  const days = period.daily.length
  const { count } = format
  const both = t('finding.both', { n: views.now, views: count(views.now), before: count(views.previous), days })
  const here = t('finding.here', { n: views.now, views: count(views.now), days })
  switch (changed.kind) {
    case 'waiting':
      return { sentence: t('overview.empty'), detail: t('overview.emptyText') }
    case 'noViews':
      return {
        sentence: t('finding.noViews', { days }),
        detail: t('finding.before', { n: views.previous, views: count(views.previous), days }),
      }
    case 'redefined':
      return { sentence: here, detail: t('finding.redefined', { day: format.shortDay(viewsRedefinedOn ?? ''), days }) }
    case 'fresh':
      return { sentence: here, detail: t('finding.fresh', { days }) }
    case 'few':
      return { sentence: both, detail: t('finding.few') }
    case 'same':
      return { sentence: t('finding.same'), detail: both }
    case 'times':
      return { sentence: t('finding.times', { times: format.times(changed.times) }), detail: both }
    default:
      return { sentence: t(`finding.${changed.kind}`, { by: format.percent(changed.by) }), detail: both }
  }
}

/** What the days since the last visit brought. Renders nothing on the first visit, or if the period has fewer days. */
function Since({ analytics: { period, dataThrough, hasFigures } }: { analytics: Analytics }) {
  const { t, format } = useMessages(nowMessages)
  const { user } = useSession()
  const [before] = useState(() => user && recordVisit(localStorage, user.id, dataThrough, Date.now()))
  if (!before || !hasFigures || before.through < period.from) return null
  const day = format.date(before.at)
  const days = period.daily.filter(({ date }) => date > before.through)
  if (days.length === 0) return t('finding.nothingNew', { day })
  const views = days.reduce((sum, one) => sum + one.views, 0)
  const subscribers = days.reduce((sum, one) => sum + one.subscribersGained - one.subscribersLost, 0)
  return t('finding.since', { n: views, day, views: format.count(views), subscribers: format.countChange(subscribers) })
}
