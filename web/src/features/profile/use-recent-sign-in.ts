import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '#web/lib/services.tsx'

/** The server accepts ten minutes. This leaves time for the action that needs the sign-in. */
const recentMs = 8 * 60_000

/** Returns when the user signed in to this session, in milliseconds since 1970. Undefined until this is known. */
export function useSignedInAt() {
  const { session } = useServices()
  return useQuery({
    queryKey: ['security', 'signed-in-at'],
    queryFn: session.security.signedInAt,
    networkMode: 'always',
  })
}

/** Returns whether the user signed in recently enough for sensitive actions. Undefined until this is known. */
export function useRecentSignIn(): boolean | undefined {
  const { data: at, isError } = useSignedInAt()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (at === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), at + recentMs - Date.now())
    return () => clearTimeout(timer)
  }, [at])
  if (at === undefined) return isError ? false : undefined
  return now - at < recentMs
}
