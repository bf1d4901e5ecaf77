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
 * Writes the account of a user who confirmed their address; a repeat changes nothing. A failure is logged and not
 * thrown: the user is confirmed by now and could not do so again, and `account/get` makes a missing account.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  try {
    const { triggerSource, request } = Event.parse(event)
    // The other source is a forgotten password, confirmed by someone who has an account.
    if (triggerSource === 'PostConfirmation_ConfirmSignUp') {
      await createAccount(request.userAttributes.sub, toProfile(request.userAttributes))
    }
  } catch (error) {
    log('error', 'triggers/post-confirmation', { error })
  }
  return event
}
