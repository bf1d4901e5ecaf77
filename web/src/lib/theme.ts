export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const storageKey = 'viewcraft.theme'

/** The theme chosen on this browser; the system's, until one is. */
export function storedTheme(): Theme {
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

/** Tells of each choice made on this page, until the answer is called. */
export function watchTheme(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the page in a theme and remembers it on this browser. */
export function chooseTheme(theme: Theme) {
  localStorage.setItem(storageKey, theme)
  apply(theme)
  for (const listener of listeners) listener()
}
