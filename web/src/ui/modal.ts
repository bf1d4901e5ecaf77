import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'

interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  onPointerDown: (event: PointerEvent<HTMLDialogElement>) => void
  onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * Returns the props of a native modal `<dialog>`, which traps the focus, makes the page inert, closes on Escape and on a press
 * outside, and restores the focus.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)

  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  // A dialog restores the focus only if it is closed before it is removed.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open) dialog.close()
    }
  }, [])

  return {
    ref,
    // Also fires after our own close(), and when a dialog in this one closes: React's close event bubbles, unlike the browser's.
    onClose: ({ target }) => open && target === ref.current && onClose(),
    onPointerDown: (event) => {
      pressed.current = event.target
    },
    // The content fills the dialog, so a press on the element itself is on the backdrop. A text selection that ends on the
    // backdrop also fires a click there, so the press must start there too.
    onClick: ({ target }) => target === ref.current && target === pressed.current && ref.current.close(),
  }
}
