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
  // Copied to the state, so that a dialog stays open after it removes its name from the address, which keeps a later log-in from opening
  // it again.
  useEffect(() => {
    if (named) open(named)
  }, [named])
  const close = () => {
    open(undefined)
    if (named) setQuery({}, { replace: true })
  }
  return { opened, open, close }
}
