import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import { power } from '#infra/local/emulators/cognito/srp.ts'

/** A number of the sign-in library. */
interface LibraryNumber {
  toString(radix: number): string
}
type Done = (error: null, result: LibraryNumber) => void

const LibraryNumbers = z.object({
  default: z.custom<{
    new (digits: string, radix: number): LibraryNumber
    readonly prototype: {
      modPow(this: LibraryNumber, exponent: LibraryNumber, modulus: LibraryNumber, done: Done): LibraryNumber
    }
  }>((value) => typeof value === 'function'),
})

/**
 * Lets OpenSSL compute the powers that `amazon-cognito-identity-js` computes in JavaScript. A sign-in with a password
 * needs three. Each took up to 100 times as long, and together they took 5% of the CPU time of web tests. The
 * emulator's tests and those in a browser sign in with the library's own code.
 */
export function installNativePowers(): void {
  const { default: LibraryNumber } = LibraryNumbers.parse(
    createRequire(import.meta.url)('amazon-cognito-identity-js/lib/BigInteger.js'),
  )
  LibraryNumber.prototype.modPow = function (exponent, _, done) {
    const result = new LibraryNumber(power(toBigInt(this), toBigInt(exponent)).toString(16), 16)
    done(null, result)
    return result
  }
}

function toBigInt(value: LibraryNumber): bigint {
  const digits = value.toString(16)
  return digits.startsWith('-') ? -BigInt(`0x${digits.slice(1)}`) : BigInt(`0x${digits}`)
}
