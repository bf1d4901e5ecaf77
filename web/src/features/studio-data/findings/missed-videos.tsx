import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { draftLimits, drafts } from '#shared/contract/drafts.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { ShownFindings, ShownMissedVideo } from '#web/layout/studio/shown.ts'
import { useAction } from '#web/lib/query.ts'
import { minCurveVideos, minDays, minImpressions } from '#web/lib/studio/click-curve.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { Answer } from '#web/ui/answer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { studioMessages } from '../messages.ts'

/** The number of videos shown initially. */
const shownAtFirst = 10

/** The videos that could use another title or thumbnail, by missed clicks. */
export function MissedVideos({ clicks: { missed, curves, leftOut } }: { clicks: ShownFindings['clicks'] }) {
  const { t } = useMessages(studioMessages)
  const [isWhole, setIsWhole] = useState(false)
  const leftOutCount = leftOut.fewImpressions + leftOut.young + leftOut.unknown
  return (
    <Card title={t('studio.missed.heading')} description={t('studio.missed.description')}>
      <div className="flex flex-col gap-3 text-sm">
        {curves.length === 0 ? (
          <p>{t('studio.missed.tooFew', { n: minCurveVideos })}</p>
        ) : missed.videos.length === 0 ? (
          <p>{t('studio.missed.none', { n: missed.tested })}</p>
        ) : (
          <>
            <Answer>{t('studio.missed.answer', { n: missed.videos.length })}</Answer>
            <ol className="divide-y divide-line border-y border-line">
              {missed.videos.slice(0, isWhole ? undefined : shownAtFirst).map((video) => (
                <MissedItem key={video.index} video={video} />
              ))}
            </ol>
          </>
        )}
        {!isWhole && missed.videos.length > shownAtFirst && (
          <div>
            <Button size="small" onClick={() => setIsWhole(true)}>
              {t('studio.missed.more', { n: missed.videos.length - shownAtFirst })}
            </Button>
          </div>
        )}
        {curves.length > 0 && <p className="text-sm">{t('studio.missed.caution')}</p>}
        {leftOutCount > 0 && (
          <p className="text-sm">
            {t('studio.missed.leftOut', { n: leftOutCount, impressions: minImpressions, days: minDays })}
          </p>
        )}
      </div>
    </Card>
  )
}

function MissedItem({ video }: { video: ShownMissedVideo }) {
  const { t, format } = useMessages(studioMessages)
  const navigate = useNavigate()
  const { mutate, isPending } = useAction(drafts.create, [drafts.list])
  const rate = (percent: number) => format.measured(percent / 100)
  const open = () =>
    mutate(
      {
        name: video.title.slice(0, draftLimits.name),
        titles: [{ id: 'first', text: video.title.slice(0, maxTitleLength) }],
      },
      {
        onSuccess: ({ draft }) => void navigate(draftPath(draft.id)),
        onError: ({ code }) => toast.error(t(`errors.codes.${code}`)),
      },
    )
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium break-words">{video.title}</p>
        <p className="mt-0.5 tabular-nums">
          {t('studio.missed.rates', {
            rate: rate(video.clickRate),
            usual: rate(video.usual.value),
            low: rate(video.usual.low),
            high: rate(video.usual.high),
            impressions: format.number(video.impressions),
          })}
        </p>
        <p className="text-sm tabular-nums">
          {t('studio.missed.clicks', {
            n: Math.round(video.missed.value),
            low: format.number(Math.round(video.missed.low)),
            high: format.number(Math.round(video.missed.high)),
          })}
        </p>
      </div>
      <Button
        size="small"
        pending={isPending}
        onClick={open}
        aria-label={t('studio.missed.openOf', { title: video.title })}
      >
        {t('studio.missed.open')}
      </Button>
    </li>
  )
}
