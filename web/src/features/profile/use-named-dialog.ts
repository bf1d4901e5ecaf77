import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

interface NamedDialog<Name> {
  readonly opened: Name | undefined
  readonly open: (name: Name) => void
  readonly close: () => void
}

/** Returns which dialog of a card is open. An address can name it: `/dashboard/profile?access`. */
export function useNamedDialog<Name extends string>(names: readonly Name[]): NamedDialog<Name> {
  const [query, setQuery] = useSearchParams()
  const named = names.find((name) => query.has(name))
  const [opened = named, open] = useState<Name>()
  // It stays open once its name has left the address.
  useEffect(() => {
    if (named) open(named)
  }, [named])
  const close = () => {
    open(undefined)
    if (named) setQuery({}, { replace: true })
  }
  return { opened, open, close }
}

/**
 * Returns a function that takes the dialog's name out of the address and leaves the dialog open: for dialogs that end the session, so
 * that the next sign-in does not come back to them. Call it well before, because the address changes in a transition.
 */
export function useUnnamedDialog(): () => void {
  const [, setQuery] = useSearchParams()
  return () => setQuery({}, { replace: true })
}
