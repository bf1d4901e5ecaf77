import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { draftPath } from '#web/paths.ts'

/** Leads on from the address that a draft had in earlier releases, which bookmarks and mails have. */
export function EarlierAddress() {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  return <Navigate to={`${draftPath(params.get('id') ?? '')}${hash}`} replace />
}
