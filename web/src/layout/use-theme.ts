import { useSyncExternalStore } from 'react'
import { setTheme, storedTheme, subscribeTheme, type Theme } from '#web/lib/theme.ts'

/** Returns the current theme and a function that sets it for this browser. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  // A prerendered page has no stored choice yet.
  useSyncExternalStore(subscribeTheme, storedTheme, () => 'system'),
  setTheme,
]
