const storageKey = 'viewcraft.keys'

/** Returns whether single-key shortcuts, such as `?`, are on in this browser. They are on by default (WCAG 2.1.4). */
export const areKeysOn = (): boolean => localStorage.getItem(storageKey) !== 'off'

/** Turns single-key shortcuts on or off in this browser. */
export function setKeysOn(isOn: boolean) {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
}

/** The keys that open the command palette, in this platform's notation. */
export const paletteKeys: string = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'
