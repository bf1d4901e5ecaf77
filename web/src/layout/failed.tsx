import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

interface FailedProps {
  /** Undefined if retrying does not help. The button is busy until a returned promise settles. */
  onRetry: (() => unknown) | undefined
  /** Whether a retry that returns no promise is running. */
  pending?: boolean
  /** `warning` does not interrupt screen readers; use it for secondary content. */
  tone?: 'danger' | 'warning'
  className?: string
  /** The message. */
  children: ReactNode
}

/** Shown in place of content that could not be loaded, with a retry button. When it disappears, the part around it takes its focus. */
export function Failed({ onRetry, pending, tone = 'danger', children, ...rest }: FailedProps) {
  const { t } = useMessages(frameMessages)
  const [isRetrying, setRetrying] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = frame.current
    return () => {
      if (element?.contains(document.activeElement)) passFocus(element)
    }
  }, [])
  const retry = async () => {
    setRetrying(true)
    try {
      await onRetry?.()
    } finally {
      setRetrying(false)
    }
  }
  return (
    <Alert
      {...rest}
      ref={frame}
      tone={tone}
      action={
        onRetry && (
          <Button pending={pending || isRetrying} onClick={() => void retry()}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  )
}

/** Focuses the nearest part of the page around an element that is being removed, unless something else takes its focus. */
function passFocus(element: HTMLElement): void {
  const around = [...document.querySelectorAll<HTMLElement>('main, dialog, [role=tabpanel], section, li')].filter(
    (part) => part.contains(element),
  )
  queueMicrotask(() => {
    const part = around.findLast(({ isConnected }) => isConnected)
    if (!part || document.activeElement !== document.body) return
    if (!part.hasAttribute('tabindex')) {
      part.tabIndex = -1
      // Otherwise clicks on its text would focus it too.
      part.addEventListener('focusout', () => part.removeAttribute('tabindex'), { once: true })
    }
    part.focus({ preventScroll: true })
  })
}
