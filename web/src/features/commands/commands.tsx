import { useEffect, useEffectEvent } from 'react'
import type { CommandsProps } from '#web/layout/dashboard-layout.tsx'
import { useNewDraft } from '#web/layout/use-new-draft.ts'
import { Palette } from './palette.tsx'
import { ShortcutList } from './shortcut-list.tsx'

/** The command palette, the list of shortcuts, or nothing. Creates drafts itself, because the palette is closed by the time a draft arrives. */
export function CommandsOnTop(props: CommandsProps) {
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
