import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { NavigationState } from '#web/lib/navigation-state.ts'

/** The input of a dialog, kept while the user confirms their identity at Google. Lists are separated by spaces. */
export type Typed = NonNullable<NavigationState['typed']>

/** The props of a dialog that reopens with its input after Google has confirmed the user. */
export interface ResumedDialogProps {
  typed: Typed | undefined
  onClose: () => void
}

interface NamedDialog<Name> {
  readonly opened: Name | undefined
  /** The input to restore. Defined if the user has just returned from Google. */
  readonly typed: Typed | undefined
  readonly open: (name: Name) => void
  readonly close: () => void
}

/** Returns the open dialog of a card. The address can name it: `/dashboard/profile?access`. */
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
  // Removes the input from the browser's history, where the next user of this tab could find it.
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
