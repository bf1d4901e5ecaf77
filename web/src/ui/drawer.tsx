import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useModal } from './modal.ts'

interface DrawerProps {
  open: boolean
  onClose: () => void
  /** The accessible name. */
  label: string
  closeLabel: string
  children: ReactNode
}

/** A panel that slides in from the start edge: navigation on small screens. */
export function Drawer({ open, onClose, label, closeLabel, children }: DrawerProps) {
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-label={label}
      className="drawer m-0 h-dvh max-h-none w-72 max-w-[85vw] border-e border-line bg-canvas p-0 text-text shadow-high"
    >
      <div className="relative flex min-h-full flex-col">
        {children}
        <IconButton label={closeLabel} icon={<X aria-hidden />} className="absolute top-3 right-3" onClick={onClose} />
      </div>
    </dialog>
  )
}
