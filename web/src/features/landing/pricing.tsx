import type { Capabilities } from '#shared/plan-features.ts'
import { type PaidPlanName, type PlanName, planNames, plans, yearlySaving } from '#shared/plans.ts'
import { CommonLines, PlanLimits, PlanLines } from '#web/layout/plan-lines.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Band } from './band.tsx'
import { landingMessages } from './messages.ts'

/** The page contains every line. CSS shows the lines that this deployment offers (`data-has` on `<html>`). */
const capabilities: Capabilities = { ai: true, derivedMetrics: true }

/** The three plans side by side, at `/#pricing`. */
export function Pricing() {
  const { t } = useMessages(landingMessages)
  return (
    <Band id="pricing" heading={t('plans.heading')} text={t('plans.text')}>
      <ul className="mt-10 grid gap-6 lg:grid-cols-3">
        {planNames.map((plan) => (
          <li key={plan} className="row-span-4 grid grid-rows-subgrid">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <h3 className="mt-10 mb-3 text-base font-semibold">{t('plans.inAll')}</h3>
      <CommonLines capabilities={capabilities} />
      <div className="mt-8">
        <PlanLimits capabilities={capabilities} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {t('plans.company')} <TextLink to={paths.enterpriseInquiry}>{t('plans.companyAsk')}</TextLink>
      </p>
    </Band>
  )
}

function PlanCard({ plan }: { plan: PlanName }) {
  const { t } = useMessages(landingMessages)
  const isPopular = 'popular' in plans[plan]
  return (
    <article
      aria-labelledby={`plan-${plan}`}
      className={cx(
        'row-span-4 grid grid-rows-subgrid gap-5 rounded-lg border bg-surface p-6',
        isPopular ? 'border-accent shadow-high' : 'border-line',
      )}
    >
      <header>
        <div className="flex min-h-6 items-center justify-between gap-2">
          <h3 id={`plan-${plan}`} className="text-base font-semibold">
            {t(`plans.names.${plan}`)}
          </h3>
          {isPopular && <Badge>{t('plans.popular')}</Badge>}
        </div>
        <p className="mt-1 text-sm text-muted">{t(`plans.for.${plan}`)}</p>
      </header>
      <Price plan={plan} />
      {plan === 'free' ? <StartFree /> : <Choose plan={plan} />}
      <div className="flex flex-col gap-2">
        <PlanLines plan={plan} capabilities={capabilities} />
      </div>
    </article>
  )
}

function Price({ plan }: { plan: PlanName }) {
  const { t, format } = useMessages(landingMessages)
  const { monthly, yearly } = plans[plan]
  return (
    <div>
      <p className="text-sm text-muted">
        <span className="me-0.5 text-2xl font-semibold text-text tabular-nums">{format.dollars(monthly)}</span>
        {t('plans.perMonth')}
      </p>
      {plan !== 'free' && (
        <p className="mt-1 text-sm text-muted">
          {t('plans.yearly', { price: format.dollars(yearly), saving: format.dollars(yearlySaving(plan).dollars) })}
        </p>
      )}
    </div>
  )
}

/** Links to sign-up, because visitors start with the free plan. */
function StartFree() {
  const { t } = useMessages(landingMessages)
  return (
    <div className="grid h-10">
      <ButtonLink to={paths.signUp} className="when-signed-out">
        {t('plans.start')}
      </ButtonLink>
    </div>
  )
}

/** Links to the upgrade. Visitors log in first, and their choice is stored in this browser (`public.ts`). */
function Choose({ plan }: { plan: PaidPlanName }) {
  const { t } = useMessages(landingMessages)
  const variant = 'popular' in plans[plan] ? 'primary' : 'secondary'
  const label = t('plans.choose', { plan: t(`plans.names.${plan}`) })
  return (
    <>
      <ButtonLink to={paths.login} data-plan={plan} variant={variant} className="when-signed-out">
        {label}
      </ButtonLink>
      <ButtonLink to={`${paths.upgrade}?plan=${plan}`} variant={variant} className="when-signed-in">
        {label}
      </ButtonLink>
    </>
  )
}
