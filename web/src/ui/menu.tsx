import { Menu as Base } from '@base-ui/react/menu'
import { Ellipsis } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'

interface MenuProps {
  /** The accessible name of the button that opens the menu. */
  label: string
  ref?: Ref<HTMLButtonElement>
  /** Menu items and groups. */
  children: ReactNode
}

/** A button that opens a menu of actions. It costs 40 KB, so do not use it on the first screen. */
export function Menu({ label, ref, children }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={<IconButton ref={ref} label={label} icon={<Ellipsis aria-hidden />} />} />
      <Base.Portal>
        <Base.Positioner sideOffset={4} align="end" className="z-30">
          <Base.Popup className="max-h-(--available-height) min-w-44 overflow-y-auto rounded-md border border-line bg-raised p-1 text-sm text-text shadow-high outline-none">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface MenuItemProps {
  onSelect: () => void
  /** A lucide icon. */
  icon?: ReactNode
  /** Marks an action that takes something away. */
  isDanger?: boolean
  children: ReactNode
}

/** An action of a menu. */
export const MenuItem = ({ onSelect, icon, isDanger, children }: MenuItemProps) => (
  <Base.Item
    onClick={onSelect}
    className={cx(
      'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 outline-none data-highlighted:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0',
      isDanger && 'text-danger',
    )}
  >
    {icon}
    {children}
  </Base.Item>
)

/** Actions of a menu under a common label. */
export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <Base.Group>
    <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-muted">{label}</Base.GroupLabel>
    {children}
  </Base.Group>
)

/** A line between parts of a menu. */
export const MenuLine = () => <Base.Separator className="my-1 h-px bg-line" />
