import { Navigate } from 'react-router-dom'
import { type Entry, returnPath } from '#web/lib/entry.ts'
import { paths } from '#web/paths.ts'

/** Sends on who is signed in: to the upgrade they chose, to where a guard caught them, else to the dashboard. */
export const SignedInRedirect = ({ entry }: { entry: Entry }) =>
  entry.plan ? (
    <Navigate to={paths.upgrade} replace state={{ plan: entry.plan }} />
  ) : (
    <Navigate to={returnPath(entry, paths.dashboard)} replace />
  )
