import type { Sentences } from '../sentence.ts'

/** Adding a passkey, wherever that is offered. */
export const passkeys = {
  add: 'Add a passkey',
  added: 'Passkey added. Next time, log in with it instead of your password.',
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
  /** Signing in with one. */
  use: {
    none: 'We found no passkey for this address. Use your password; then you can add a passkey on your profile.',
    canceled:
      'No passkey was used: you canceled, it took too long, or it isn’t on this device. Try again, or use your password.',
    refused: 'This passkey was removed, or it took too long. Try again, or use your password.',
    wrong_site: 'Passkeys don’t work at this web address. Open Viewcraft at its usual address, or use your password.',
    unsupported: 'This device can’t use your passkey. Try another device, or use your password.',
    off: 'Passkeys aren’t available right now. Use your password.',
    locked: 'Too many attempts. Wait a few minutes and try again.',
    unavailable: 'We couldn’t reach Viewcraft. Check your connection and try again.',
  },
  offer: {
    title: 'Log in without your password next time',
    text: 'With a passkey, your fingerprint, your face or this device’s screen lock is enough.',
    later: 'Not now',
  },
} as const satisfies Sentences
