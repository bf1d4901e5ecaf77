/**
 * A key in both storages. In session storage: this tab offers a passkey. In local storage: this browser has offered one, which is kept
 * when a user signs out.
 */
export const passkeyOfferKey = 'viewcraft.passkey-offer'

const mark = (storage: Storage) => storage.setItem(passkeyOfferKey, '1')
const isMarked = (storage: Storage) => storage.getItem(passkeyOfferKey) !== null

/** Makes this tab's dashboard offer a passkey, once per browser. Call it after a sign-in without a passkey on a device that can create one. */
export function queuePasskeyOffer(): void {
  if (!isMarked(localStorage)) mark(sessionStorage)
}

/** Returns whether this tab offers a passkey. */
export const isPasskeyOffered = (): boolean => isMarked(sessionStorage)

/** Records that this browser has offered a passkey. */
export const markPasskeyOffered = (): void => mark(localStorage)

/** Ends the offer of this tab. */
export const endPasskeyOffer = (): void => sessionStorage.removeItem(passkeyOfferKey)
