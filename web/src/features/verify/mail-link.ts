import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'

/** What the link of the mail carries in its fragment: whose address, and the code. */
const MailLink = z.object({ user: z.guid(), code: z.string().check(z.regex(/^\d{6}$/)) })
export type MailLink = z.infer<typeof MailLink>

/** Reads `#user=...&code=...`; undefined when it is no such fragment. */
export function readMailLink(hash: string): MailLink | undefined {
  const read = z.safeParse(MailLink, Object.fromEntries(new URLSearchParams(hash.slice(1))))
  return read.data
}

/**
 * The mail's link that led here, if one did. The fragment leaves the address bar and the history at once: it is as good
 * as a password for as long as the code is.
 */
export function useMailLink(): MailLink | undefined {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState<MailLink>()
  useEffect(() => {
    if (!hash) return
    setKept(readMailLink(hash))
    void navigate(pathname, { replace: true, state })
  }, [hash, pathname, state, navigate])
  return (hash ? readMailLink(hash) : undefined) ?? kept
}
