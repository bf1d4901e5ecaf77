import { useSyncExternalStore } from 'react'
import { setTheme, storedTheme, type Theme, subscribeTheme } from '#web/lib/theme.ts'

/** The chosen theme and how to choose another, which is remembered on this browser. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  // A page made ahead has no browser yet, and so no choice.
  useSyncExternalStore(subscribeTheme, storedTheme, () => 'system'),
  setTheme,
]
