import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { toProfile } from '#functions/clients/cognito/profile.ts'
import { completePasswordReset } from '#functions/services/accounts/sign-up.ts'

const Event = z.object({
  triggerSource: z.string(),
  userPoolId: z.string(),
  callerContext: z.object({ clientId: z.string() }),
  request: z.object({ userAttributes: z.looseObject({ sub: z.string() }) }),
})

/**
 * Ends every session of a user who reset their password. Throws on errors, so that the user resets it again: Cognito has already stored
 * the new password, but some sessions may still be valid. Does nothing after a sign-up, which `account/confirm-sign-up` completes.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { triggerSource, userPoolId: pool, callerContext, request } = Event.parse(event)
  if (triggerSource === 'PostConfirmation_ConfirmForgotPassword') {
    const { userAttributes } = request
    await completePasswordReset(userAttributes.sub, toProfile(userAttributes), {
      pool,
      client: callerContext.clientId,
    })
  }
  return event
}
