import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Analysis } from '#shared/contract/advice.ts'
import { ThumbnailScore } from '#web/layout/thumbnail/thumbnail-score.tsx'
import { useReliability, VerdictBadge } from '#web/layout/verdict/verdict-line.tsx'
import { useAnalyzed } from '#web/layout/yardstick/use-analyzed.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { CallLine } from './calls/call-line.tsx'
import { insightsMessages } from './messages.ts'

interface HistoryRowProps {
  analysis: Analysis
  isOpen: boolean
  /** Whether calls are offered: the row then shows the analysis's call, or a button that starts one. */
  offersCalls: boolean
  onOpen: () => void
  onForget: () => void
}

/** A past analysis. */
export function HistoryRow({ analysis, isOpen, offersCalls, onOpen, onForget }: HistoryRowProps) {
  const { t, format } = useMessages(insightsMessages)
  const { title = t('insights.history.untitled'), createdAt, thumbnailUrl } = analysis
  const analyzed = useAnalyzed(analysis)
  const reliability = useReliability(analyzed.state === 'judged' ? analyzed.verdict : undefined)
  return (
    <li className="flex items-start gap-3 py-2">
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-current={isOpen || undefined}
          aria-description={reliability}
          onClick={onOpen}
          className="-mx-2 flex w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-2 py-2 text-start hover:bg-sunken"
        >
          {thumbnailUrl && <SmallPicture src={thumbnailUrl} />}
          <span className={cx('min-w-0 flex-1 basis-48 text-sm break-words', isOpen && 'font-semibold')}>{title}</span>
          <time dateTime={createdAt} className="text-xs text-muted">
            {format.dateTime(createdAt)}
          </time>
          <Scores analysis={analysis} analyzed={analyzed} />
        </button>
        {offersCalls && <CallLine analysis={analysis} />}
      </div>
      <IconButton
        label={t('insights.history.remove', { title })}
        icon={<Trash2 aria-hidden />}
        className="text-muted"
        onClick={onForget}
      />
    </li>
  )
}

/** The verdict on the title, by the same yardstick as its result, and the score of the thumbnail. */
function Scores({ analysis, analyzed }: { analysis: Analysis; analyzed: ReturnType<typeof useAnalyzed> }) {
  const { t } = useMessages(insightsMessages)
  const thumbnailScore = analysis.thumbnailAnalysis?.score
  return (
    <>
      {analyzed.state === 'judged' ? (
        <VerdictBadge verdict={analyzed.verdict} />
      ) : (
        // While the exports are being read, there is no verdict yet.
        analyzed.state !== 'loading' && thumbnailScore === undefined && <Badge>{t('insights.history.noScore')}</Badge>
      )}
      {thumbnailScore !== undefined && (
        <span className="inline-flex items-center gap-1.5 text-xs text-muted">
          {t('thumbnails.label')}
          <ThumbnailScore score={thumbnailScore} />
        </span>
      )}
    </>
  )
}

/** The stored copy of an analysis's thumbnail. Decorative: the title is beside it. Keeps its space if it fails to load. */
function SmallPicture({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>()
  return (
    <span className="block h-9 w-16 shrink-0 overflow-hidden rounded-sm bg-sunken">
      {src !== broken && (
        <img src={src} alt="" loading="lazy" className="size-full object-cover" onError={() => setBroken(src)} />
      )}
    </span>
  )
}
