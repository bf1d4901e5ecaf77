import type { CommandsProps } from '#web/layout/dashboard-layout.tsx'
import { Palette } from './palette.tsx'
import { ShortcutList } from './shortcut-list.tsx'

/** The command palette, or the list of shortcuts. */
export const CommandsOnTop = (props: CommandsProps) =>
  props.shown === 'shortcuts' ? <ShortcutList onShow={props.onShow} /> : <Palette {...props} />
