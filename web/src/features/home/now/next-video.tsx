import type { DraftSummary } from '#shared/contract/drafts.ts'
import { draftNameOf } from '#web/layout/use-all-drafts.ts'
import { formatClockTime } from '#web/lib/clock-time.ts'
import { readTriedVideo } from '#web/lib/read-tried-video.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath, paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { nowMessages } from './messages.ts'
import { daysBetween, type First } from './next.ts'

/** The draft that is due first, with the screen's primary button. Without one, the title that was typed last, or a prompt for one. */
export function NextVideo({ first, today }: { first: First; today: string }) {
  const { t } = useMessages(nowMessages)
  const { user } = useSession()
  if (first.kind !== 'none') return <Planned draft={first.draft} today={today} />
  const typed = readTriedVideo(sessionStorage, user?.id)?.title
  return (
    <Stage
      above={typed ? t('next.typed') : undefined}
      title={typed || t('next.score')}
      below={typed ? t('next.typedWhy') : t('next.scoreWhy')}
      to={paths.insights}
      action={t(typed ? 'next.goOn' : 'next.scoreIt')}
    />
  )
}

function Planned({ draft, today }: { draft: DraftSummary; today: string }) {
  const { t, format, locale } = useMessages(nowMessages)
  const { planned } = draft
  const to = draftPath(draft.id)
  const contents = useContentText()(draft)
  const title = draftNameOf(draft, t('draftName.untitled'))
  if (!planned)
    return <Stage above={t('next.undated')} title={title} below={contents} to={to} action={t('next.goOn')} />
  const days = daysBetween(today, planned.date)
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  const time = planned.time && formatClockTime(locale, planned.time)
  const when = time && days >= 0 ? `${day}, ${time}` : day
  const isDue = days <= 0 && draft.titles > 0
  return (
    <Stage
      date={planned.date}
      above={t(days < 0 ? 'next.late' : 'next.out', { when })}
      title={title}
      below={`${contents} · ${t(`draftStates.${draft.state}`)}${days < 0 ? ` · ${format.shortDay(planned.date)}` : ''}`}
      to={isDue ? `${to}#publish` : to}
      action={t(isDue ? 'next.publish' : 'next.prepare')}
    />
  )
}

/** Returns a function that says what a draft has, or what it lacks. */
export function useContentText(): (draft: Pick<DraftSummary, 'titles' | 'thumbnails'>) => string {
  const { t } = useMessages(nowMessages)
  return ({ titles, thumbnails }) =>
    [
      titles === 0 ? t('next.noTitle') : t('next.titles', { n: titles }),
      thumbnails === 0 ? t('next.noThumbnail') : t('next.thumbnails', { n: thumbnails }),
    ].join(', ')
}

interface StageProps {
  date?: string
  above: string | undefined
  title: string
  below: string
  to: string
  action: string
}

function Stage({ date, above, title, below, to, action }: StageProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-lg bg-stage p-4">
      {date && <DateTile date={date} />}
      <div className="min-w-0 flex-1 basis-40">
        {above && <p className="font-medium text-accent first-letter:uppercase">{above}</p>}
        <p className="line-clamp-2 text-base font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="text-muted">{below}</p>
      </div>
      <ButtonLink variant="primary" to={to} className="max-sm:w-full">
        {action}
      </ButtonLink>
    </div>
  )
}

function DateTile({ date }: { date: string }) {
  const { locale } = useMessages(nowMessages)
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(date))
  return (
    <p aria-hidden className="rounded-md bg-surface px-4 py-2 text-center tabular-nums">
      <span className="block text-muted">{write({ weekday: 'short' })}</span>
      <span className="block text-lg font-semibold">{write({ day: 'numeric' })}</span>
    </p>
  )
}
