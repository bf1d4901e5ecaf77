import * as z from 'zod/mini'
import type { Config } from '#shared/config.ts'
import { IdentityError } from './identity.ts'

/** Milliseconds one request may take. */
export const requestLimit = 15_000

const Refusal = z.object({ __type: z.string(), message: z.optional(z.string()) })

/** One operation of Cognito's API for our client, given its other fields. Rejects with {@link IdentityError} only. */
export type CognitoRequest = (operation: string, fields: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Cognito at the wire, for everything that takes no cryptography: one small request each, which its library cannot do
 * without hiding the answer's status, and which a visitor must not pay the library's 26 KB for.
 */
export const cognitoRequest =
  (loadConfig: () => Promise<Config>): CognitoRequest =>
  async (operation, fields) => {
    let response: Response
    let answer: unknown
    try {
      const { cognitoEndpoint, userPoolClientId } = await loadConfig()
      response = await fetch(cognitoEndpoint, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({ ClientId: userPoolClientId, ...fields }),
        signal: AbortSignal.timeout(requestLimit),
      })
      answer = JSON.parse((await response.text()) || '{}')
    } catch (cause) {
      throw new IdentityError('not_reached', 0, undefined, { cause })
    }
    if (response.ok) return answer
    const { data } = z.safeParse(Refusal, answer)
    throw new IdentityError(data?.__type.split('#').pop() ?? 'unknown', response.status, data?.message)
  }

/** Reads an answer that must have this shape; {@link IdentityError} when it does not. */
export function readAs<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const read = z.safeParse(schema, answer)
  if (!read.success) throw new IdentityError('unreadable', 502, undefined, { cause: read.error })
  return read.data
}
