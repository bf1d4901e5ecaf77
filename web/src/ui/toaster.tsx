import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { waitingToasts, watchToasts } from './toast.ts'

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }))

interface ToasterProps {
  /** Names the region, for screen readers. */
  label: string
  closeLabel: string
}

/** The place where toasts appear; once, at the root. Its code is fetched with the first toast. */
export function Toaster(props: ToasterProps) {
  const waiting = useSyncExternalStore(watchToasts, waitingToasts)
  const [used, setUsed] = useState(false)
  if (waiting.length > 0 && !used) setUsed(true)

  return <Suspense>{used && <ToastStack {...props} />}</Suspense>
}
