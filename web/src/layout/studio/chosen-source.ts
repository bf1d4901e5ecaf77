import { useSyncExternalStore } from 'react'
import { type Source, sources } from './yardstick.ts'

/** Local storage, which is cleared at sign-out. */
const key = 'viewcraft.yardstick'

const listeners = new Set<() => void>()

const read = (): Source => sources.find((source) => source === localStorage.getItem(key)) ?? 'youtube'

function choose(source: Source): void {
  localStorage.setItem(key, source)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The source that the creator chose to judge titles by, and how to choose another. */
export const useChosenSource = (): { source: Source; choose: (source: Source) => void } => ({
  source: useSyncExternalStore(subscribe, read),
  choose,
})
