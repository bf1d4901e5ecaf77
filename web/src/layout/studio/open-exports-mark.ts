/** A session storage key. Session storage is cleared at sign-out. */
export const exportsKey = 'viewcraft.exports'

let isMarked: boolean | undefined

/** Records whether exports are open in this tab, even if they do not fit into session storage. */
export function markOpenExports(areOpen: boolean): void {
  isMarked = areOpen
}

/** Returns whether exports are open in this tab. Screens check this before they load the code that reads exports. */
export const hasOpenExports = (): boolean => isMarked ?? sessionStorage.getItem(exportsKey) !== null
