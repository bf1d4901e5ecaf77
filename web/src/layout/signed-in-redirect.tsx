import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { type NavigationState, returnPath } from '#web/lib/navigation-state.ts'
import { pendingPlan } from '#web/lib/pending-plan.ts'
import { paths } from '#web/paths.ts'

/** Redirects a signed-in user: to the upgrade they chose, to the screen they came from, or to the dashboard. */
export function SignedInRedirect({ entry }: { entry: NavigationState }) {
  const [waiting] = useState(() => pendingPlan(localStorage).consume())
  const plan = entry.plan ?? waiting
  if (plan) return <Navigate to={paths.upgrade} replace state={{ plan }} />
  return <Navigate to={returnPath(entry, paths.dashboard)} replace />
}
