import type { PreSignUpTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { admitFromGoogle } from '#functions/services/accounts/google-sign-up.ts'
import { limitSignUps } from '#functions/services/accounts/sign-up-limit.ts'
import { EmailAddress } from '#shared/email.ts'

const Event = z.object({
  triggerSource: z.string(),
  userPoolId: z.string(),
  userName: z.optional(z.string()),
  request: z.object({
    userAttributes: z.object({
      email: z.optional(z.string()),
      'custom:google_email': z.optional(z.string()),
      'custom:google_verified': z.optional(z.string()),
    }),
  }),
})

/**
 * Refuses a sign-up with an address that our mails could not reach, or at a domain that has too many sign-ups. It does so by throwing:
 * Cognito then creates no user and passes the error's message on. Users that the operator creates are not limited. For new users from
 * Google, see {@link admitFromGoogle}. Any other source, such as an identity provider that is added to the pool, is refused: nothing here
 * has checked its addresses.
 */
export async function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { triggerSource, userPoolId, userName = '', request } = Event.parse(event)
  const { userAttributes } = request
  if (triggerSource === 'PreSignUp_AdminCreateUser') return event
  if (triggerSource === 'PreSignUp_ExternalProvider') {
    await admitFromGoogle(userPoolId, {
      subject: readSubject(userName),
      email: userAttributes['custom:google_email'],
      isVerified: userAttributes['custom:google_verified'] === 'true',
    })
    return event
  }
  if (triggerSource !== 'PreSignUp_SignUp') throw notOpen()
  const { success, data: address } = EmailAddress.safeParse(userAttributes.email)
  if (!success) throw new Error('no mail can be sent to this address')
  await limitSignUps(address)
  return event
}

const notOpen = () => new Error('this way to sign up is not open')

/** Returns Google's `sub` from a user name of Cognito, in which the provider's name may have lost its capital. */
function readSubject(userName: string): string {
  const subject = /^google_(.+)$/i.exec(userName)?.[1]
  if (subject === undefined) throw notOpen()
  return subject
}
