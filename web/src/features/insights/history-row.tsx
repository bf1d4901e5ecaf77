import { Trash2 } from 'lucide-react'
import type { Analysis } from '#shared/contract/advice.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ScoreBadge } from './score.tsx'

interface HistoryRowProps {
  analysis: Analysis
  isOpen: boolean
  onOpen: () => void
  onForget: () => void
}

/** One kept analysis. */
export function HistoryRow({ analysis, isOpen, onOpen, onForget }: HistoryRowProps) {
  const { t, format } = useMessages()
  const { title = t('insights.history.untitled'), createdAt, titleAnalysis } = analysis
  return (
    <li className="flex items-center gap-3 py-2">
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={onOpen}
        className="-mx-2 flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 rounded-md px-2 py-2 text-start hover:bg-sunken"
      >
        <span className={cx('min-w-0 flex-1 basis-48 text-sm break-words', isOpen && 'font-semibold')}>{title}</span>
        <time dateTime={createdAt} className="text-xs text-muted">
          {format.dateTime(createdAt)}
        </time>
        {titleAnalysis?.basis === 'model' ? (
          <ScoreBadge score={titleAnalysis.score} />
        ) : (
          <Badge>{t('insights.history.noScore')}</Badge>
        )}
      </button>
      <IconButton
        label={t('insights.history.remove', { title })}
        icon={<Trash2 aria-hidden />}
        className="text-muted"
        onClick={onForget}
      />
    </li>
  )
}
