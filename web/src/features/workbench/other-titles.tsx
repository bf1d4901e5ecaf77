import { Plus, Trash2 } from 'lucide-react'
import type { JudgedVideo } from '#shared/prediction/verdict.ts'
import { VerdictBadge } from '#web/layout/verdict/verdict-line.tsx'
import { useJudgments } from '#web/layout/yardstick/use-yardstick.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { addsTitle } from './compare/adds-title.ts'
import { insightsMessages } from './messages.ts'

/** A title of the video other than the open one. */
interface OtherTitle {
  readonly id: string
  readonly text: string
}

interface OtherTitlesProps {
  titles: readonly OtherTitle[]
  /** The video of the titles. Undefined until it is known. */
  video: JudgedVideo | undefined
  /** Opens a title in the field. */
  onUse: (title: OtherTitle) => void
  /** Absent if titles cannot be removed. */
  onRemove?: (title: OtherTitle) => void
  /** The path for adding titles. Undefined if analyzing a title adds it, or if the video has the maximum number of titles. */
  addAt?: string | undefined
}

/** The video's other titles, each with its verdict on the same scale as the open one. */
export function OtherTitles({ titles, video, onUse, onRemove, addAt }: OtherTitlesProps) {
  const { t } = useMessages(insightsMessages)
  const judgments = useJudgments(video ? titles.map(({ text }) => text) : [], video ?? { base: [] })
  const first = video?.base?.[0]
  if (titles.length === 0 && !addAt) return null
  return (
    <Card title={t('insights.others.heading')}>
      {titles.length > 0 && (
        <ul className="-mt-2 mb-3 divide-y divide-line">
          {titles.map((title, index) => {
            const judgment = judgments[index]
            const text = title.text.trim() || t('insights.others.blank')
            return (
              <li key={title.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
                <span className="min-w-0 flex-1 basis-48 wrap-break-word">{text}</span>
                {judgment?.state === 'judged' && <VerdictBadge verdict={judgment.verdict} />}
                <span className="flex items-center gap-1">
                  <Button
                    size="small"
                    aria-label={t('insights.others.useLabel', { title: text })}
                    onClick={() => onUse(title)}
                  >
                    {t('insights.others.use')}
                  </Button>
                  {onRemove && (
                    <IconButton
                      label={t('insights.others.remove', { title: text })}
                      icon={<Trash2 aria-hidden />}
                      className="text-muted"
                      onClick={() => onRemove(title)}
                    />
                  )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      {titles.length > 0 && first && (
        <p className="mb-3 text-sm text-muted break-words">
          {t('insights.others.first', { title: first })} {onRemove && t('insights.others.lead')}
        </p>
      )}
      {addAt && (
        <ButtonLink to={addAt} state={addsTitle} replace size="small" icon={<Plus aria-hidden />}>
          {t('insights.others.add')}
        </ButtonLink>
      )}
    </Card>
  )
}
