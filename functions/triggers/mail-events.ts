import type { SNSEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { log, reasonOf } from '#functions/lib/log.ts'
import { suppressAddress } from '#functions/store/accounts.ts'
import type { SuppressionReason } from '#shared/notifications.ts'

const Event = z.object({ Records: z.array(z.object({ Sns: z.object({ Message: z.string() }) })) })

/** A mail event that SES publishes (docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html). */
const MailEvent = z.object({
  eventType: z.string(),
  bounce: z.optional(z.object({ bounceType: z.string(), timestamp: z.iso.datetime() })),
  complaint: z.optional(z.object({ complaintFeedbackType: z.nullish(z.string()), timestamp: z.iso.datetime() })),
  mail: z.object({ destination: z.array(z.string()), tags: z._default(z.record(z.string(), z.array(z.string())), {}) }),
})
type MailEvent = z.infer<typeof MailEvent>

/**
 * Suppresses notifications to an address after a permanent bounce or a spam complaint. Repeated events change nothing, nor do events
 * about a user's previous address. Throws on errors, so that SNS retries.
 */
export async function handler(event: SNSEvent): Promise<void> {
  for (const { Sns } of Event.parse(event).Records) {
    const event = parseEvent(Sns.Message)
    const suppression = event && toSuppression(event)
    const [userId, address] = [event?.mail.tags.user?.[0], event?.mail.destination[0]]
    if (!suppression || !userId || !address) continue
    const { reason, at } = suppression
    const isSuppressed = await suppressAddress(userId, address, reason, at)
    log('info', 'notifications suppressed', { userId, reason, isSuppressed })
  }
}

/** Returns undefined for an unreadable event, since a retry would only delay the others. */
function parseEvent(message: string): MailEvent | undefined {
  try {
    return MailEvent.parse(JSON.parse(message))
  } catch (error) {
    log('error', 'unreadable mail event', { reason: reasonOf(error) })
    return undefined
  }
}

/** Returns undefined for temporary bounces and for complaints that the provider withdrew (`not-spam`). */
function toSuppression({ bounce, complaint }: MailEvent): { reason: SuppressionReason; at: string } | undefined {
  if (bounce?.bounceType === 'Permanent') return { reason: 'bounced', at: bounce.timestamp }
  if (complaint && complaint.complaintFeedbackType !== 'not-spam')
    return { reason: 'complained', at: complaint.timestamp }
  return undefined
}
