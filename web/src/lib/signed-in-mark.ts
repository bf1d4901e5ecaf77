import { sessionKey } from './session-key.ts'

/** Sets `data-signed-in` on the page, so that CSS shows the content for signed-in users or for visitors. */
export const markSignedIn = () =>
  void document.documentElement.toggleAttribute('data-signed-in', localStorage.getItem(sessionKey) !== null)
