import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { draftPath } from '#web/paths.ts'

/** Redirects from a draft's URL in earlier releases, which bookmarks and emails still contain. */
export function EarlierAddress() {
  const [params] = useSearchParams()
  const { hash } = useLocation()
  return <Navigate to={`${draftPath(params.get('id') ?? '')}${hash}`} replace />
}
