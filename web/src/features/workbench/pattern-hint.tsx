import { useSearchParams } from 'react-router-dom'
import { readOutline } from '#web/lib/outline.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { insightsMessages } from './messages.ts'

/** Shows the pattern of a trending video beside the title until dismissed. */
export function PatternHint() {
  const { t, format } = useMessages(insightsMessages)
  const [params, setParams] = useSearchParams()
  const pattern = readOutline(params.get('pattern'))
  if (!pattern) return null
  const dismiss = () =>
    setParams(
      (params) => {
        params.delete('pattern')
        return params
      },
      { replace: true },
    )
  const { format: videoFormat, seconds, structure } = pattern
  const parts = [
    t(`insights.pattern.format.${videoFormat}`),
    ...(seconds === null ? [] : [t('insights.pattern.length', { length: format.duration(seconds) })]),
    ...(structure.length > 0
      ? structure.map((name) => t(`insights.pattern.structure.${name}`))
      : [t('insights.pattern.none')]),
  ]
  return (
    <Alert
      className="mb-6"
      title={t('insights.pattern.heading')}
      action={
        <Button size="small" onClick={dismiss}>
          {t('insights.pattern.dismiss')}
        </Button>
      }
    >
      {`${parts.join(', ')}. ${t('insights.pattern.note')}`}
    </Alert>
  )
}
