import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

/** The user and code in the fragment of the emailed link. */
const MailLink = z.object({ user: z.guid(), code: z.string().check(z.regex(/^\d{6}$/)) })
type MailLink = z.infer<typeof MailLink>

/** Parses `#user=...&code=...`; undefined for anything else. */
function readMailLink(hash: string): MailLink | undefined {
  const parsed = z.safeParse(MailLink, Object.fromEntries(new URLSearchParams(hash.slice(1))))
  return parsed.data
}

/**
 * Returns the emailed link if the user followed it. The fragment is immediately removed from the address bar and the
 * history, because the code works like a password.
 */
export function useMailLink(): MailLink | undefined {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState<MailLink>()
  useEffect(() => {
    if (!hash) return
    setLink(readMailLink(hash))
    void navigate(pathname, { replace: true, state })
  }, [hash, pathname, state, navigate])
  return (hash ? readMailLink(hash) : undefined) ?? link
}
