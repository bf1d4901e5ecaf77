import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { vi } from 'vitest'
import { createPasskey, type Passkey } from './authenticator.ts'

/** The device of a page, which keeps passkeys in memory and verifies its user. */
export interface PageDevice {
  readonly passkeys: Passkey[]
  /** Makes the next prompt fail with a DOMException of this name: `NotAllowedError` if the user closes it. */
  failNext(name: string): void
}

/**
 * Gives the page `PublicKeyCredential` and `navigator.credentials`. The page's own device can hold passkeys, unless
 * `isPlatform` is false. `PublicKeyCredential` is removed after the test.
 */
export function installPasskeys({ isPlatform = true } = {}): PageDevice {
  const passkeys: Passkey[] = []
  let failure: string | undefined
  const prompt = () => {
    const name = failure
    failure = undefined
    if (name) throw new DOMException('', name)
  }
  class Credential {
    static parseCreationOptionsFromJSON = (options: unknown) => options
    static parseRequestOptionsFromJSON = (options: unknown) => options
    static isUserVerifyingPlatformAuthenticatorAvailable = async () => isPlatform
    constructor(readonly toJSON: () => object) {}
  }
  const credentials = {
    create: async ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptionsJSON }) => {
      prompt()
      if (publicKey.excludeCredentials?.some(({ id }) => passkeys.some((held) => held.id === id)))
        throw new DOMException('', 'InvalidStateError')
      const { passkey, registration } = createPasskey(publicKey)
      passkeys.push(passkey)
      return new Credential(() => registration)
    },
    get: async ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptionsJSON }) => {
      prompt()
      const found = passkeys.find(({ id }) => publicKey.allowCredentials?.some((allowed) => allowed.id === id))
      if (!found) throw new DOMException('', 'NotAllowedError')
      return new Credential(() => found.sign(publicKey))
    },
  }
  vi.stubGlobal('PublicKeyCredential', Credential)
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  return {
    passkeys,
    failNext: (name) => {
      failure = name
    },
  }
}
