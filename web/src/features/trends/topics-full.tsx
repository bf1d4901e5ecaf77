import { contract } from '#shared/contract/index.ts'
import { useRead } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'

/** The week's topics are used up: what stays open, when they come back, and how to get more. */
export function TopicsFull({ onOverall }: { onOverall: () => void }) {
  const { t, format } = useMessages()
  const { data: account } = useRead(contract.account.get, {})
  const meter = account?.meters.find((one) => one.meter === 'topics')
  const date = meter && format.date(meter.resetsAt)
  const toOverall = (
    <Button size="small" onClick={onOverall}>
      {t('trends.full.overall')}
    </Button>
  )
  if (!meter || !date || meter.fairUse) {
    return (
      <Alert tone="warning" className="mt-4" action={toOverall}>
        {date ? t('trends.full.fairUse', { date }) : t('errors.codes.plan_limit_reached')}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      className="mt-4"
      title={t('trends.full.title')}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="small" variant="primary" to={paths.upgrade}>
            {t('trends.full.upgrade')}
          </ButtonLink>
          {toOverall}
        </div>
      }
    >
      {t('trends.full.text', { date })}
    </Alert>
  )
}
