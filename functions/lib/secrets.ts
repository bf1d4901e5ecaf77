import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { env } from './env.ts'

/** Long enough to cost nothing, short enough that a rotation reaches running functions soon. */
const keepMs = 5 * 60_000

const client = new SecretsManagerClient({})
const kept = new Map<string, { text: Promise<string>; until: number }>()

type Rotated = 'ORIGIN_SECRET' | 'UNSUBSCRIBE_SECRET'
type SecretVariable = Rotated | 'YOUTUBE_SECRET' | 'GOOGLE_SECRET' | 'AI_SECRET' | 'STRIPE_SECRET'

/** A secret's text, by the variable that holds its id; asked of Secrets Manager at most every five minutes. */
export function readSecret(variable: SecretVariable): Promise<string> {
  const id = env(variable)
  const known = kept.get(id)
  if (known && known.until > Date.now()) return known.text
  const text = client.send(new GetSecretValueCommand({ SecretId: id })).then(({ SecretString }) => {
    if (!SecretString) throw new Error(`${variable} holds no text`)
    return SecretString
  })
  kept.set(id, { text, until: Date.now() + keepMs })
  text.catch(() => kept.delete(id))
  return text
}

const Pair = z.object({ current: z.string().check(z.minLength(16)), previous: z.optional(z.string()) })

/** A secret of our own as it is accepted, the newest first: two values while it is being rotated. */
export async function readRotatingSecret(variable: Rotated): Promise<[string, ...string[]]> {
  const { current, previous } = Pair.parse(JSON.parse(await readSecret(variable)))
  return previous ? [current, previous] : [current]
}

/** What CloudFront may send in `x-origin-secret`. */
export const readOriginSecrets = (): Promise<string[]> => readRotatingSecret('ORIGIN_SECRET')
