import { Check } from 'lucide-react'
import {
  type Capabilities,
  type Feature,
  findLimit,
  type LimitKind,
  limitKinds,
  listCommonFeatures,
  listPlanFeatures,
  requiredCapability,
} from '#shared/plan-features.ts'
import { type PlanName, planNames } from '#shared/plans.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { plansMessages } from '#web/messages/plans.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'

const nothing: Capabilities = { ai: false, derivedMetrics: false }

/** Returns the capabilities of this deployment. There are none until the configuration is loaded. */
export const useCapabilities = (): Capabilities => useConfig() ?? nothing

/** Returns a function that describes a feature in a line, in the current language. */
function useLine() {
  const { t } = useMessages(plansMessages)
  return (feature: Feature): string => {
    if ('max' in feature) return t(`plans.counted.${feature.kind}`, { n: feature.max })
    if (!('limit' in feature)) return t(`plans.lines.${feature.kind}`)
    const { kind, limit } = feature
    if (limit.fairUse) return t(`plans.unlimited.${kind}`)
    return t(`plans.limited.${kind}`, { n: limit.max, per: t(`plans.per.${limit.per}`) })
  }
}

/** Lists a plan's features, the previous plan's as a single line. Omits what this deployment does not offer. */
export function PlanLines({ plan, capabilities }: { plan: PlanName; capabilities: Capabilities }) {
  const { t } = useMessages(plansMessages)
  const previousPlan = planNames[planNames.indexOf(plan) - 1]
  return (
    <>
      {previousPlan && (
        <p className="text-sm font-medium">{t('plans.allOf', { plan: t(`plans.names.${previousPlan}`) })}</p>
      )}
      <Lines features={listPlanFeatures(plan, capabilities)} />
    </>
  )
}

/** Lists the features of every plan. */
export const CommonLines = ({ capabilities }: { capabilities: Capabilities }) => (
  <Lines features={listCommonFeatures(capabilities)} wide />
)

function Lines({ features, wide }: { features: readonly Feature[]; wide?: boolean }) {
  const line = useLine()
  return (
    <ul className={wide ? 'grid gap-x-8 gap-y-2 sm:grid-cols-2' : 'flex flex-col gap-2'}>
      {features.map((feature) => (
        <li key={feature.kind} data-needs={requiredCapability(feature)} className="flex gap-2 text-sm">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {line(feature)}
        </li>
      ))}
    </ul>
  )
}

/** The table of all plan limits, initially collapsed. Creators choose by the cards; developers need the figures. */
export function PlanLimits({ capabilities }: { capabilities: Capabilities }) {
  const { t } = useMessages(plansMessages)
  return (
    <Disclosure className="border-y border-line py-2 font-medium" summary={t('plans.limits.heading')}>
      <table className="w-full text-sm font-normal tabular-nums">
        <thead>
          <tr>
            <th scope="col" className="sr-only">
              {t('plans.limits.limit')}
            </th>
            {planNames.map((plan) => (
              <th key={plan} scope="col" className={`${figureClass} font-medium`}>
                {t(`plans.names.${plan}`)}
              </th>
            ))}
          </tr>
        </thead>
        <Limits kinds={limitKinds.creators} capabilities={capabilities} />
        <Limits heading={t('plans.limits.programs')} kinds={limitKinds.programs} capabilities={capabilities} />
      </table>
      <p className="mt-3 text-sm font-normal text-muted">{t('plans.fairUse')}</p>
      <TextLink reloadDocument to={paths.developers} className="mt-1 inline-block text-sm font-normal">
        {t('plans.limits.developers')}
      </TextLink>
    </Disclosure>
  )
}

const figureClass = 'py-2 ps-3 text-end'

interface LimitsProps {
  heading?: string
  kinds: readonly LimitKind[]
  capabilities: Capabilities
}

function Limits({ heading, kinds, capabilities }: LimitsProps) {
  const { t, format } = useMessages(plansMessages)
  const rows = kinds.map((kind) => ({ kind, needs: requiredCapability({ kind }) }))
  return (
    <tbody>
      {heading && (
        <tr>
          <th scope="rowgroup" colSpan={planNames.length + 1} className="pt-6 pb-2 text-start font-medium">
            {heading}
          </th>
        </tr>
      )}
      {rows
        .filter(({ needs }) => !needs || capabilities[needs])
        .map(({ kind, needs }) => (
          <tr key={kind} data-needs={needs} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal wrap-anywhere">
              {t(`plans.limits.${kind}`)}
            </th>
            {planNames.map((plan) => {
              const limit = findLimit(plan, kind)
              return (
                <td key={plan} className={figureClass}>
                  {limit === undefined ? t('plans.limits.unlimited') : format.number(limit)}
                </td>
              )
            })}
          </tr>
        ))}
    </tbody>
  )
}
