const storageKey = 'viewcraft.keys'

/** Returns whether shortcuts of a single key, such as `?`, work in this browser: by default they do (WCAG 2.1.4). */
export const areKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

/** Turns shortcuts of a single key on or off in this browser. */
export function setKeysOn(isOn: boolean) {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}

/** How this platform writes the keys that open the command palette. */
export const paletteKeys: string = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
