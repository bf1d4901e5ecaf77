import type { Sentences } from '../sentence.ts'

/** Adding a passkey, wherever that is offered. */
export const passkeys = {
  add: 'Add a passkey',
  added: 'Passkey added. Next time, you can log in with it.',
  /** The proposed name of a passkey. */
  on: '{browser} on {device}',
  /** Where the browser and the device are not known. */
  unnamed: 'Passkey',
  problems: {
    canceled: 'No passkey was added: you canceled, or it took too long. Try again when you’re ready.',
    exists: 'This device already has a passkey for your account. You can log in with it.',
    wrong_site: 'Passkeys don’t work at this web address. Open Viewcraft at its usual address and try again.',
    unsupported: 'This device can’t make a passkey. Set up a screen lock, or try another device.',
  },
  /** Logging in with a passkey. */
  use: {
    none: 'We found no passkey for this email address.',
    canceled: 'No passkey was used: you canceled, it took too long, or it isn’t on this device. Try again.',
    refused: 'This passkey was removed, or it took too long. Try again.',
    wrong_site: 'Passkeys don’t work at this web address. Open Viewcraft at its usual address.',
    unsupported: 'This device can’t use your passkey. Try another device.',
    off: 'Passkeys aren’t available right now.',
    /** Follows one of the problems above, for a user with other ways to log in. */
    otherWays: 'Your other ways to log in still work.',
    /** Follows one of the problems above, for a user whose only way to log in is a passkey. */
    onlyWay: 'You can also set a password on your profile: we’ll email you a code for it.',
    locked: 'Too many attempts. Wait a few minutes and try again.',
    unavailable: 'We couldn’t reach Viewcraft. Check your connection and try again.',
  },
  offer: {
    title: 'Log in without your password next time',
    text: 'With a passkey, your fingerprint, your face or this device’s screen lock is enough.',
    later: 'Not now',
  },
} as const satisfies Sentences
