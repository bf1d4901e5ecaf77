export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'viewcraft.theme'

/** Returns the theme chosen in this browser, `system` by default. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(storageKey)
  return themes.find((theme) => theme === stored) ?? 'system'
}

function applyTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Applies the stored theme. Call it before the first paint. */
export const startTheme = () => applyTheme(storedTheme())

const listeners = new Set<() => void>()

/** Calls `listener` when the theme changes on this page. Returns a function that unsubscribes. */
export function subscribeTheme(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies a theme and stores it in this browser. */
export function setTheme(theme: Theme) {
  localStorage.setItem(storageKey, theme)
  applyTheme(theme)
  for (const listener of listeners) listener()
}
