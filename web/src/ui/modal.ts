import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>
  onClose: () => void
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * The wiring of a native modal `<dialog>`: it keeps the focus inside, makes the page behind it inert, closes on Escape
 * and on a press outside, and gives the focus back to where it was.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  return {
    ref,
    // Also fires after our own close(), when the owner knows already.
    onClose: () => open && onClose(),
    onPointerDown: (event) => {
      pressed.current = event.target
    },
    // The dialog's content fills it, so that a press on the element itself is one on its backdrop. Text that is selected
    // beyond the content ends in a click there too, which began elsewhere.
    onClick: ({ target }) => target === ref.current && target === pressed.current && ref.current.close(),
  }
}
