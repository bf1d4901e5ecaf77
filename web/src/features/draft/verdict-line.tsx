import type { Analysis } from '#shared/contract/advice.ts'
import { useVerdict } from '#web/layout/studio/yardstick.ts'
import { ThumbnailScore } from '#web/layout/thumbnail/thumbnail-score.tsx'
import { rateTitle, ratingTones, type Verdict } from '#web/lib/verdict.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { draftMessages } from './messages.ts'

/** An analysis in a line: its title, how it stands, and a link to the full result. */
export function VerdictLine({ analysis, draft }: { analysis: Analysis; draft: string }) {
  const { t } = useMessages(draftMessages)
  const { id, title, thumbnailAnalysis } = analysis
  const verdict = useVerdict(analysis)
  const name = title ?? t('draft.analyze.untitled')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="min-w-0 font-medium break-words">{name}</span>
      {verdict && verdict !== 'pending' && <Standing verdict={verdict} />}
      {!verdict && title !== undefined && <span className="text-muted">{t('draft.analyze.noVerdict')}</span>}
      {thumbnailAnalysis && (
        <span className="inline-flex items-center gap-1.5 text-muted">
          {t('thumbnails.label')}
          <ThumbnailScore score={thumbnailAnalysis.score} />
        </span>
      )}
      <TextLink
        to={`${paths.insights}?analysis=${id}&draft=${draft}`}
        aria-label={t('draft.analyze.fullOf', { title: name })}
      >
        {t('draft.analyze.full')}
      </TextLink>
    </div>
  )
}

/** How a title stands, in words. */
export function Standing({ verdict: { yardstick, score, videos = 0 } }: { verdict: Verdict }) {
  const { t, format } = useMessages(draftMessages)
  const rating = rateTitle(score)
  // No title ranks above all of the titles that it is one of.
  const share = format.percent(Math.min(score, yardstick === 'general' ? 99 : 100) / 100)
  return (
    <>
      <Badge tone={ratingTones[rating]}>{t(`titles.ratings.${rating}`)}</Badge>
      <span className="text-muted">{t(`draft.analyze.${yardstick}`, { share, n: videos })}</span>
    </>
  )
}
