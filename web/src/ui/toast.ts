export type ToastTone = 'success' | 'error' | 'info'

/** A link in a toast. */
interface ToastLink {
  readonly to: string
  readonly label: string
}

/** A button in a toast, such as Undo. Pressing it closes the toast. */
interface ToastAction {
  readonly onPress: () => void
  readonly label: string
}

export interface ToastMessage {
  readonly tone: ToastTone
  readonly text: string
  readonly next?: ToastLink | ToastAction | undefined
  /** Whether it closes the errors that are shown, because a retry succeeded. */
  readonly endsErrors?: boolean
}

let queue: readonly ToastMessage[] = []
const watchers = new Set<() => void>()

function replaceQueue(messages: readonly ToastMessage[]) {
  queue = messages
  for (const watcher of watchers) watcher()
}

const show = (message: ToastMessage) => replaceQueue([...queue, message])

/** Shows toasts, even from outside React. They appear as soon as a `Toaster` is mounted. */
export const toast = {
  success: (text: string, next?: ToastLink | ToastAction) => show({ tone: 'success', text, next }),
  /** Shows a success and closes earlier errors. */
  resolved: (text: string) => show({ tone: 'success', text, endsErrors: true }),
  error: (text: string) => show({ tone: 'error', text }),
  info: (text: string) => show({ tone: 'info', text }),
}

/** Returns the toasts that are not shown yet. */
export const getQueuedToasts = (): readonly ToastMessage[] => queue

/** Calls `watcher` when the queue changes. Returns a function that unsubscribes. */
export function subscribeToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Removes and returns all queued toasts, in order. */
export function consumeToasts(): readonly ToastMessage[] {
  const queued = queue
  if (queued.length > 0) replaceQueue([])
  return queued
}
