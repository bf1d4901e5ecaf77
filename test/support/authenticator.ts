/** A software authenticator: what a browser and a device do with the options of a passkey, without either. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import * as z from 'zod/mini'

/** The fields that the authenticator reads from the options of registration and of sign-in. */
const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string() }),
  user: z.object({ id: z.string() }),
})
const RequestOptions = z.object({ challenge: z.string(), rpId: z.string() })

/** What a response contains besides what the options ask for. Each default is what an honest device does. */
export interface Circumstances {
  /** The page's origin. */
  readonly origin?: string
  /** The domain that the authenticator signs, in place of the one in the options. */
  readonly relyingPartyId?: string
  /** Whether the device verified its user, by fingerprint for instance. */
  readonly isVerified?: boolean
  /** Registers this credential id in place of a new one. */
  readonly id?: string
  /** Signs this number in place of the next one. */
  readonly signCount?: number
}

export interface Passkey {
  readonly id: string
  /** Signs a challenge, whoever it is for. A real device would refuse one that `allowCredentials` does not name. */
  sign(options: unknown, circumstances?: Circumstances): AuthenticationResponseJSON
}

const aaguid = Buffer.alloc(16)
const flags = { present: 0x01, verified: 0x04, attested: 0x40 }
const localSite = 'http://localhost:4321'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const toBase64Url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

/** Creates a passkey with a new P-256 key, and the response that registers it. */
export function createPasskey(
  options: unknown,
  { origin = localSite, relyingPartyId, isVerified = true, id = toBase64Url(randomBytes(32)) }: Circumstances = {},
): { passkey: Passkey; registration: RegistrationResponseJSON } {
  const { challenge, rp, user } = CreationOptions.parse(options)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const rawId = Buffer.from(id, 'base64url')
  const idLength = Buffer.alloc(2)
  idLength.writeUInt16BE(rawId.length)
  const head = createHead(relyingPartyId ?? rp.id, flags.attested, isVerified, 0)
  const authData = new Uint8Array(Buffer.concat([head, aaguid, idLength, rawId, encodeKey(publicKey)]))
  const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return {
    passkey: { id, sign: createSigner(id, privateKey, user.id) },
    registration: {
      ...describe(id),
      authenticatorAttachment: 'platform',
      response: {
        clientDataJSON: toBase64Url(createClientData('webauthn.create', challenge, origin)),
        attestationObject: toBase64Url(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    },
  }
}

function createSigner(id: string, key: KeyObject, userHandle: string): Passkey['sign'] {
  let count = 0
  return (options, { origin = localSite, relyingPartyId, isVerified = true, signCount } = {}) => {
    const { challenge, rpId } = RequestOptions.parse(options)
    count = signCount ?? count + 1
    const clientData = createClientData('webauthn.get', challenge, origin)
    const authenticatorData = createHead(relyingPartyId ?? rpId, 0, isVerified, count)
    return {
      ...describe(id),
      response: {
        clientDataJSON: toBase64Url(clientData),
        authenticatorData: toBase64Url(authenticatorData),
        signature: toBase64Url(sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), key)),
        userHandle,
      },
    }
  }
}

const describe = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} })

const createClientData = (type: string, challenge: string, origin: string) =>
  JSON.stringify({ type, challenge, origin, crossOrigin: false })

/** The first 37 bytes of the authenticator data. */
function createHead(relyingPartyId: string, more: number, isVerified: boolean, signCount: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags.present | (isVerified ? flags.verified : 0) | more)
  rest.writeUInt32BE(signCount, 1)
  return Buffer.concat([sha256(relyingPartyId), rest])
}

/** Encodes a P-256 key as a COSE key: its type, algorithm (ES256), curve and coordinates. */
function encodeKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
}
