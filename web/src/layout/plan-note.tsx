import { Lock } from 'lucide-react'
import { lowestPlanWith } from '#shared/plan-features.ts'
import { paths } from '#web/paths.ts'
import { TextLink } from '#web/ui/button.tsx'

interface PlanNoteProps {
  feature: Parameters<typeof lowestPlanWith>[0]
  /** The description of the feature. */
  text: string
  /** The link to the plan that includes it. */
  link: string
}

/** Shown in place of a feature that the plan does not include. */
export const PlanNote = ({ feature, text, link }: PlanNoteProps) => (
  <p className="flex gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
    <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
    <span>
      {text} <TextLink to={`${paths.upgrade}?plan=${lowestPlanWith(feature)}`}>{link}</TextLink>
    </span>
  </p>
)
