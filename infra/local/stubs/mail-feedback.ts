import type { Mail } from './mailbox.ts'

/** What SES can report about a mail after it was sent. Buttons on the inbox page trigger it. */
export const mailFeedbackKinds = ['bounce', 'complaint'] as const
export type MailFeedback = (typeof mailFeedbackKinds)[number]

/** Creates SES's SNS event for a bounce or complaint, limited to the fields our function reads. */
export function createFeedbackEvent(mail: Mail, kind: MailFeedback): object {
  const timestamp = new Date().toISOString()
  const recipients = mail.to.map((emailAddress) => ({ emailAddress }))
  const message = {
    eventType: kind === 'bounce' ? 'Bounce' : 'Complaint',
    ...(kind === 'bounce'
      ? { bounce: { bounceType: 'Permanent', bounceSubType: 'General', bouncedRecipients: recipients, timestamp } }
      : { complaint: { complaintFeedbackType: 'abuse', complainedRecipients: recipients, timestamp } }),
    mail: {
      timestamp: mail.at,
      messageId: mail.id,
      destination: mail.to,
      tags: Object.fromEntries(Object.entries(mail.tags ?? {}).map(([name, value]) => [name, [value]])),
    },
  }
  const Sns = { Type: 'Notification', MessageId: `${mail.id}-${kind}`, Message: JSON.stringify(message) }
  return { Records: [{ EventSource: 'aws:sns', EventVersion: '1.0', Sns }] }
}
