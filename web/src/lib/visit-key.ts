/** The key in local storage of the last visit to the dashboard with figures. Apart, because the first screen needs no more of it. */
export const visitKey = 'viewcraft.visit'
