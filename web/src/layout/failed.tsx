import type { ReactNode } from 'react'
import { frameMessages } from '#web/messages/frame.ts'
import { useMessages } from '#web/messages/messages.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

interface FailedProps {
  /** Undefined where trying again is of no use. */
  onRetry: (() => unknown) | undefined
  /** A retry is under way, and this is still shown. */
  pending?: boolean
  /** A warning waits its turn with a screen reader: for less than the screen's purpose. */
  tone?: 'danger' | 'warning'
  className?: string
  /** What failed. */
  children: ReactNode
}

/** In the place of what could not be had: what failed, and the way to try again. */
export function Failed({ onRetry, pending, tone = 'danger', children, ...rest }: FailedProps) {
  const { t } = useMessages(frameMessages)
  return (
    <Alert
      {...rest}
      tone={tone}
      action={
        onRetry && (
          <Button pending={pending} onClick={() => void onRetry()}>
            {t('common.retry')}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  )
}
