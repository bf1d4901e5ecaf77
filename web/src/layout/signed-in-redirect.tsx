import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { type NavigationState, returnPath } from '#web/lib/navigation-state.ts'
import { consumePlanChoice } from '#web/lib/pending-plan.ts'
import { claimTriedVideo } from '#web/lib/read-tried-video.ts'
import { useSession } from '#web/lib/services.tsx'
import { paths } from '#web/paths.ts'

/**
 * Redirects a signed-in user to the upgrade they chose, to the screen they came from, to the verdict on the title that they
 * typed on the landing page, or to the dashboard.
 */
export function SignedInRedirect({ entry }: { entry: NavigationState }) {
  const { user } = useSession()
  const [chosenPlan] = useState(() => consumePlanChoice(localStorage))
  const [hasTitle] = useState(() => user !== undefined && claimTriedVideo(user.id))
  const plan = entry.plan ?? chosenPlan
  if (plan) return <Navigate to={paths.upgrade} replace state={{ plan }} />
  return <Navigate to={returnPath(entry, hasTitle ? paths.insights : paths.dashboard)} replace />
}
