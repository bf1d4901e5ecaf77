import type { Analysis } from '#shared/contract/advice.ts'
import { ThumbnailScore } from '#web/layout/thumbnail/thumbnail-score.tsx'
import { VerdictLine } from '#web/layout/verdict/verdict-line.tsx'
import { useAnalyzed } from '#web/layout/yardstick/use-analyzed.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { draftPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { draftMessages } from './messages.ts'

/** An analysis in one line: its title, its verdict at the time with the date, and a link to the full result. */
export function AnalysisLine({ analysis, draftId }: { analysis: Analysis; draftId: string }) {
  const { t } = useMessages(draftMessages)
  const { id, title, thumbnailAnalysis } = analysis
  const name = title ?? t('draft.analyze.untitled')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0 font-medium break-words">{name}</span>
      <Analyzed analysis={analysis} />
      {thumbnailAnalysis && (
        <span className="inline-flex items-center gap-1.5 text-muted">
          {t('thumbnails.label')}
          <ThumbnailScore score={thumbnailAnalysis.score} />
        </span>
      )}
      <TextLink to={`${draftPath(draftId)}?analysis=${id}`} aria-label={t('draft.analyze.fullOf', { title: name })}>
        {t('draft.analyze.full')}
      </TextLink>
    </div>
  )
}

/** The verdict at the time, or why there is none. Verdicts by exports are not stored, so they are current. */
function Analyzed({ analysis }: { analysis: Analysis }) {
  const { t, format } = useMessages(draftMessages)
  const analyzed = useAnalyzed(analysis)
  const { state } = analyzed
  if (state === 'judged') {
    const { verdict } = analyzed
    return (
      <>
        <VerdictLine verdict={verdict} />
        {verdict.yardstick !== 'studio' && (
          <time dateTime={analysis.createdAt} className="text-xs text-muted">
            {t('verdict.asOf', { date: format.date(analysis.createdAt) })}
          </time>
        )}
      </>
    )
  }
  const hasReason = state === 'expired' || state === 'unjudged' || state === 'unknown'
  return hasReason && <span className="text-xs text-muted">{t(`draft.analyze.${state}`)}</span>
}
