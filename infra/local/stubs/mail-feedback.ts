import type { Mail } from './mailbox.ts'

/** What can happen to a mail after it was sent, on the inbox page's demand. */
export const mailFeedbackKinds = ['bounce', 'complaint'] as const
export type MailFeedback = (typeof mailFeedbackKinds)[number]

/** The event of SNS by which SES tells a function of it, in as far as ours reads it. */
export function createFeedbackEvent(mail: Mail, fate: MailFeedback): object {
  const timestamp = new Date().toISOString()
  const recipients = mail.to.map((emailAddress) => ({ emailAddress }))
  const message = {
    eventType: fate === 'bounce' ? 'Bounce' : 'Complaint',
    ...(fate === 'bounce'
      ? { bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: recipients, timestamp } }
      : { complaint: { complaintFeedbackType: 'abuse', complainedRecipients: recipients, timestamp } }),
    mail: {
      timestamp: mail.at,
      messageId: mail.id,
      destination: mail.to,
      tags: Object.fromEntries(Object.entries(mail.tags ?? {}).map(([name, value]) => [name, [value]])),
    },
  }
  const Sns = { Type: 'Notification', MessageId: `${mail.id}-${fate}`, Message: JSON.stringify(message) }
  return { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns }] }
}
