import { useMessages } from '#web/messages/messages.tsx'
import { compareMessages } from './messages.ts'
import { useWordingModelFigures } from './wording-model-figures.ts'

/** The ranking's source, accuracy and limits. */
export function RankingSource() {
  const { t, format } = useMessages(compareMessages)
  const { data: figures } = useWordingModelFigures()
  if (!figures) return null
  const { trainingTests, tests, significant, best, guessingAccuracy } = figures
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4 text-xs text-muted">
      <p>{t('compare.source.origin', { tests: format.number(trainingTests) })}</p>
      <p>
        {t('compare.source.accuracy', {
          tests: format.number(tests),
          right: format.chance(significant.accuracy),
          low: format.chance(significant.low),
          high: format.chance(significant.high),
          best: format.chance(best.accuracy),
          guessing: format.chance(guessingAccuracy),
        })}
      </p>
      <p>{t('compare.source.limits')}</p>
      <p>{t('compare.source.credit')}</p>
    </div>
  )
}
