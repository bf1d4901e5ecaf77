import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { getQueuedToasts, subscribeToasts } from './toast.ts'

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }))

interface ToasterProps {
  /** The accessible name of the region. */
  label: string
  closeLabel: string
}

/** The container of toasts; render it once, at the root. Its code loads with the first toast. */
export function Toaster(props: ToasterProps) {
  const waiting = useSyncExternalStore(subscribeToasts, getQueuedToasts)
  const [used, setUsed] = useState(false)
  if (waiting.length > 0 && !used) setUsed(true)

  return <Suspense>{used && <ToastStack {...props} />}</Suspense>
}
