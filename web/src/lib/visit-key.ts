/**
 * The local storage key of the last visit to a dashboard that showed figures. In its own module, so that `early-
 * reads.ts` loads nothing else.
 */
export const visitKey = 'viewcraft.visit'
