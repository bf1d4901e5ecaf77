import { useId } from 'react'
import { type PaidPlanName, plans } from '#shared/plans.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { upgradeMessages } from './messages.ts'

interface PlanChoiceProps {
  offered: readonly PaidPlanName[]
  chosen: PaidPlanName
  onChoose: (plan: PaidPlanName) => void
}

/** Selects a plan: radio buttons that look like cards. */
export function PlanChoice({ offered, chosen, onChoose }: PlanChoiceProps) {
  const { t, format } = useMessages(upgradeMessages)
  const name = useId()
  return (
    <fieldset>
      <legend className="sr-only">{t('upgrade.plan')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {offered.map((plan) => (
          <label
            key={plan}
            className="flex cursor-pointer gap-3 rounded-lg border border-line bg-surface p-4 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={plan === chosen}
              onChange={() => onChoose(plan)}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <span className="flex flex-1 flex-col gap-1">
              <span className="flex flex-wrap items-center justify-between gap-2 font-medium">
                {t(`plans.names.${plan}`)}
                {'popular' in plans[plan] && <Badge>{t('plans.popular')}</Badge>}
              </span>
              <span className="text-sm text-muted">
                {t('plans.aMonth', { price: format.dollars(plans[plan].monthly) })}
              </span>
              <span className="text-sm text-muted">{t(`plans.for.${plan}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
