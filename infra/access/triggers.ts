import type { AccessRow } from './row.ts'

/** The functions that Cognito calls, with their trigger in the user pool. */
export const poolTriggers = {
  'triggers/custom-message': 'customMessage',
  'triggers/post-confirmation': 'postConfirmation',
  'triggers/pre-sign-up': 'preSignUp',
} as const
export type PoolTriggerName = keyof typeof poolTriggers

/** The functions that receive SES's events about our mails, through SNS. */
export const mailTriggers = ['triggers/mail-events'] as const
export type MailTriggerName = (typeof mailTriggers)[number]

export const triggerAccess = {
  'triggers/mail-events': {},
  'triggers/custom-message': { seconds: 5 },
  'triggers/post-confirmation': {
    pool: [
      'AdminGetUser',
      'AdminSetUserMFAPreference',
      'AdminUserGlobalSignOut',
      'AdminInitiateAuth',
      'AdminDisableProviderForUser',
    ],
    mail: true,
    seconds: 5,
  },
  'triggers/pre-sign-up': {
    // For sign-ups with Google.
    pool: ['AdminGetUser', 'AdminDeleteUser', 'AdminCreateUser', 'AdminLinkProviderForUser', 'AdminSetUserPassword'],
    seconds: 5,
    // Cognito calls it again while it creates that user, so two may start cold within the five seconds.
    memory: 1024,
  },
} as const satisfies Record<PoolTriggerName | MailTriggerName, AccessRow>
