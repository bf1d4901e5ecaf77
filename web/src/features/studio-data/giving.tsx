import { type GivenRow, studio, studioLimits } from '#shared/contract/studio.ts'
import type { StudioVideo } from '#shared/studio/videos.ts'
import type { ApiError } from '#web/lib/api.ts'
import { useAction, useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Button, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { studioMessages } from './messages.ts'

/** Asks the creator to give rows for training, and lets them withdraw. */
export function Giving({ videos }: { videos: readonly StudioVideo[] }) {
  const { t, format } = useMessages(studioMessages)
  const { data } = useRead(studio.list, {})
  const give = useAction(studio.give, [studio.list])
  const withdraw = useAction(studio.withdraw, [studio.list])
  if (!data) return null
  const { given } = data
  const rows = toRows(videos)
  const outcome = (message: 'given' | 'withdrawn') => ({
    onSuccess: () => toast.success(t(`studio.give.${message}`)),
    onError: ({ code }: ApiError) => toast.error(t(`errors.codes.${code}`)),
  })
  return (
    <Card title={t('studio.give.heading')}>
      <div className="flex max-w-2xl flex-col gap-3 text-sm">
        <p>{t('studio.give.what')}</p>
        <p className="text-muted">
          {t('studio.give.withdrawal')} <TextLink to={`${paths.privacy}#studio`}>{t('studio.give.privacy')}</TextLink>
        </p>
        {given && (
          <p className="font-medium">{t('studio.give.state', { n: given.rows, date: format.date(given.at) })}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <Button pending={give.isPending} onClick={() => give.mutate({ rows }, outcome('given'))}>
            {given ? t('studio.give.again', { n: rows.length }) : t('studio.give.give', { n: rows.length })}
          </Button>
          {given && (
            <Button pending={withdraw.isPending} onClick={() => withdraw.mutate({}, outcome('withdrawn'))}>
              {t('studio.give.withdraw')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

/** Returns the rows to give: those with most impressions, without what names a video or the channel. */
function toRows(videos: readonly StudioVideo[]): GivenRow[] {
  const byImpressions = videos.toSorted((a, b) => (b.impressions ?? 0) - (a.impressions ?? 0))
  return byImpressions.slice(0, studioLimits.rows).map(({ title, impressions, clickRate, views, seconds }) => ({
    title: title.slice(0, 200),
    impressions,
    clickRate,
    views,
    seconds,
  }))
}
