import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServices } from '#web/lib/services.tsx'

const queryKey = ['security', 'app']

/** Returns whether signing in requires an authenticator app; undefined until known. `refresh` checks again. */
export function useApp() {
  const { session } = useServices()
  const client = useQueryClient()
  const { data, isError } = useQuery({ queryKey, queryFn: session.security.hasAuthenticator, networkMode: 'always' })
  return { isOn: data, isError, refresh: () => client.invalidateQueries({ queryKey }) }
}
