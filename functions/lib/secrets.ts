import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { env } from './env.ts'

/** How long a secret is cached. Short enough that running functions get a rotated secret soon. */
const cacheMs = 5 * 60_000

const client = new SecretsManagerClient({})
const cached = new Map<string, { text: Promise<string>; until: number }>()

type Rotated = 'ORIGIN_SECRET' | 'SIGNING_SECRET'
type SecretVariable =
  | Rotated
  | 'YOUTUBE_SECRET'
  | 'GOOGLE_SECRET'
  | 'GOOGLE_SIGN_IN_SECRET'
  | 'AI_SECRET'
  | 'STRIPE_SECRET'

/** Returns the text of a secret whose id is in an environment variable, read from Secrets Manager at most every five minutes. */
export function readSecret(variable: SecretVariable): Promise<string> {
  const id = env(variable)
  const cachedSecret = cached.get(id)
  if (cachedSecret && cachedSecret.until > Date.now()) return cachedSecret.text
  const text = client.send(new GetSecretValueCommand({ SecretId: id })).then(({ SecretString }) => {
    if (!SecretString) throw new Error(`${variable} holds no text`)
    return SecretString
  })
  cached.set(id, { text, until: Date.now() + cacheMs })
  text.catch(() => cached.delete(id))
  return text
}

const Pair = z.object({ current: z.string().check(z.minLength(16)), previous: z.optional(z.string()) })

/** Returns the accepted values of a secret of our own, the newest first: two while it is being rotated. */
export async function readRotatingSecret(variable: Rotated): Promise<[string, ...string[]]> {
  const { current, previous } = Pair.parse(JSON.parse(await readSecret(variable)))
  return previous ? [current, previous] : [current]
}
