/**
 * A key of both storages: in session storage, this tab offers a passkey; in local storage, this browser has offered one, which stays
 * when a user signs out.
 */
export const passkeyOfferKey = 'viewcraft.passkey-offer'

const mark = (storage: Storage) => storage.setItem(passkeyOfferKey, '1')
const isMarked = (storage: Storage) => storage.getItem(passkeyOfferKey) !== null

/** Lets the dashboard of this tab offer a passkey, once per browser. Call it after a sign-in without one, where one can be made. */
export function queuePasskeyOffer(): void {
  if (!isMarked(localStorage)) mark(sessionStorage)
}

/** Returns whether this tab offers a passkey. */
export const isPasskeyOffered = (): boolean => isMarked(sessionStorage)

/** Notes that a passkey has been offered. */
export const markPasskeyOffered = (): void => mark(localStorage)

/** Ends the offer of this tab. */
export const endPasskeyOffer = (): void => sessionStorage.removeItem(passkeyOfferKey)
