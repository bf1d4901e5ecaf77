import { useEffect, useEffectEvent } from 'react'
import type { CommandsProps } from '#web/layout/dashboard-layout.tsx'
import { useNewDraft } from '#web/layout/use-new-draft.ts'
import { Palette } from './palette.tsx'
import { ShortcutList } from './shortcut-list.tsx'

/**
 * Shows the command palette or the list of shortcuts, or creates a draft. The palette itself could not create one, because it is closed
 * by the time the draft arrives.
 */
export function CommandOverlay(props: CommandsProps) {
  const { shown, onShow } = props
  const { create } = useNewDraft()
  const start = useEffectEvent(() => {
    create()
    onShow(undefined)
  })
  useEffect(() => {
    if (shown === 'new') start()
  }, [shown])
  if (shown === 'shortcuts') return <ShortcutList onShow={onShow} />
  return shown === 'palette' && <Palette {...props} onNew={create} />
}
