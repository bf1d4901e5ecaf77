/** Where local storage has the session: with nothing there, nobody is signed in. */
export const sessionKey = 'viewcraft.session'
