export type ToastTone = 'success' | 'error' | 'info'

/** The way on from what a toast says. */
export interface ToastLink {
  readonly to: string
  readonly label: string
}

export interface ToastMessage {
  readonly tone: ToastTone
  readonly text: string
  readonly link?: ToastLink | undefined
}

let waiting: readonly ToastMessage[] = []
const watchers = new Set<() => void>()

function replaceWaiting(messages: readonly ToastMessage[]) {
  waiting = messages
  for (const watcher of watchers) watcher()
}

const show = (message: ToastMessage) => replaceWaiting([...waiting, message])

/** Says something at the edge of the screen, from anywhere, React or not. Shown as soon as a `Toaster` is there. */
export const toast = {
  success: (text: string, link?: ToastLink) => show({ tone: 'success', text, link }),
  error: (text: string) => show({ tone: 'error', text }),
  info: (text: string) => show({ tone: 'info', text }),
}

/** What was said and is not shown yet. */
export const waitingToasts = (): readonly ToastMessage[] => waiting

/** Calls `watcher` whenever `waitingToasts()` changes, until the returned function is called. */
export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Takes all that waits, in order. Each message is given out once. */
export function takeToasts(): readonly ToastMessage[] {
  const taken = waiting
  if (taken.length > 0) replaceWaiting([])
  return taken
}
