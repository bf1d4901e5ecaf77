/** The local storage key of the session. */
export const sessionKey = 'viewcraft.session'
