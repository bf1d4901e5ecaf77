import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMessages } from '#web/messages/messages.tsx'
import { paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'

/** Tells whoever has just deleted their account that it is gone: the profile leads here with nothing kept but a hash. */
export function useFarewell(): void {
  const { t } = useMessages()
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash !== '#deleted' && hash !== '#closed') return
    toast.success(t(hash === '#deleted' ? 'landing.deleted' : 'landing.closed'))
    void navigate(paths.landing, { replace: true })
  }, [hash, t, navigate])
}
