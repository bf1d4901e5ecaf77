import { useMessages } from '#web/messages/messages.tsx'
import { compareMessages } from './messages.ts'
import { useWordingFigures } from './use-comparison.ts'
import { useWholePercent } from './use-whole-percent.ts'

/** The ranking's source, accuracy and limits. */
export function WordingSource() {
  const { t, format } = useMessages(compareMessages)
  const percent = useWholePercent()
  const { data: figures } = useWordingFigures()
  if (!figures) return null
  const { learnedFrom, tests, significant, best, guessing } = figures
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-xs text-muted">
      <p>{t('compare.source.origin', { tests: format.number(learnedFrom) })}</p>
      <p>
        {t('compare.source.accuracy', {
          tests: format.number(tests),
          right: percent(significant.accuracy),
          low: percent(significant.low),
          high: percent(significant.high),
          best: percent(best.accuracy),
          guessing: percent(guessing),
        })}
      </p>
      <p>{t('compare.source.limits')}</p>
      <p>{t('compare.source.credit')}</p>
    </div>
  )
}
