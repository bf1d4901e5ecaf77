import { Ellipsis } from 'lucide-react'
import { type ReactNode, type Ref, type SyntheticEvent, useState } from 'react'
import { IconButton } from './button.tsx'
import { cx } from './cx.ts'
import { useModal } from './modal.ts'

interface MenuProps {
  /** The accessible name of the button and of the menu. */
  label: string
  ref?: Ref<HTMLButtonElement>
  /** Menu items, groups and lines. */
  children: ReactNode
}

/** Keeps a press in the menu from dragging the element that contains the menu. */
const preventDrag = (event: SyntheticEvent) => event.stopPropagation()

/** A button that opens a menu of actions below it. The menu is a native dialog, which saves 40 KB compared with a library. */
export function Menu({ label, ref, children }: MenuProps) {
  const [place, setPlace] = useState<{ top: string; right: string }>()
  const modal = useModal(place !== undefined, () => setPlace(undefined))
  const open = (button: HTMLElement) => {
    const { bottom, right } = button.getBoundingClientRect()
    // Keeps the menu's top at least 20rem above the bottom of the screen.
    const top = `max(0.5rem, min(${bottom + 4}px, 100dvh - 20rem))`
    setPlace({ top, right: `max(0.5rem, ${document.documentElement.clientWidth - right}px)` })
  }
  return (
    <>
      <IconButton
        ref={ref}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={place !== undefined}
        icon={<Ellipsis aria-hidden />}
        className="text-muted"
        onClick={(event) => open(event.currentTarget)}
      />
      <dialog
        {...modal}
        aria-label={label}
        style={place}
        className="fixed left-auto m-0 max-h-[calc(100dvh-1rem)] min-w-44 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-raised p-1 text-sm text-text shadow-high backdrop:bg-transparent"
        onMouseDown={preventDrag}
        onTouchStart={preventDrag}
      >
        {place && children}
      </dialog>
    </>
  )
}

interface MenuItemProps {
  onSelect: () => void
  /** A lucide icon. */
  icon?: ReactNode
  /** Marks a destructive action. */
  isDanger?: boolean
  children: ReactNode
}

/** An action of a menu. The menu closes first, so that the action can move the focus. */
export const MenuItem = ({ onSelect, icon, isDanger, children }: MenuItemProps) => (
  <button
    type="button"
    className={cx(
      'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-start hover:bg-sunken [&_svg]:size-4 [&_svg]:shrink-0',
      isDanger && 'text-danger',
    )}
    onClick={(event) => {
      event.currentTarget.closest('dialog')?.close()
      onSelect()
    }}
  >
    {icon}
    {children}
  </button>
)

/** Actions of a menu under a common label. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="px-2.5 pt-1.5 pb-1 text-xs text-muted">{label}</legend>
      {children}
    </fieldset>
  )
}

/** A line between parts of a menu. */
export const MenuLine = () => <hr className="my-1 border-line" />
