import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { toProfile } from '#functions/clients/cognito/profile.ts'
import { log } from '#functions/lib/log.ts'
import { createAccount } from '#functions/store/accounts.ts'

const Event = z.object({
  triggerSource: z.string(),
  request: z.object({ userAttributes: z.looseObject({ sub: z.string() }) }),
})

/**
 * Creates the account of a user who confirmed their address; a repeated call changes nothing. An error is logged and not
 * thrown, because the user is already confirmed and could not confirm again; `account/get` creates a missing account.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  try {
    const { triggerSource, request } = Event.parse(event)
    // The other source is a password reset by a user who has an account.
    if (triggerSource === 'PostConfirmation_ConfirmSignUp') {
      await createAccount(request.userAttributes.sub, toProfile(request.userAttributes))
    }
  } catch (error) {
    log('error', 'triggers/post-confirmation', { error })
  }
  return event
}
