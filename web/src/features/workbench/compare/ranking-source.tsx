import { headlineAccuracy, headlineTraining } from '#shared/prediction/published-figures.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { compareMessages } from './messages.ts'

/** The ranking's source, accuracy and limits. */
export function RankingSource() {
  const { t, format } = useMessages(compareMessages)
  const { tests, significant, best, guessingBest } = headlineAccuracy
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-xs text-muted">
      <p>{t('compare.source.origin', { tests: format.number(headlineTraining.tests) })}</p>
      <p>
        {t('compare.source.accuracy', {
          tests: format.number(tests),
          right: format.measured(significant.accuracy),
          low: format.measured(significant.low),
          high: format.measured(significant.high),
          best: format.measured(best.accuracy),
          guessing: format.measured(guessingBest.accuracy),
        })}
      </p>
      <p>{t('compare.source.limits')}</p>
      <p>{t('compare.source.credit')}</p>
    </div>
  )
}
