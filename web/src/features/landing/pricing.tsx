import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type PaidPlanName, type PlanName, planNames, plans, savingOf } from '#shared/plans.ts'
import { CommonLines, PlanLines } from '#web/layout/plan-lines.tsx'
import { pendingPlan } from '#web/lib/pending-plan.ts'
import { useSession } from '#web/lib/services.tsx'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** The three plans side by side, at `/#pricing`. */
export function Pricing() {
  const { t } = useMessages()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    // The browser looked for the anchor before the page was there.
    if (hash === '#pricing') section.current?.scrollIntoView()
  }, [hash])
  return (
    <section ref={section} id="pricing" aria-labelledby="pricing-heading" className="scroll-mt-6 py-12">
      <h2 id="pricing-heading" className="text-xl font-semibold">
        {t('plans.heading')}
      </h2>
      <p className="mt-1 text-muted">{t('plans.text')}</p>
      <ul className="mt-8 grid gap-6 lg:grid-cols-3">
        {planNames.map((plan) => (
          <li key={plan} className="grid">
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <h3 className="mt-10 mb-3 text-base font-semibold">{t('plans.inAll')}</h3>
      <CommonLines />
      <p className="mt-6 text-sm text-muted">{t('plans.fairUse')}</p>
    </section>
  )
}

function PlanCard({ plan }: { plan: PlanName }) {
  const { t } = useMessages()
  const isPopular = 'popular' in plans[plan]
  return (
    <article
      aria-labelledby={`plan-${plan}`}
      className={cx(
        'flex flex-col gap-5 rounded-lg border bg-surface p-6',
        isPopular ? 'border-accent shadow-low' : 'border-line',
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
      <div className="flex flex-1 flex-col gap-2">
        <PlanLines plan={plan} />
      </div>
      {plan === 'free' ? <StartFree /> : <Choose plan={plan} />}
    </article>
  )
}

function Price({ plan }: { plan: PlanName }) {
  const { t, format } = useMessages()
  const { monthly, yearly } = plans[plan]
  return (
    <div className="min-h-16">
      <p className="text-2xl font-semibold tabular-nums">{t('plans.aMonth', { price: format.dollars(monthly) })}</p>
      {plan !== 'free' && (
        <p className="mt-1 text-sm text-muted">
          {t('plans.yearly', { price: format.dollars(yearly), saving: format.dollars(savingOf(plan).dollars) })}
        </p>
      )}
    </div>
  )
}

/** There is nothing to upgrade to: who is not signed in begins with it. */
function StartFree() {
  const { t } = useMessages()
  const { state } = useSession()
  // As high as the button that the others have.
  if (state === 'signed_in') return <div className="h-10" />
  return <ButtonLink to={paths.signUp}>{t('plans.start')}</ButtonLink>
}

/** To the upgrade; who is not signed in logs in first, and the choice waits for them (SPEC section 2). */
function Choose({ plan }: { plan: PaidPlanName }) {
  const { t } = useMessages()
  const { state } = useSession()
  const navigate = useNavigate()
  const choose = () => {
    if (state === 'signed_in') return navigate(paths.upgrade, { state: { plan } })
    pendingPlan(localStorage).write(plan)
    return navigate(paths.login, { state: { from: `${paths.landing}#pricing`, plan } })
  }
  return (
    <Button variant={'popular' in plans[plan] ? 'primary' : 'secondary'} onClick={() => void choose()}>
      {t('plans.choose', { plan: t(`plans.names.${plan}`) })}
    </Button>
  )
}
