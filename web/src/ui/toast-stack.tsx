import { Toast as Base } from '@base-ui/react/toast'
import { CircleCheck, CircleX, Info, type LucideIcon, X } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { Button, TextLink } from './button.tsx'
import { cx } from './cx.ts'
import { consumeToasts, getQueuedToasts, subscribeToasts, type ToastMessage, type ToastTone } from './toast.ts'

const tones: Record<ToastTone, { Icon: LucideIcon; color: string }> = {
  success: { Icon: CircleCheck, color: 'text-good' },
  error: { Icon: CircleX, color: 'text-danger' },
  info: { Icon: Info, color: 'text-accent' },
}

/** How long a toast is shown, in seconds. Hovering, focusing and leaving the window pause the timer. */
const seconds: Record<ToastTone, number> = { success: 6, error: 10, info: 6 }
/** How long a toast with a button is shown, because pressing it takes longer than reading. */
const secondsWithAction = 15

interface ToastStackProps {
  label: string
  closeLabel: string
}

/** Renders the toasts. F6 focuses them; Escape or the button closes one. */
export function ToastStack({ label, closeLabel }: ToastStackProps) {
  return (
    <Base.Provider limit={3}>
      <Feed />
      <Base.Portal>
        <Base.Viewport
          aria-label={label}
          // Covers the header or, on wide screens, the lower end of the sidebar, but never the content.
          className="fixed inset-x-4 z-40 flex max-w-sm flex-col-reverse gap-2 max-lg:top-4 lg:bottom-4 lg:max-w-64"
        >
          <Toasts closeLabel={closeLabel} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

type ToastData = Pick<ToastMessage, 'next'>

/** Shows the queued toasts. Each is taken from the queue once, so it is safe to run twice. */
function Feed() {
  const { add, close, toasts } = Base.useToastManager<ToastData>()
  const waiting = useSyncExternalStore(subscribeToasts, getQueuedToasts)
  useEffect(() => {
    if (waiting.length === 0) return
    for (const { tone, text, next, endsErrors } of consumeToasts()) {
      if (endsErrors) for (const { id, type } of toasts) if (type === 'error') close(id)
      add({
        title: text,
        type: tone,
        timeout: (next && 'onPress' in next ? secondsWithAction : seconds[tone]) * 1000,
        priority: tone === 'error' ? 'high' : 'low',
        data: { next },
      })
    }
  }, [waiting, add, close, toasts])
  return null
}

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts, close } = Base.useToastManager<ToastData>()
  return toasts.map((toast) => {
    const next = toast.data?.next
    const { Icon, color } = tones[toast.type === 'success' || toast.type === 'error' ? toast.type : 'info']
    return (
      <Base.Root
        key={toast.id}
        toast={toast}
        className="rounded-md border border-line bg-raised text-text shadow-high transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0"
      >
        <Base.Content className="flex items-start gap-3 py-3 ps-4 pe-2">
          <Icon aria-hidden className={cx('mt-1 size-4 shrink-0', color)} />
          <div className="flex min-w-0 flex-1 flex-col items-start">
            <Base.Title className="max-w-full py-0.5 text-sm font-medium break-words" />
            {next && 'to' in next && (
              <TextLink to={next.to} onClick={() => close(toast.id)}>
                {next.label}
              </TextLink>
            )}
            {next && 'onPress' in next && (
              <Button
                variant="link"
                onClick={() => {
                  close(toast.id)
                  next.onPress()
                }}
              >
                {next.label}
              </Button>
            )}
          </div>
          <Base.Close
            aria-label={closeLabel}
            className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-text"
          >
            <X aria-hidden className="size-4" />
          </Base.Close>
        </Base.Content>
      </Base.Root>
    )
  })
}
