import { sessionKey } from './session-key.ts'

/** Tells the style whether somebody is signed in on this browser: what is for them, or for others, is shown by it. */
export const markSignedIn = () =>
  void document.documentElement.toggleAttribute('data-signed-in', localStorage.getItem(sessionKey) !== null)
