import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { NavigationState } from '#web/lib/navigation-state.ts'

/** What the user had typed in a dialog when they went to Google to confirm that it is them. Lists are separated by spaces. */
export type Typed = NonNullable<NavigationState['typed']>

/** The props of a dialog that opens again, as it was, when Google has confirmed the user. */
export interface ResumedDialogProps {
  typed: Typed | undefined
  onClose: () => void
}

interface NamedDialog<Name> {
  readonly opened: Name | undefined
  /** Defined if the user has just come back from Google. */
  readonly typed: Typed | undefined
  readonly open: (name: Name) => void
  readonly close: () => void
}

/** Returns which dialog of a card is open. An address can name it: `/dashboard/profile?access`. */
export function useNamedDialog<Name extends string>(names: readonly Name[]): NamedDialog<Name> {
  const [query, setQuery] = useSearchParams()
  const { state } = useLocation()
  const named = names.find((name) => query.has(name))
  const [opened = named, setOpened] = useState<Name>()
  const [typed, setTyped] = useState<Typed | undefined>(named && state?.typed)
  // Copied to the state, so that a dialog stays open after it removes its name from the address, which keeps a later log-in from opening
  // it again.
  useEffect(() => {
    if (named) setOpened(named)
  }, [named])
  // The browser's history is no place for it: whoever uses this tab next could go back to it.
  const isTaken = useRef(false)
  useEffect(() => {
    if (!typed || isTaken.current) return
    isTaken.current = true
    setQuery(query, { replace: true })
  })
  const open = (name: Name | undefined) => {
    setTyped(undefined)
    setOpened(name)
  }
  const close = () => {
    open(undefined)
    if (named) setQuery({}, { replace: true })
  }
  return { opened, typed, open, close }
}
