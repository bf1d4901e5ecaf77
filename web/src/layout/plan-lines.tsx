import { Check } from 'lucide-react'
import {
  type Capabilities,
  type Feature,
  listCommonFeatures,
  listPlanFeatures,
  requiredCapability,
} from '#shared/plan-features.ts'
import { type PlanName, planNames } from '#shared/plans.ts'
import { useConfig } from '#web/lib/query.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { plansMessages } from '#web/messages/plans.ts'

const nothing: Capabilities = { ai: false, derivedMetrics: false }

/** Returns what this deployment offers; nothing until the configuration is loaded. */
export const useCapabilities = (): Capabilities => useConfig() ?? nothing

/** Returns a plan card's line in the current language. */
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
export function PlanLines({ plan, has }: { plan: PlanName; has: Capabilities }) {
  const { t } = useMessages(plansMessages)
  const before = planNames[planNames.indexOf(plan) - 1]
  return (
    <>
      {before && before !== 'free' && (
        <p className="text-sm font-medium">{t('plans.allOf', { plan: t(`plans.names.${before}`) })}</p>
      )}
      <Lines features={listPlanFeatures(plan, has)} />
    </>
  )
}

/** Lists the features of every plan. */
export const CommonLines = ({ has }: { has: Capabilities }) => <Lines features={listCommonFeatures(has)} wide />

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
