/** Session storage, which is cleared at sign-out. */
export const exportsKey = 'viewcraft.exports'

let isMarked: boolean | undefined

/** Notes whether exports are open in this tab, also those that session storage cannot hold. */
export function markOpenExports(areOpen: boolean): void {
  isMarked = areOpen
}

/** Whether exports are open in this tab: what a screen asks before it loads the code that reads them. */
export const hasOpenExports = (): boolean => isMarked ?? sessionStorage.getItem(exportsKey) !== null
