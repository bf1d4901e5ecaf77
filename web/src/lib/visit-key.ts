/** The local storage key of the last visit to the dashboard with figures. In a file of its own so that the first script loads nothing else. */
export const visitKey = 'viewcraft.visit'
