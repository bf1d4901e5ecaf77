import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'viewcraft.theme'

function storedTheme(): Theme {
  const stored = localStorage.getItem(storageKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Shows the page in the theme chosen on this browser. First thing at start, before anything is drawn. */
export const startTheme = () => apply(storedTheme())

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(theme: Theme) {
  localStorage.setItem(storageKey, theme)
  apply(theme)
  for (const listener of listeners) listener()
}

/** The chosen theme and how to choose another, which is remembered on this browser. */
export const useTheme = (): readonly [Theme, (theme: Theme) => void] => [
  useSyncExternalStore(subscribe, storedTheme),
  choose,
]
