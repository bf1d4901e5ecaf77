import { generateKeyPairSync } from 'node:crypto'

declare global {
  var rsaKeys: Map<string, string> | undefined
}

/**
 * Returns an RSA key in PEM. It is created once for all test files of a process, since modules are evaluated again for
 * each file, and it is short: 2048 bits take a tenth of a second.
 */
export function rsaKey(name: string): string {
  globalThis.rsaKeys ??= new Map()
  const made = globalThis.rsaKeys.get(name)
  if (made) return made
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  globalThis.rsaKeys.set(name, key)
  return key
}
