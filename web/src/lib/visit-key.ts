/** The local storage key of the last visit to the dashboard with figures. It is in a separate module so that the first script loads nothing else. */
export const visitKey = 'viewcraft.visit'
