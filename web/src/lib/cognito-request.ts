import type { Config } from '#shared/config.ts'
import { hasFields } from './fields.ts'
import { IdentityError } from './identity.ts'

/** Timeout of one request in milliseconds. */
export const requestTimeoutMs = 15_000

/** Sends one operation of Cognito's API for our app client. Rejects with {@link IdentityError} only. */
export type CognitoRequest = (operation: string, fields: Readonly<Record<string, unknown>>) => Promise<unknown>

/**
 * Creates a client for the operations of Cognito that need no cryptography. The official library hides the response
 * status of these and costs 26 KB.
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
        signal: AbortSignal.timeout(requestTimeoutMs),
      })
      answer = JSON.parse((await response.text()) || '{}')
    } catch (cause) {
      throw new IdentityError('not_reached', 0, undefined, { cause })
    }
    if (response.ok) return answer
    const kind = hasFields(answer, { __type: 'string' }) ? answer.__type.split('#').pop() : undefined
    const message = hasFields(answer, { message: 'string' }) ? answer.message : undefined
    throw new IdentityError(kind ?? 'unknown', response.status, message)
  }
