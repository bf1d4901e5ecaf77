import type { PreSignUpTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { limitSignUps } from '#functions/services/accounts/sign-up-limit.ts'
import { EmailAddress } from '#shared/email.ts'

const Event = z.object({
  triggerSource: z.string(),
  request: z.object({ userAttributes: z.object({ email: z.optional(z.string()) }) }),
})

/**
 * Refuses a sign-up with an address that our mails could not reach, or at a domain that has too many sign-ups. Throws then,
 * so that Cognito creates no user and passes the error's message on. Users whom the operator creates are not limited. Any other source,
 * such as an identity provider that is added to the pool, is refused: nothing here has checked its addresses.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { triggerSource, request } = Event.parse(event)
  if (triggerSource === 'PreSignUp_AdminCreateUser') return event
  if (triggerSource !== 'PreSignUp_SignUp') throw new Error('this way to sign up is not open')
  const { success, data: address } = EmailAddress.safeParse(request.userAttributes.email)
  if (!success) throw new Error('no mail can be sent to this address')
  await limitSignUps(address)
  return event
}
