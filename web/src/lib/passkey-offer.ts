/**
 * A key of both storages: in session storage, this tab offers a passkey; in local storage, this browser has offered one, which stays
 * when a user signs out.
 */
export const passkeyOfferKey = 'viewcraft.passkey-offer'

/** Lets the dashboard of this tab offer a passkey, once per browser. Call it after a sign-in without one. */
export function queuePasskeyOffer(): void {
  if (!localStorage.getItem(passkeyOfferKey)) sessionStorage.setItem(passkeyOfferKey, '1')
}

/** Returns whether this tab offers a passkey. */
export const isPasskeyOffered = (): boolean => sessionStorage.getItem(passkeyOfferKey) !== null

/** Notes that a passkey has been offered. */
export const markPasskeyOffered = (): void => localStorage.setItem(passkeyOfferKey, '1')

/** Ends the offer of this tab. */
export const endPasskeyOffer = (): void => sessionStorage.removeItem(passkeyOfferKey)
