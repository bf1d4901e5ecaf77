import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { useModal } from './modal.ts'

interface DialogProps {
  open: boolean
  /** Called on Escape, on the close button and on a press outside. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the safe choice first. */
  actions?: ReactNode
  closeLabel: string
}

/** A modal dialog for a question or a task. */
export function Dialog({ open, onClose, title, description, children, actions, closeLabel }: DialogProps) {
  const modal = useModal(open, onClose)
  const id = useId()
  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      className="pane m-auto w-[calc(100vw-2rem)] max-w-lg rounded-lg border border-line bg-raised p-0 text-text shadow-high"
    >
      <div className="relative flex flex-col gap-4 p-6">
        <div className="pe-8">
          <h2 id={`${id}-title`} className="text-lg font-semibold">
            {title}
          </h2>
          {description && (
            <p id={`${id}-text`} className="mt-1 text-sm text-muted">
              {description}
            </p>
          )}
        </div>
        {children}
        {actions && <div className="mt-2 flex flex-wrap justify-end gap-3">{actions}</div>}
        {/* Last, so that opening puts the focus on the content's first control. */}
        <IconButton label={closeLabel} icon={<X aria-hidden />} className="absolute top-4 right-4" onClick={onClose} />
      </div>
    </dialog>
  )
}
