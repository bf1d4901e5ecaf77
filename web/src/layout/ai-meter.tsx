import { Link } from 'react-router-dom'
import { contract } from '#shared/contract/index.ts'
import { useConfig, useRead } from '#web/lib/query.ts'
import { adviceMessages } from '#web/messages/advice.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'

/** Shows how many AI units of the plan are left. Renders nothing without an AI provider or a monthly limit. */
export function AiMeter() {
  const { t, format } = useMessages(adviceMessages)
  const config = useConfig()
  const { data: account } = useRead(contract.account.get, {})
  const meter = account?.meters.find((candidate) => candidate.meter === 'insights')
  if (!config?.ai || !meter || meter.fairUse) return null
  const { used, limit, resetsAt } = meter
  return (
    <p className="text-xs text-muted tabular-nums">
      {limit > 0 ? (
        <>
          {t('advisers.meter.left', { n: Math.max(0, limit - used), most: limit })}{' '}
          {t('advisers.meter.resets', { date: format.date(resetsAt) })}
        </>
      ) : (
        <>
          {t('advisers.meter.none')}{' '}
          <Link to={paths.upgrade} className="text-accent underline underline-offset-4">
            {t('advisers.meter.upgrade')}
          </Link>
        </>
      )}
    </p>
  )
}
