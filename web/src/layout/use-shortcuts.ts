import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { areKeysOn } from '#web/lib/keys.ts'
import { paths } from '#web/paths.ts'

/** An overlay of a dashboard screen: the command palette, the list of shortcuts, or the dialog for a new video. */
export type Overlay = 'palette' | 'shortcuts' | 'new'

/** The screen that each key opens after `g`. */
export const screenKeys = {
  d: paths.dashboard,
  v: paths.drafts,
  i: paths.insights,
  t: paths.trends,
  o: paths.outliers,
} as const

/** Maximum time between `g` and the second key, in milliseconds. */
const pairMs = 1500

const hasDialog = () => document.querySelector('dialog[open]') !== null
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

export interface ShortcutsOptions {
  /** The open overlay, if any. */
  readonly shown: Overlay | undefined
  readonly onShow: (shown: Overlay | undefined) => void
}

/**
 * Listens for the dashboard's shortcuts. Single-key shortcuts can be turned off, and do nothing in a field or while a
 * dialog is open.
 */
export function useShortcuts({ shown, onShow }: ShortcutsOptions): void {
  const navigate = useNavigate()
  const goPressedAt = useRef(Number.NEGATIVE_INFINITY)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, timeStamp } = event
    // Shortcuts also work with Caps Lock.
    const key = event.shiftKey ? event.key : event.key.toLowerCase()
    if (event.defaultPrevented || event.isComposing || altKey) return
    if (ctrlKey || metaKey) {
      if (key !== 'k' || (!shown && hasDialog())) return
      event.preventDefault()
      onShow(shown === 'palette' ? undefined : 'palette')
      return
    }
    if (shown || event.repeat || !areKeysOn() || isField(event.target) || hasDialog()) return
    const isSecond = timeStamp - goPressedAt.current < pairMs
    goPressedAt.current = key === 'g' ? timeStamp : Number.NEGATIVE_INFINITY
    const screen = Object.entries(screenKeys).find(([name]) => isSecond && name === key)?.[1]
    const search = key === '/' && document.querySelector<HTMLInputElement>('main input[type=search]')
    if (screen) void navigate(screen)
    else if (key === '?') onShow('shortcuts')
    else if (key === 'n') onShow('new')
    else if (search) search.focus()
    else return
    // Firefox opens its own search at `/`.
    event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
