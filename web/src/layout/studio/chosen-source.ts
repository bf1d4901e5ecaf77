import { useSyncExternalStore } from 'react'
import { type Source, sources } from './yardstick.ts'

/** A local storage key. Local storage is cleared at sign-out. */
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

/** Returns the source that the creator chose to judge titles by, and a function to change it. */
export const useChosenSource = (): { source: Source; choose: (source: Source) => void } => ({
  source: useSyncExternalStore(subscribe, read),
  choose,
})
