import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { env } from './env.ts'

/** Long enough to cost nothing, short enough that a rotation reaches running functions soon. */
const keepMs = 5 * 60_000

const client = new SecretsManagerClient({})
const kept = new Map<string, { text: Promise<string>; until: number }>()

/** A secret's text, by the variable that holds its id; asked of Secrets Manager at most every five minutes. */
export function secret(variable: 'ORIGIN_SECRET' | 'YOUTUBE_SECRET' | 'GOOGLE_SECRET' | 'AI_SECRET'): Promise<string> {
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

const OriginSecret = z.object({ current: z.string().check(z.minLength(16)), previous: z.optional(z.string()) })

/** What CloudFront may send in `x-origin-secret`: two values while the secret is being rotated. */
export async function originSecrets(): Promise<string[]> {
  const { current, previous } = OriginSecret.parse(JSON.parse(await secret('ORIGIN_SECRET')))
  return previous ? [current, previous] : [current]
}
